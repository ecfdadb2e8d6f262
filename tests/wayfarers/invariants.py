"""What is true of every position of Wayfarers, at every moment (WAY-21), and what of it a seat cannot know (WAY-18).

`check` looks at a single position. It is exact in the middle of a move too: a die that is being placed is in hand, a
card that looks for its host lies nowhere, and drawn cards are before their drawer alone.
"""

from __future__ import annotations

from collections import Counter

import edubba
from edubba.games.wayfarers.rules.acquire import ChooseHost, ChooseSky
from edubba.games.wayfarers.rules.cards import (
    ALL_TILES,
    CARD_COUNT,
    CELLS,
    FIRST_SPECIAL,
    FIRST_WATER,
    INSPIRATION,
    LAND,
    NONE,
    PRINTED_CITY,
    PRINTED_HARBOUR,
    PRINTED_STARS,
    ROWS,
    SLOTS,
    SPACE,
    TAGS,
    TILE_COUNT,
    TOWNSFOLK,
    WATER,
)
from edubba.games.wayfarers.rules.hidden import SPECTATOR
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import ChooseCell, TilePrice, reach_of, room_left
from edubba.games.wayfarers.rules.turn import Turn
from edubba.kernel import State

# The first two are only what other questions have in common; the last is seldom.
RARE = {"Drawn", "Fee", "ai-top-card"}
BRIEF_GESTURES = True
# Dice and influence are as good where they are; another move in the journal costs influence.
STOPS = {"ChooseGuild", "MoveAgain", "MoveToken", "Nudge", "Refresh", "Shift", "Trade"}
CAN_WAIT = {"trade"}
# Who seldom rests and buys what can be had gets through the journal before the turns are over.
BENT = {
    "rest": 0.05, "skip": 0.1, "go": 30, "part": 3, "card": 4, "tile": 4, "trade": 0.1, "finish": 4, "place": 2,
    "reroll": 0.5,
}  # fmt: skip
GOLDEN = {"turn_cap": 24}
DECKS = (36, 36, 36, 36, 16)


def check(state: State) -> None:
    """Fail unless this position is possible."""
    assert isinstance(state, WayfarersState)
    check_cards(state)
    check_workers(state)
    check_tiles(state)
    check_journal(state)
    check_turn(state)
    check_scores(state)
    for seat in range(state.seats):
        check_player(state, seat)
    if state.automa is not None:
        check_automa(state)


def hidden(state: State, seat: int | None) -> dict[str, list[int]]:
    """What this seat (None: a spectator) cannot know. Decks have no order: what is hidden is what somebody has seen."""
    assert isinstance(state, WayfarersState)
    eye = SPECTATOR if seat is None else seat
    return {
        "under the decks": [place & 63 for row in state.under for place in row if not place >> 6 >> eye & 1],
        "drawn cards": [card & 63 for card in state.drawn if not card >> 9 >> eye & 1],
    }


def in_hand(s: WayfarersState) -> list[tuple[int, int]]:
    """A card that was taken and has no place yet, as row and number."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, ChooseHost):
        return [(TOWNSFOLK, top.card)]
    return [(INSPIRATION, top.card)] if isinstance(top, ChooseSky) else []


def owned(player: Player, row: int) -> list[int]:
    """The cards of a row that a player has, without the printed ones."""
    if row == TOWNSFOLK:
        return [card for card in player.folk if card >= 0]
    if row == LAND:
        return [host for host in player.hosts if host < PRINTED_CITY]
    if row == WATER:
        return [host - FIRST_WATER for host in player.hosts if FIRST_WATER <= host < PRINTED_HARBOUR]
    if row == SPACE:
        return [card for card in player.skies if card != PRINTED_STARS]
    return [card for card in player.muses if card >= 0]


def check_cards(s: WayfarersState) -> None:
    """WAY-I4: every card is in one place; rows are full at the start of a turn, unless the deck is empty."""
    for row in range(ROWS):
        slots = [card for card in s.display[4 * row : 4 * row + 4] if card != NONE]
        places: Counter[int] = Counter(slots)
        places.update(card for card in range(36) if s.bags[row] >> card & 1)
        places.update(place & 63 for place in s.under[row])
        places.update(card & 63 for card in s.drawn if card >> 6 & 7 == row)
        places.update(card for one, card in in_hand(s) if one == row)
        for player in s.players:
            places.update(owned(player, row))
        if s.automa is not None:
            places.update(card for card in range(36) if s.automa.cards[row] >> card & 1)
        assert places == Counter(range(DECKS[row])), f"row {row}: {places}"
        assert s.left[row] == s.bags[row].bit_count()
        if s.agenda and isinstance(s.agenda[-1], Turn):
            assert len(slots) == 4 or not s.deck_size(row)
            assert slots == s.display[4 * row : 4 * row + len(slots)], "a gap in a row"
    for slot in range(SLOTS):
        if s.display[slot] == NONE:
            assert s.marks[slot] == NONE
            assert s.standing[slot] == 0


def check_workers(s: WayfarersState) -> None:
    """WAY-I2."""
    count = len(s.players)
    found = [int(s.greens).bit_count(), 0, 0]
    for player in s.players:
        for colour in range(3):
            found[colour] += player.workers[colour]
    for slot in range(SLOTS):
        assert s.standing[slot] & ~s.printed.workers_on[slot // 4] == 0, "a worker where none may stand"
        for colour in range(3):
            found[colour] += s.standing[slot] >> colour & 1
    people = [s.printed.workers] * s.seats + [s.printed.ai_workers] * (count - s.seats)
    assert found == [4 * (colour == 0) + sum(one[colour] for one in people) for colour in range(3)]
    if s.placed_worker != NONE:
        assert s.standing[s.placed_worker // 3] >> s.placed_worker % 3 & 1, "a worker has left in its turn (WAY-I9)"


def check_tiles(s: WayfarersState) -> None:
    """WAY-I6, the part of all together."""
    pending = [step.face for step in s.agenda if isinstance(step, ChooseCell)]
    for design, left in enumerate(s.piles):
        laid = sum(s.printed.face_design[tile // CELLS] == design for player in s.players for tile in player.tiles)
        copies = 1 if design >= FIRST_SPECIAL else len(s.players)
        assert 0 <= left == copies - laid, f"design {design}"
        assert left or design not in [s.printed.face_design[face] for face in pending]


def check_journal(s: WayfarersState) -> None:
    """WAY-I7 for one position: no final space holds two markers; the end is triggered exactly when one stands there."""
    finals = [player.at for player in s.players if not s.printed.route[player.at]]
    assert len(finals) == len(set(finals))
    assert bool(finals) or not s.ending
    if finals and not s.over:
        assert s.ending


def check_turn(s: WayfarersState) -> None:
    """WAY-I8, I13: whose turn it is, and how many are left."""
    count = len(s.players)
    assert 0 <= s.active < count
    assert s.active == (s.first + s.turns - (1 if s.over else 0)) % count
    assert 0 <= s.ending <= count + 1
    assert s.turns <= s.rules.turn_cap * count
    assert 0 <= s.used < 8
    assert 0 <= s.die <= 6
    if s.agenda and isinstance(s.agenda[-1], Turn):
        assert (s.die, s.triggered, s.linked, s.drawn) == (0, [], [], [])
    for step in s.agenda:
        assert step.seat < s.seats


def check_scores(s: WayfarersState) -> None:
    """WAY-I12."""
    sheets = [s.score_sheet(seat) for seat in range(s.places())]
    assert all(points >= 0 for sheet in sheets for _, points in sheet)
    assert sum(dict(sheet)["guilds"] for sheet in sheets) <= 3 * s.printed.majority_vp


def check_player(s: WayfarersState, seat: int) -> None:
    player = s.players[seat]
    marks = s.marks.count(seat)
    assert player.supply + sum(player.guilds) + marks == s.printed.influence, "influence (WAY-I1)"
    assert min(player.silver, player.provision, player.supply, *player.guilds, *player.workers) >= 0
    held = 1 if s.die and s.active == seat else 0
    assert (
        sum(player.dice) + int(player.placed).bit_count() + player.reserve + held
        == s.printed.dice_rolled + s.printed.dice_reserve
    ), "dice"
    assert player.placed & ~sum(1 << space for space in player.spaces) == 0
    assert len(owned(player, SPACE)) <= len(owned(player, LAND)) + len(owned(player, WATER)), "space cards (WAY-I5)"
    assert 0 <= player.reserve <= s.printed.dice_reserve, "dice (WAY-I3)"
    game = edubba.load("wayfarers")
    if s.printed is getattr(game, "tables", None):  # other packs may print new dice elsewhere
        column = s.printed.column[player.at]
        assert player.reserve == 2 - (column >= 2) - (column >= 6)
    check_panorama(s, player)
    check_caravan(s, player)
    check_counts(s, player)


def check_panorama(s: WayfarersState, player: Player) -> None:
    """WAY-I5: hosts match, and what is kept beside the cards agrees with them."""
    assert len(player.hosts) == len(player.folk)
    assert len(player.skies) == len(player.muses)
    assert len(player.spaces) == len(player.needs)
    free = 0
    for host, folk in zip(player.hosts, player.folk, strict=True):
        if folk >= 0:
            assert s.printed.host_tags[host] & s.printed.folk_hosts[folk]
        else:
            free |= s.printed.host_tags[host]
    assert player.free_tags == free
    waters = owned(player, WATER)
    assert player.last_water == (waters[-1] if waters else 36)
    assert player.vistas == sum(1 << card for card in owned(player, LAND) if s.printed.vista_when[card])
    expected = [*range(6)]
    for host in player.hosts:
        expected += [space for space in range(6, 42) if s.printed.space_host[space] == host]
    assert player.spaces == expected


def check_caravan(s: WayfarersState, player: Player) -> None:
    """WAY-I6, the part of one caravan."""
    covered = 0
    columns = s.printed.columns[:]
    for tile in player.tiles:
        face, cell = divmod(tile, CELLS)
        mask = s.printed.anchors[s.printed.shapes[s.printed.tile_type[s.printed.face_design[face]]]][cell]
        assert mask, "a tile off the paper"
        assert not mask & covered, "two tiles on one cell"
        covered |= mask
        for offset, added in enumerate(s.printed.face_columns[face]):
            columns[cell % 6 + offset] += added & ~0x30000
            columns[cell % 6 + offset] |= added & 0x30000
    assert player.covered == covered
    assert player.columns == columns
    assert player.reach == reach_of(columns)
    assert player.room == room_left(s, covered)


def check_counts(s: WayfarersState, player: Player) -> None:
    """Counters agree with what they count."""
    tags = Counter({tag: s.printed.start_counts[tag] for tag in range(TAGS)})
    for row in (LAND, WATER, SPACE):
        for card in owned(player, row):
            tags.update(s.printed.card_tags[row][card])
    designs = [s.printed.face_design[tile // CELLS] for tile in player.tiles]
    for design in designs:
        tags.update(s.printed.tile_tags[design])
    assert player.counts[:TAGS] == [tags[tag] for tag in range(TAGS)]
    printed = [1, 1, 1, 1, 0]
    assert player.counts[CARD_COUNT:TILE_COUNT] == [len(owned(player, row)) + printed[row] for row in range(ROWS)]
    types = [s.printed.tile_type[design] for design in designs]
    assert player.counts[TILE_COUNT:] == [*(types.count(kind) for kind in range(5)), len(types)]
    assert player.counts[ALL_TILES] <= 16


def check_automa(s: WayfarersState) -> None:
    """WAY-I14."""
    ai = s.automa
    assert ai is not None
    assert 0 <= ai.track < len(s.printed.ai_track_colour)
    assert 0 <= ai.comets <= s.printed.ai_comet_max
    assert 0 <= ai.filled <= 21
    assert len(ai.face_up) <= 5
    assert sorted([*ai.face_up, *(card for card in range(6) if ai.face_down >> card & 1)]) == list(range(6))
    blue = sum(s.printed.plan_blue[card] for card in ai.face_up)
    assert blue <= 3
    assert len(ai.face_up) - blue <= 3
    assert min(s.players[1].guilds) >= 0
    assert not any(isinstance(step, TilePrice) and step.seat >= s.seats for step in s.agenda)
