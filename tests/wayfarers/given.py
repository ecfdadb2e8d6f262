"""Positions of Wayfarers in a few words, so that a test reads like the rule it tests.

>>> t = given(Has("L01 T08>L01", silver=2, dice="1"))
>>> t.play("die 1", "place L01", "part tile-land", "tile UL1a", "cell 4m").silver(A)
0

Cards, tiles and places have the names of the notation: "L01 W13 S06" are land, water and space cards in the order in
which they were acquired, "T08>L01" is a townsfolk card under its host, "I03>PS" an inspiration card under a space card,
"UL1a@2t" a tile face with its anchor cell. Whatever a test leaves out is filled in so that the position could arise in
a real game; `invariants` checks that, here and after every move. Decks lie in the order of their numbers, the cards a
test names on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import edubba
from edubba.games.wayfarers.edge.game import Wayfarers
from edubba.games.wayfarers.edge.labels import (
    CARD_IDS,
    CELL_IDS,
    DESIGN_IDS,
    FACE_IDS,
    HOST_IDS,
    PLAN_IDS,
    SKY_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STOP_IDS,
)
from edubba.games.wayfarers.rules import scoring
from edubba.games.wayfarers.rules.acquire import ChooseHost, ChooseSky, gain
from edubba.games.wayfarers.rules.automa import Automa
from edubba.games.wayfarers.rules.cards import HOST, LAND, NONE, ROWS, SLOTS, SPACE, TUCK, WATER
from edubba.games.wayfarers.rules.language import GUILD_NAMES, ROW_NAMES, WORKER_NAMES
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import place_tile
from edubba.games.wayfarers.rules.turn import AI_TURN, TURN_OVER, TURNS
from edubba.kernel.journal import Event, Journal
from tests.wayfarers.dealing import balance, give_away, loaded
from tests.wayfarers.invariants import check

A, B, C, D = range(4)
AI = 1


def wayfarers() -> Wayfarers:
    game = edubba.load("wayfarers")
    assert isinstance(game, Wayfarers)
    return game


def numbered(card: str) -> tuple[int, int]:
    """The row and number of a card: "L02" is (1, 1)."""
    return divmod(CARD_IDS.index(card), 36)


def counts(text: str, names: list[str]) -> list[int]:
    """ "black 2, blue" by the order of the names."""
    found = [0] * len(names)
    for item in filter(None, (part.strip() for part in text.split(","))):
        name, _, count = item.partition(" ")
        found[names.index(name)] += int(count or 1)
    return found


@dataclass(frozen=True)
class Has:
    """What a player has. `dice` are the values in the supply; the dice that are not placed complete it with sixes."""

    cards: str = ""
    tiles: str = ""
    silver: int = 3
    provision: int = 2
    guilds: str = "yellow 1, blue 1"
    workers: str = "yellow, blue"
    dice: str = ""
    placed: str = ""
    at: str = "P0"
    supply: int | None = None
    board: int = 1


class Table:
    """A position and what a test wants to do with it."""

    def __init__(self, state: WayfarersState) -> None:
        self.state = state

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked."""
        (seat,) = self.state.to_act
        return seat

    def play(self, *texts: str) -> Table:
        """Actions one after the other, each by the player who is asked."""
        for text in texts:
            self.state.apply(self.seat, wayfarers().parse(text))
            check(self.state)
        return self

    @property
    def choices(self) -> set[str]:
        """The legal actions of the player who is asked, in notation."""
        return {wayfarers().notation(action) for action in self.state.legal(self.seat)}

    def verbs(self, verb: str) -> set[str]:
        """What may follow a verb now: verbs("card") could be {"land-1", "land-2"}."""
        return {text.partition(" ")[2] for text in self.choices if text.partition(" ")[0] == verb}

    def why_not(self, text: str) -> str | None:
        return self.state.why_not(self.seat, wayfarers().parse(text))

    def copy(self) -> Table:
        return Table(self.state.clone())

    def listen(self) -> list[Event]:
        """A list that grows with everything that is told from now on."""
        self.state.journal = Journal()
        return self.state.journal.events

    @property
    def asked(self) -> str:
        """The name of the question on the table."""
        return type(self.state.agenda[-1]).__name__

    # --- looking ------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def silver(self, seat: int) -> int:
        return int(self.player(seat).silver)

    def provision(self, seat: int) -> int:
        return int(self.player(seat).provision)

    def guild(self, seat: int, name: str) -> int:
        return self.player(seat).guilds[GUILD_NAMES.index(name)]

    def workers(self, seat: int) -> list[int]:
        """Green, yellow and blue ones in the supply."""
        return list(self.player(seat).workers)

    def dice(self, seat: int) -> list[int]:
        """The values in the supply."""
        return [face + 1 for face, count in enumerate(self.player(seat).dice) for _ in range(count)]

    def at(self, seat: int) -> str:
        return STOP_IDS[self.player(seat).at]

    def counted(self, seat: int, counter: int) -> int:
        return scoring.counted(self.player(seat), counter)

    def shown(self, slot: str) -> str | None:
        """The card in a slot."""
        place = SLOT_IDS.index(slot)
        card = self.state.display[place]
        return None if card == NONE else CARD_IDS[36 * (place // 4) + card]

    def mark(self, slot: str) -> int:
        return self.state.marks[SLOT_IDS.index(slot)]

    def standing(self, slot: str) -> set[str]:
        mask = self.state.standing[SLOT_IDS.index(slot)]
        return {name for colour, name in enumerate(WORKER_NAMES) if mask >> colour & 1}

    def has(self, seat: int, card: str) -> bool:
        """True if the card is in the panorama of this player, or in the pile of the AI."""
        row, number = numbered(card)
        ai = self.state.automa
        if ai is not None and seat == AI:
            return bool(ai.cards[row] >> number & 1)
        player = self.player(seat)
        if row in (LAND, WATER):
            return HOST_IDS.index(card) in player.hosts
        return number in ((player.folk, (), (), player.skies, player.muses)[row])

    def score(self, seat: int, row: str) -> int:
        """One row of the score sheet."""
        return dict(self.state.score_sheet(seat))[row]

    @property
    def ai(self) -> Automa:
        assert self.state.automa is not None
        return self.state.automa


def given(
    *players: Has,
    seats: int = 2,
    active: int = A,
    display: Mapping[str, str | None] | None = None,
    decks: str = "",
    marks: Mapping[str, int] | None = None,
    workers: Mapping[str, str] | None = None,
    greens: int = 15,
    sides: str = "AAA",
    journal: Mapping[str, str] | None = None,
    luck: tuple[int, ...] = (),
    ending: int = 0,
    options: Mapping[str, object] | None = None,
) -> Table:
    """A position at the start of a turn. `display`: the card in a slot, None for an empty slot with an empty deck.

    `marks`: whose influence lies on the card of a slot; `workers`: their colours there. `greens`: mask of the spots
    beside the journal that still have a worker. `journal`: the journal tile on a space. `luck`: the next draws of
    chance, a die that shows 3 is a 2.
    """
    seats = max(seats, len(players))
    s = wayfarers().new(seats, seed=1, options={"section_sides": sides, **(options or {})})
    assert isinstance(s, WayfarersState)
    _seats(s, list(players))
    _board(s, display, decks, marks, workers, greens, journal, "")
    return _start(s, active, ending, luck)


def solo(
    human: Has | None = None,
    board: str = "AI1",
    face_up: str = "",
    track: int = 0,
    comets: int = 0,
    filled: int = 0,
    ai: str = "yellow 1, blue 1",
    ai_workers: str = "yellow, blue",
    ai_at: str = "P0",
    ai_turn: bool = False,
    plan: str = "",
    display: Mapping[str, str | None] | None = None,
    decks: str = "",
    marks: Mapping[str, int] | None = None,
    workers: Mapping[str, str] | None = None,
    greens: int = 15,
    sides: str = "AAA",
    journal: Mapping[str, str] | None = None,
    sold_out: str = "",
    luck: tuple[int, ...] = (),
    ending: int = 0,
    options: Mapping[str, object] | None = None,
    version: str | None = None,
) -> Table:
    """A position of a solo game. With `ai_turn` the AI has just had its turn, in which it revealed `plan`, if named."""
    agreed = {"section_sides": sides, "ai_board": board, **(options or {})}
    s = wayfarers().new(1, seed=1, options=agreed, version=version)
    assert isinstance(s, WayfarersState)
    assert s.automa is not None
    automa = s.automa
    automa.face_up = [PLAN_IDS.index(card) for card in face_up.split()]
    automa.face_down = 63 & ~sum(1 << card for card in automa.face_up)
    automa.last = automa.face_up[-1] if automa.face_up else -1
    automa.track, automa.comets, automa.filled = track, comets, filled
    machine = s.players[AI]
    machine.guilds = counts(ai, GUILD_NAMES[:3])
    machine.workers = counts(ai_workers, WORKER_NAMES)
    machine.at = STOP_IDS.index(ai_at)
    draws = luck
    if plan:
        down = [card for card in range(6) if automa.face_down >> card & 1]
        draws = (down.index(PLAN_IDS.index(plan)), *luck)
    _seats(s, [human or Has()])
    _board(s, display, decks, marks, workers, greens, journal, sold_out)
    table = _start(s, A, ending, draws)
    if ai_turn:
        s.active, s.turns = AI, s.turns + 1
        s.agenda = [TURN_OVER, AI_TURN]
        s.proceed()
        check(s)
    return table


def _seats(s: WayfarersState, players: list[Has]) -> None:
    for seat in range(s.seats):
        _seat(s, seat, players[seat] if seat < len(players) else Has())


def _board(
    s: WayfarersState,
    display: Mapping[str, str | None] | None,
    decks: str,
    marks: Mapping[str, int] | None,
    workers: Mapping[str, str] | None,
    greens: int,
    journal: Mapping[str, str] | None,
    sold_out: str,
) -> None:
    """Everything that belongs to nobody."""
    s.greens = greens
    for name in sold_out.split():
        design = DESIGN_IDS.index(name)
        assert s.automa is not None, "who should have them?"
        s.players[AI].tiles = s.players[AI].tiles + [18 * s.printed.faces_of[design][0]] * s.piles[design]
        s.piles[design] = 0
    _deal(s, display or {}, decks)
    for slot, owner in (marks or {}).items():
        s.marks[SLOT_IDS.index(slot)] = owner
        if owner < s.seats:
            s.players[owner].supply -= 1
    for slot, colours in (workers or {}).items():
        s.standing[SLOT_IDS.index(slot)] = sum(1 << WORKER_NAMES.index(colour) for colour in colours.split())
    for space, tile in (journal or {}).items():
        place = s.printed.tile_space[STOP_IDS.index(space)]
        number = int(tile[1:]) - 1
        there = s.tiles_at.index(number)
        s.tiles_at[there], s.tiles_at[place] = s.tiles_at[place], number
    balance(s)


def _start(s: WayfarersState, active: int, ending: int, luck: tuple[int, ...]) -> Table:
    s.first, s.active, s.turns, s.ending = 0, active, active, ending
    s.chance = loaded(luck)
    s.agenda = [TURNS[active]]
    s.proceed()
    check(s)
    return Table(s)


def _seat(s: WayfarersState, seat: int, has: Has) -> None:
    """Cards, tiles, goods and dice of one player."""
    player = s.players[seat]
    player.board = has.board - 1
    for word in has.cards.split():
        card, _, host = word.partition(">")
        row, number = numbered(card)
        if row in (LAND, WATER, SPACE):
            gain(s, seat, row, number, NONE)
        elif row == 0:
            ChooseHost(seat, number).take(s, seat, HOST + HOST_IDS.index(host))
        else:
            ChooseSky(seat, number, NONE).take(s, seat, TUCK + SKY_IDS.index(host))
    for word in has.tiles.split():
        face, _, cell = word.partition("@")
        place_tile(s, seat, FACE_IDS.index(face), CELL_IDS.index(cell))
    s.triggered, s.linked, s.fresh_land, s.fresh_folk = [], [], 0, 0
    player.silver, player.provision = has.silver, has.provision
    player.guilds = counts(has.guilds, GUILD_NAMES[:3])
    player.supply = 15 - sum(player.guilds)
    if has.supply is not None:
        player.guilds[0] += player.supply - has.supply
        player.supply = has.supply
    player.workers = counts(has.workers, WORKER_NAMES)
    player.at = STOP_IDS.index(has.at)
    column = s.printed.column[player.at]
    player.reserve = 2 - (column >= 2) - (column >= 6)
    player.placed = sum(1 << SPACE_IDS.index(space) for space in has.placed.split())
    values = [int(value) for value in has.dice.split()]
    values += [6] * (5 - player.reserve - len(has.placed.split()) - len(values))
    player.dice = [values.count(face + 1) for face in range(6)]


def _deal(s: WayfarersState, display: Mapping[str, str | None], decks: str) -> None:
    """Every card that nobody has: in its slot, or in its deck, in order."""
    taken: list[set[int]] = [set() for _ in range(ROWS)]
    for player in s.players[: s.seats]:
        taken[0] |= {card for card in player.folk if card >= 0}
        taken[1] |= {host for host in player.hosts if host < 36}
        taken[2] |= {host - 37 for host in player.hosts if 37 <= host < 73}
        taken[3] |= {card for card in player.skies if card < 36}
        taken[4] |= {card for card in player.muses if card >= 0}
    if s.automa is not None:
        s.automa.cards = [0] * ROWS
    wanted = [numbered(card) for card in decks.split()]
    placed = {slot: numbered(card) for slot, card in display.items() if card is not None}
    empty = {slot for slot, card in display.items() if card is None}
    s.display, s.marks, s.standing = [NONE] * SLOTS, [NONE] * SLOTS, [0] * SLOTS
    for row in range(ROWS):
        top = [card for one, card in wanted if one == row]
        chosen = {card for one, card in placed.values() if one == row}
        rest = [card for card in range(len(s.printed.tag_mask[row])) if card not in taken[row] | chosen | set(top)]
        for slot in range(4):
            name = f"{ROW_NAMES[row]}-{slot + 1}"
            if name in placed:
                s.display[4 * row + slot] = placed[name][1]
            elif name not in empty:
                s.display[4 * row + slot] = rest.pop(0)
        s.bags[row], s.left[row] = 0, 0
        s.under = s.under[:]
        s.under[row] = top + rest
        if any(name.startswith(ROW_NAMES[row]) for name in empty):
            give_away(s, row)
