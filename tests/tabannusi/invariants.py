"""What is true of every position of Tabannusi, at every moment (TAB-I1 to I15), and what of it a seat cannot know."""

from __future__ import annotations

from edubba.games.tabannusi.rules.hidden import SPECTATOR
from edubba.games.tabannusi.rules.pieces import (
    COLLECT,
    COLOURS,
    COMMON,
    LAND,
    LAND_MASK,
    MASTERS,
    NONE,
    RIVERS,
    SLOTS,
    TRACKS,
    URBAN_CARDS,
    colour_of,
    district_of,
    owner_of,
)
from edubba.games.tabannusi.rules.player import Player
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.turn import TakeDie
from edubba.kernel import State

# Too seldom for a few random games: other tests of the game build such positions.
RARE = {
    "AnyTile", "Discount", "GardenMarker", "GardenOrMarker", "KeepCard", "MoveHouse", "PayShip", "PortSpace",
    "ScoringOrder", "SectionChoice", "ShipForFree", "bot-master", "bot-spare-master",
    "drew-cards", "ignores-house", "kept-card", "master", "masters-scored", "moved-house",
    "used-master",
}  # fmt: skip
# What is paid for may be left: gardens, ships, tracks, projects.
STOPS = {"GardenWork", "MoveHouse", "PayAnything", "PayForTrack", "ProjectAgain", "ShipAfterBuilding"}
CAN_WAIT = {"fill", "master"}
# Weights of verbs that let random games meet rare rules: houses, ships, gardens and free actions early and often.
BENT = {
    "done": 0.05, "skip": 0.2, "build": 8.0, "house": 3.0, "space": 2.0, "ship": 3.0, "decree": 20.0, "master": 4.0,
    "buy-garden": 0.4, "buy-water": 0.4, "pay-go": 0.3, "cell": 1.0, "tile": 2.0,
}  # fmt: skip
# A free port house of D01 for who has S08: white and brown buildings, ships, and the decree as soon as possible.
AIMS = {
    "garden_by_assistant": {
        "decree D01": 1e6, "ship": 20.0, "build white": 5000.0, "build brown": 5000.0, "build yellow": 0.5,
        "project white": 30.0, "project brown": 30.0, "project yellow": 0.3, "done": 0.05, "skip": 0.5, "house": 0.3,
        "space": 0.2, "go 5": 0.2, "pay-go 5": 0.2, "garden": 0.3,
    },
}  # fmt: skip


def check(state: State) -> None:
    """Raise AssertionError if the position could not arise in a real game."""
    assert isinstance(state, TabannusiState)
    s = state
    dice(s)
    for seat, player in enumerate(s.players):
        if seat != s.bot:
            markers(s, player)
        houses(s, seat, player)
        numbers(s, player)
    cells(s)
    groups(s)
    supplies(s)
    port_and_ziggurat(s)
    turns(s)


def dice(s: TabannusiState) -> None:
    """I1, I11."""
    for colour in range(COLOURS):
        on_barge = sum(s.barges[6 * colour : 6 * colour + 6])
        assert on_barge == s.loads[colour]
        in_areas = sum(player.dice[colour] for player in s.players)
        assert on_barge + in_areas + s.reserve[colour] == s.printed.dice_each[s.seats]
    assert min(s.barges + s.reserve) >= 0
    if s.agenda and isinstance(s.agenda[-1], TakeDie) and not collected_for_free(s):
        assert min(s.loads) > 0, "a barge is empty at the start of a turn"


def collected_for_free(s: TabannusiState) -> bool:
    """A data pack prints dice of barges on what free actions bring: they may have been taken before this die."""
    p = s.printed
    listed = [*p.decree_bonus, *p.track_bonus, p.lowest_bonus, *p.tile_bonus, p.blue_bonus, *p.row_bonus]
    return any(effect & 63 == COLLECT for effects in [*listed, p.column_bonus] for effect in effects)


def markers(s: TabannusiState, player: Player) -> None:
    """I2."""
    on_map = sum(mask.bit_count() for mask in player.projects) + int(player.garden_count)
    elsewhere = int(player.ships).bit_count() + sum(player.ziggurat)
    assert player.markers >= 0
    assert player.reserve >= 0
    assert player.markers + player.reserve + on_map + elsewhere == s.printed.markers


def houses(s: TabannusiState, seat: int, player: Player) -> None:
    """I3."""
    own = [building for building in s.buildings if owner_of(building) == seat]
    assert len(own) == sum(player.homes) == sum(player.built)
    for district in range(COMMON):
        assert player.homes[district] == sum(district_of(building) == district for building in own)
    for colour in range(TRACKS):
        assert player.built[colour] == sum(colour_of(building) == colour for building in own)
        assert player.towers[colour] == s.spaces[6 * colour : 6 * colour + 6].count(seat)
    for row in range(4):
        assert 0 <= player.rows[row] <= s.printed.houses_in_row[row]
    placed = sum(player.homes) + player.port_houses() + sum(player.towers)
    assert placed == sum(player.rows)


def numbers(s: TabannusiState, player: Player) -> None:
    """I6."""
    assert all(0 <= row <= s.printed.top for row in player.mastery)
    assert player.vp >= 0
    assert player.gold >= 0
    assert min(player.dice) >= 0
    assert player.crates() <= s.printed.most_crates
    assert player.vp == sum(player.earned)


def cells(s: TabannusiState) -> None:
    """I8, I9, I15: every cell holds one thing, gardens carry one marker, water leads to the river."""
    gardens = 0
    for district in range(COMMON):
        board = s.board
        layers = [s.empty[district], s.water[district], s.gardens[district]]
        layers += s.projects[TRACKS * district : TRACKS * district + TRACKS]
        layers += s.built[TRACKS * district : TRACKS * district + TRACKS]
        seen = 0
        for layer in layers:
            assert not seen & layer, "two things on one cell"
            seen |= layer
        assert seen == board.land[district] | board.river[district]
        owned = [player.gardens[district] for player in s.players]
        assert sum(mask.bit_count() for mask in owned) == s.gardens[district].bit_count()
        assert or_all(owned) == s.gardens[district]
        projects = [player.projects[district] for player in s.players]
        assert sum(mask.bit_count() for mask in projects) == or_all(layers[3:6]).bit_count()
        assert or_all(projects) == or_all(layers[3:6])
        wet = s.water[district] | s.gardens[district]
        reached = board.river[district]
        while True:
            further = reached | board.beside(district, reached) & wet
            if further == reached:
                break
            reached = further
        assert wet == reached, "water without a way to the river"
        gardens += (s.gardens[district] & LAND_MASK).bit_count()
    gardens += or_all([mask >> LAND for mask in s.gardens]).bit_count()
    assert gardens == sum(int(player.garden_count) for player in s.players)


def or_all(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def connected(s: TabannusiState, district: int, mask: int) -> bool:
    reached = mask & -mask
    while True:
        further = reached | s.board.beside(district, reached) & mask
        if further == reached:
            return reached == mask
        reached = further


def groups(s: TabannusiState) -> None:
    """I4, I5: groups and buildings of one to three connected cells; none of one colour touch, but starting ones."""
    starting = s.buildings[: len(s.players)]
    for place, group in enumerate(s.projects):
        district, colour = divmod(place, TRACKS)
        assert group.bit_count() <= 3
        assert not group or connected(s, district, group)
        built = [b for b in s.buildings if district_of(b) == district and colour_of(b) == colour]
        assert or_all([b & LAND_MASK for b in built]) == s.built[place]
        for building in built:
            mask = building & LAND_MASK
            assert 1 <= mask.bit_count() <= 3
            assert connected(s, district, mask)
            near = s.board.beside(district, mask)
            if building not in starting:  # one may be put beside a project that another starting cell has brought
                assert not near & group
            # What is built on such a project is beside it, too, even where starting buildings must stand apart.
            if building not in starting or s.rules.setup_ban:
                others = [b for b in built if b != building and (b in starting) == (building in starting)]
                assert not near & or_all([b & LAND_MASK for b in others])


def supplies(s: TabannusiState) -> None:
    """I4, I7, I8, I13, I14."""
    on_land = sum((mask & LAND_MASK).bit_count() for mask in s.gardens)
    on_river = or_all([mask >> LAND for mask in s.gardens]).bit_count()
    in_areas = sum(int(player.garden_tiles) for player in s.players)
    assert s.gardens_left + in_areas + on_land + on_river == s.printed.garden_tiles
    tiles = sum(((s.water[d] | s.gardens[d]) & LAND_MASK).bit_count() for d in range(COMMON)) - len(s.specials)
    assert s.water_left + sum(int(player.water) for player in s.players) + tiles == s.printed.water_tiles
    special = [int(s.stack), int(s.offer), *[int(player.special) for player in s.players]]
    special.append(or_all([1 << (laid & 15) for laid in s.specials]))
    assert or_all(special) == 1023
    assert sum(mask.bit_count() for mask in special) == 10
    assert not s.stack or int(s.offer).bit_count() == s.printed.offer_size
    assert 0 <= s.time_gold <= s.printed.time_gold
    for colour in range(TRACKS):
        pieces = sum((s.built[TRACKS * d + colour]).bit_count() for d in range(COMMON))
        assert s.pieces[colour] + pieces == s.printed.pieces_each[colour]
        assert s.pieces[colour] >= 0
    masters = [int(s.spare_masters), *[int(player.masters) for player in s.players]]
    masters.append(or_all([1 << master for master in s.masters if master >= 0]))
    assert sum(mask.bit_count() for mask in masters) == or_all(masters).bit_count() <= MASTERS
    cards = [int(s.deck), or_all([1 << card for card in s.drawn]), or_all([1 << (place & 15) for place in s.under])]
    cards += [1 << card for player in s.players for card in player.urban]
    assert sum(mask.bit_count() for mask in cards) == 15 == or_all(cards).bit_count()
    claimed = [int(player.decrees) for player in s.players]
    assert or_all([*claimed, int(s.open_decrees)]) == or_all([1 << decree for decree in s.decrees])
    automa(s)


def automa(s: TabannusiState) -> None:
    """I14."""
    assert (s.automa is None) == (s.seats > 1)
    if s.automa is not None:
        assert min(s.automa.plan) >= 0
        assert all(s.automa.piles)
        assert min(s.automa.bag) >= 0
        cards = [int(s.automa.deck), int(s.automa.discards), 1 << int(s.automa.left), 1 << int(s.automa.right)]
        assert sum(mask.bit_count() for mask in cards) == 15
        tiles = s.automa.tiles()
        for colour in range(TRACKS):
            on_map = sum(s.projects[TRACKS * d + colour].bit_count() for d in range(COMMON))
            assert tiles[colour] + on_map <= s.printed.projects_each[colour]


def port_and_ziggurat(s: TabannusiState) -> None:
    """I10: one house a line and player, one house a space; markers fill the slots of a tile from the left."""
    for line in range(6):
        blue = [seat for seat, player in enumerate(s.players) if player.blue >> line & 1]
        red = [seat for seat, player in enumerate(s.players) if player.red >> line & 1]
        assert len(blue) <= 1
        assert len(red) <= 1
        assert not set(blue) & set(red)
        assert (s.crates[line] == NONE) == bool(red)
    for player in s.players:
        assert all(0 <= markers <= SLOTS for markers in player.ziggurat)


def turns(s: TabannusiState) -> None:
    """I7, I12."""
    assert RIVERS == 6
    assert (s.ending >= 0) == (s.time_gold == 0)
    if s.over:
        assert s.turns % len(s.players) == 0
        assert s.finals == 5


def seldom(state: State, seat: int) -> None:
    """Give a seat the harbourmaster that lets it draw urbanisation cards: random games hardly ever earn it."""
    assert isinstance(state, TabannusiState)
    last = MASTERS - 1
    if state.under or state.drawn or any(player.masters >> last & 1 for player in state.players):
        return
    state.spare_masters &= ~(1 << last)
    state.masters = [NONE if master == last else master for master in state.masters]
    state.players[seat].masters |= 1 << last


def hidden(state: State, seat: int | None) -> dict[str, list[int]]:
    """What this seat (None: a spectator) cannot know: urbanisation cards alone (TAB-H1 to H3)."""
    assert isinstance(state, TabannusiState)
    eye = SPECTATOR if seat is None else seat
    others = [] if state.over else [state.players[one] for one in range(state.seats) if one != seat]
    return {
        "hands": [int(card in player.urban) for player in others if player.urban for card in range(URBAN_CARDS)],
        "drawn cards": state.drawn[:] if state.drawn and state.agenda[-1].seat != seat else [],
        "under the deck": [place & 15 for place in state.under if not place >> 4 >> eye & 1],
    }
