"""Positions of Uruk in a few words, so that a test reads like the rule it tests.

>>> t = given(Has("mud hut village, kiln", hand="2 axe, lyre", stock="2 red"), epoch="II")
>>> t.play("use kiln").stock(A) == bag("3 red")
True

A list names things, with their number where it is not 1: "2 kiln, axe", "3 red, blue". What is laid may carry a
village or a city, and cubes: "mud hut village with 3 red, kiln city". A deck lists the cards in the order in which
they will be drawn; "..." at its end stands for all inventions that lie nowhere else, in no order. Without it they are
in the hand of the last player. Events that a test does not name are the oldest cards of the discard pile.

Whatever a test leaves out is filled in so that the position could arise in a real game: all cards, cubes and discs
are somewhere, and what is hidden is booked as hidden. `invariants` checks that, here and after every move.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import edubba
from edubba.games.uruk.box import COLOUR_IDS, EVENT_IDS, TYPE_IDS
from edubba.games.uruk.edge.game import Uruk
from edubba.games.uruk.rules.cards import CARDS, COLOURS, ENLIL, NO_CARD, TYPES
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.rules.turn import AFTER_TURN, NEXT_TURN, Menu
from edubba.kernel.chance import BLOCK, Chance
from edubba.kernel.journal import Event, Journal
from edubba.kernel.pile import Pile
from tests.uruk.invariants import check

A, B, C, D = range(4)
NAMES = TYPE_IDS + EVENT_IDS
EPOCHS = ("I", "II", "III", "IV")
STARTS = ("cistern", "clay_pot", "net", "mud_hut")


def uruk() -> Uruk:
    game = edubba.load("uruk")
    assert isinstance(game, Uruk)
    return game


def things(text: str) -> list[str]:
    """The names in a list such as "2 kiln, axe", one by one.

    >>> things("2 mud hut, axe")
    ['mud_hut', 'mud_hut', 'axe']
    """
    found = []
    for item in filter(None, (part.strip() for part in text.split(","))):
        count, name = item.split(" ", 1) if item[0].isdigit() else ("1", item)
        found += [name.replace(" ", "_")] * int(count)
    return found


def bag(text: str) -> Counter[str]:
    """The things of a list without an order, to compare hands and cubes with."""
    return Counter(things(text))


def number(name: str) -> int:
    assert name in NAMES, f"there is no card {name!r}"
    return NAMES.index(name)


def numbers(text: str) -> list[int]:
    return [number(name) for name in things(text)]


@dataclass(frozen=True)
class Has:
    """What a player has. `laid` None: a level-1 invention with a village, if one is left.

    `shown` are hand cards that all have seen.
    """

    laid: str | None = None
    hand: str = ""
    stock: str = ""
    gods: str = ""
    shown: str = ""


class Table:
    """A position and what a test wants to do with it."""

    def __init__(self, state: UrukState) -> None:
        self.state = state
        self.pile_before = len(state.discards)

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked."""
        (seat,) = self.state.to_act
        return seat

    def play(self, *texts: str) -> Table:
        """Actions one after the other, each by the player who is asked."""
        for text in texts:
            self.plays(self.seat, text)
        return self

    def plays(self, seat: int, text: str) -> Table:
        """An action of one of several players who are asked at once."""
        self.state.apply(seat, uruk().parse(text))
        check(self.state)
        return self

    @property
    def choices(self) -> set[str]:
        """The legal actions of the player who is asked, in notation."""
        return self.choices_of(self.seat)

    def choices_of(self, seat: int) -> set[str]:
        return {uruk().notation(action) for action in self.state.legal(seat)}

    def verbs(self, verb: str) -> set[str]:
        """What may follow a verb now: verbs("make") could be {"kiln", "axe"}."""
        return {text.partition(" ")[2] for text in self.choices if text.partition(" ")[0] == verb}

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        return self.state.why_not(self.seat if seat is None else seat, uruk().parse(text))

    def ways(self, *texts: str) -> list[tuple[str, ...]]:
        """All ways to go on after these actions until the menu comes back, each as the actions it takes."""
        return [way for way, _ in self.outcomes(*texts)]

    def outcomes(self, *texts: str) -> list[tuple[tuple[str, ...], Table]]:
        """As `ways`, with the positions they lead to."""
        here = self.copy().play(*texts)
        seat = here.seat
        found: list[tuple[tuple[str, ...], Table]] = []
        open_ends: list[tuple[tuple[str, ...], Table]] = [((), here)]
        while open_ends:
            way, table = open_ends.pop()
            if table.state.over or table.seat != seat or "end" in table.choices:
                found.append((way, table))
            else:
                open_ends += [((*way, text), table.copy().play(text)) for text in sorted(table.choices)]
        return found

    def copy(self) -> Table:
        twin = Table(self.state.clone())
        twin.pile_before = self.pile_before
        return twin

    def listen(self) -> list[Event]:
        """A list that grows with everything that is told from now on."""
        self.state.journal = Journal()
        return self.state.journal.events

    # --- looking ------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Counter[str]:
        held = self.state.players[seat].hand
        return Counter({TYPE_IDS[card]: held[card] for card in range(TYPES) if held[card]})

    def laid(self, seat: int) -> list[str]:
        """The inventions of a tableau, slot by slot."""
        return [TYPE_IDS[card] for card in self.state.players[seat].cards]

    def discs(self, seat: int) -> list[int]:
        return list(self.state.players[seat].discs)

    def stock(self, seat: int) -> Counter[str]:
        return _cubes(self.state.players[seat].stock)

    def cubes_on(self, seat: int, name: str) -> Counter[str]:
        player = self.state.players[seat]
        load = player.cubes[self.laid(seat).index(name.replace(" ", "_"))]
        return _cubes([load >> 4 * colour & 15 for colour in range(COLOURS)])

    def gods(self, seat: int) -> list[str]:
        return [NAMES[god] for god in self.state.players[seat].gods]

    @property
    def supply(self) -> Counter[str]:
        return _cubes(self.state.supply)

    @property
    def display(self) -> list[str]:
        return ["-" if card == NO_CARD else TYPE_IDS[card] for card in self.state.display]

    @property
    def deck_size(self) -> int:
        return sum(len(layer) for layer in self.state.deck.layers)

    @property
    def discarded(self) -> list[str]:
        """What was put on the discard pile since the position was given, oldest first."""
        return [NAMES[card] for card in self.state.discards[self.pile_before :]]

    @property
    def epochs(self) -> list[int]:
        return list(self.state.epochs)

    def points(self, seat: int, row: str) -> int:
        """One row of the score sheet."""
        return dict(self.state.score_sheet(seat))[row]


def _cubes(counts: list[int]) -> Counter[str]:
    return Counter({COLOUR_IDS[colour]: counts[colour] for colour in range(COLOURS) if counts[colour]})


def given(
    *players: Has,
    seats: int = 2,
    active: int = A,
    first: int = A,
    actions: int = 3,
    used: str = "",
    round: int = 5,
    end: str = "",
    display: str = "pulley, clay pipe, sewer",
    deck: str = "...",
    discards: str = "",
    reshuffles: int = 1,
    event: str = "",
    activated: str = "",
    face_down: str = "",
    epoch: str = "",
    epochs: tuple[int, int, int, int] | None = None,
    erupted: str = "",
    options: Mapping[str, object] | None = None,
    version: str | None = None,
) -> Table:
    """A position at the menu of the active player.

    `used`: inventions whose function was used in this turn. `epoch`: the lowest with discs; or `epochs`: the discs on
    all four; what lies neither there nor in a tableau is the common stock. `end`: "near" after the last disc was
    taken, or "last round". `event` waits in the event slot; `activated` has been woken by the one that lies
    `face_down`, and acts when the turn ends. `erupted`: letters of players who will lose actions.
    """
    seats = max(seats, len(players))
    s = uruk().new(seats, seed=1, options=options, version=version)
    assert isinstance(s, UrukState)
    everybody = [*players, *[Has()] * (seats - len(players))]
    s.first, s.active, s.actions, s.round = first, active, actions, round
    s.final_round = {"": 0, "near": round + 1, "last round": round}[end]
    s.used = sum(1 << number(name) for name in things(used))
    s.victims = sum(1 << "ABCD".index(letter) for letter in erupted)
    s.reshuffles = reshuffles
    s.display = ([NO_CARD if name == "-" else number(name) for name in things(display)] + [NO_CARD] * 3)[:3]
    s.event = s.face_down = NO_CARD
    if event or activated:
        s.event = number(event or activated)
    if activated:
        kept = ", ".join([activated, *[player.gods for player in players]])
        s.face_down = number(face_down or next(name for name in EVENT_IDS if name not in things(f"{kept}, {discards}")))
        s.face_down_seen = 1 << active
    _lay(s, everybody)
    _deal_cards(s, everybody, deck, discards)
    _deal_discs(s, epoch, epochs)
    s.agenda = []
    s.then(Menu(active), AFTER_TURN, NEXT_TURN)
    s.proceed()
    check(s)
    return Table(s)


def _lay(s: UrukState, players: list[Has]) -> None:
    """Tableaux, cubes and kept gods."""
    named = " ".join(f"{player.laid} {player.hand} {player.shown}" for player in players).replace(" ", "_")
    starts = [start for start in STARTS if start not in named][: s.seats - sum(start in named for start in STARTS)]
    s.supply = s.printed.cubes_each[:]
    for player, has in zip(s.players, players, strict=True):
        while player.cards:
            player.close_slot(0)
        laid = has.laid if has.laid is not None else f"{starts.pop(0)} village" if starts else ""
        for slot, item in enumerate(filter(None, laid.split(","))):
            name, _, cubes = item.strip().partition(" with ")
            discs = 1 if name.endswith(" village") else 2 if name.endswith(" city") else 0
            card = number(re.sub(" (village|city)$", "", name).replace(" ", "_"))
            player.open_slot()
            player.lay(slot, card)
            player.stack(slot, discs)
            for cube in things(cubes.replace(" and ", ",")):
                colour = COLOUR_IDS.index(cube)
                player.load(slot, 1 << 4 * colour)
                s.supply[colour] -= 1
        stock = bag(has.stock)
        player.stock = [stock[name] for name in COLOUR_IDS]
        for colour in range(COLOURS):
            s.supply[colour] -= player.stock[colour]
        player.gods = numbers(has.gods)


def _deal_cards(s: UrukState, players: list[Has], deck: str, discards: str) -> None:
    """Hands, deck and discard pile; whatever has no place yet gets one."""
    coming = numbers(deck.replace("...", ""))
    pile = numbers(discards)
    placed = Counter(coming + pile + s.display + [s.event, s.face_down])
    for player, has in zip(s.players, players, strict=True):
        placed.update(player.cards + player.gods + numbers(has.hand) + numbers(has.shown))
    starts = [number(name) for name in STARTS]
    spare = s.seats - sum(placed[card] for card in starts)
    oldest = [card for card in starts if not placed[card]][: max(spare, 0)]
    oldest += [card for card in range(ENLIL, CARDS) if not placed[card]]
    copies = [0 if card in starts else s.printed.copies[card] for card in range(TYPES)]
    rest = [card for card in range(TYPES) for _ in range(copies[card] - placed[card])]
    s.removed = []
    if s.reshuffles:
        s.removed, rest = rest[:15], rest[15:]
    s.discards = oldest + pile
    hidden = [numbers(has.hand) for has in players]
    if "..." not in deck:
        hidden[-1] += rest
        rest = []
    ages = [_age(s, card) for card in range(CARDS)]
    layers = {
        age: [card for card in rest + coming[::-1] if ages[card] == age] for age in sorted(set(ages), reverse=True)
    }
    s.deck = Pile([layer for layer in layers.values() if layer], [age for age in layers if layers[age]])
    s.deck_events = sum(card >= ENLIL for card in rest + coming)
    s.chance = _loaded_dice(s.deck, coming)
    s.unseen = [0] * CARDS
    for card in rest + coming + [card for hand in hidden for card in hand] + [s.face_down] * (s.face_down >= 0):
        s.unseen[card] += 1 << 4 * ages[card]
    for seat, has in enumerate(players):
        player = s.players[seat]
        s.empty_hand(player)
        player.known, player.ages = [], 0
        for card in hidden[seat]:
            s.to_hand_hidden(seat, card, ages[card])
        for card in numbers(has.shown):
            s.to_hand_known(seat, card)


def _age(s: UrukState, card: int) -> int:
    """The shuffle a hidden card comes from: its part of the first deck, or the last reshuffle."""
    if s.reshuffles:
        return 1 + s.reshuffles
    return 0 if card < TYPES and s.printed.level[card] == 2 else 1


def _loaded_dice(deck: Pile, coming: list[int]) -> Chance:
    """Dice that draw these cards, which lie at the end of their layers, and are fair afterwards."""
    drawn, words = deck.clone(), b""
    for card in coming:
        assert drawn.layers[-1][-1] == card, f"{NAMES[card]} cannot be the next card of this deck"
        words += (len(drawn.layers[-1]) - 1).to_bytes(2, "little")
        drawn.draw(Chance(bytes(32), counter=0, block=words[-2:], used=0))
    return Chance(bytes(32), counter=0, block=bytes(BLOCK - len(words)) + words, used=BLOCK - len(words))


def _deal_discs(s: UrukState, epoch: str, epochs: tuple[int, int, int, int] | None) -> None:
    """Discs that are not in a tableau: on the epochs, the rest in the common stock."""
    printed = s.printed.discs[s.seats]
    left = sum(printed) + s.seats - sum(player.all_discs() for player in s.players)
    if epochs is None:
        epochs = (0, 0, 0, left) if s.final_round else _last_discs(printed, left, EPOCHS.index(epoch or "I"))
    assert not epoch or epochs[EPOCHS.index(epoch)], f"too many discs are placed for epoch {epoch}"
    s.epochs = list(epochs)
    s.common = left - sum(epochs)


def _last_discs(printed: list[int], left: int, lowest: int) -> tuple[int, int, int, int]:
    discs = [0, 0, 0, 0]
    for epoch in range(3, lowest - 1, -1):
        discs[epoch] = min(printed[epoch], left)
        left -= discs[epoch]
    return discs[0], discs[1], discs[2], discs[3]
