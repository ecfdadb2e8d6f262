"""The actions A to D of the automa and its decrees (TAB-16.17 to 16.29)."""

from __future__ import annotations

import pytest

from edubba.games.tabannusi.rules import bot_cards, bot_do, bot_garden, bot_turn
from edubba.games.tabannusi.rules.bot_build import best_space
from edubba.games.tabannusi.rules.decrees import fulfilled
from edubba.games.tabannusi.rules.pieces import building_of
from tests.tabannusi.given import BROWN, LINE_IDS, WHITE, YELLOW, Has, Table, given, king
from tests.tabannusi.test_automa import BOT, DOWN, KING, UP, automa

PROJECTS = ("white project", "yellow project", "brown project")


def placed(t: Table, district: int) -> dict[str, str]:
    """The projects of a district."""
    names = [f"{district}{column}{row}" for row in "1234" for column in "abcd"]
    return {name: t.at(name).split()[0] for name in names if t.at(name) in PROJECTS}


# --- A ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-16.18", "TAB-X30")
def test_action_a() -> None:
    t = given(Has(), Has(), seats=1, options=king("sarbot"), cards=UP)
    assert t.bot("A")
    assert t.p(BOT).vp == 14
    gilgabot = given(Has(), Has(), seats=1, options=king("gilgabot"), cards=KING)
    gilgabot.bot("A")
    assert (gilgabot.p(BOT).gold, gilgabot.p(BOT).vp) == (1, 12)
    sarbot = given(Has(), Has(), seats=1, options=king("sarbot"), cards=KING)
    sarbot.bot("A")
    assert sarbot.p(BOT).garden_tiles == 2
    botmuzi = given(Has(), Has(mastery=(3, 1, 2)), seats=1, options=king("botmuzi"), cards=KING)
    botmuzi.bot("A")
    assert botmuzi.p(BOT).mastery == [3, 2, 2]
    baba = given(Has(), Has(mastery=(3, 12, 2)), seats=1, options=king("bot-baba"), cards=KING)
    baba.bot("A")
    assert baba.p(BOT).mastery == [4, 12, 2], "the highest below the top"


# --- B ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-16.17", "TAB-16.19", "TAB-16.14")
def test_a_project_by_the_symbol() -> None:
    up = given(Has(), Has(at=1), seats=1, options=king("gilgabot"), cards=UP)
    assert up.bot("B")
    assert placed(up, 1) == {"1d4": "white"}, "number I, highest cell"
    assert up.p(BOT).vp == 10, "the cell shows nothing"
    assert up.p(BOT).gold == 0
    down = given(Has(), Has(at=1), seats=1, options=king("gilgabot"), cards=DOWN)
    assert down.bot("B")
    assert placed(down, 1) == {"1a1": "brown"}, "number III, lowest cell"
    bonus = given(Has(), Has(at=2), seats=1, options=king("gilgabot"), cards=DOWN)
    assert bonus.bot("B")
    assert placed(bonus, 2) == {"2a1": "brown"}
    assert (bonus.p(BOT).garden_tiles, bonus.p(BOT).gold) == (0, 1), "the left card's bonus, not the printed garden"


@pytest.mark.rule("TAB-16.17", "TAB-RS9")
def test_colours_that_do_not_fit_are_skipped() -> None:
    full = {"white 1a1 1b1 1c1": "AAA"}
    t = given(Has(), Has(at=1), seats=1, projects=full, options=king("gilgabot"), cards=UP)
    assert t.bot("B")
    assert placed(t, 1)["1d4"] == "yellow", "the next number"
    only = given(Has(), Has(at=1), seats=1, projects=full, piles=("white", "white", "white"), cards=UP)
    assert not only.bot("B"), "only colours on the number tiles"
    options = {**king("gilgabot"), "bot_any_colour_fallback": True}
    fallback = given(
        Has(), Has(at=1), seats=1, projects=full, piles=("white", "white", "white"), options=options, cards=UP
    )
    assert fallback.bot("B")
    assert placed(fallback, 1)["1d4"] == "yellow"


@pytest.mark.rule("TAB-16.19", "TAB-RS8", "TAB-16.14")
def test_projects_of_gilgabot() -> None:
    groups = {"white 1a1": "A", "brown 1a3 1b3": "AA"}
    t = given(Has(), Has(at=1), seats=1, projects=groups, options=king("gilgabot"), cards=KING)
    assert t.bot("B")
    assert placed(t, 1)["1b4"] == "brown", "the largest group grows, highest cell"
    assert t.p(BOT).mastery == [0, 0, 0], "1b4 shows nothing"
    full = {"white 1a1": "A", "brown 1a3 1b3 1c3": "AAA"}
    second = given(Has(), Has(at=1), seats=1, projects=full, options=king("gilgabot"), cards=KING)
    assert second.bot("B")
    assert placed(second, 1)["1a2"] == "white", "a group of three cannot grow"
    assert second.p(BOT).mastery == [1, 0, 0], "the bracket: lowest track"
    options = {**king("gilgabot"), "gilgabot_adjacent_any_colour": True}
    touching = given(Has(), Has(at=1), seats=1, projects=full, options=options, cards=KING)
    assert touching.bot("B")
    assert placed(touching, 1)["1c4"] == "yellow", "the current colour beside the largest group"


@pytest.mark.rule("TAB-16.19")
def test_projects_of_the_other_kings() -> None:
    sarbot = given(Has(), Has(at=2), seats=1, options=king("sarbot"), cards=KING)
    assert sarbot.bot("B")
    assert placed(sarbot, 2) == {"2a1": "yellow"}, "lowest cell"
    assert sarbot.p(BOT).mastery == [0, 1, 0], "the track of the project"
    botmuzi = given(Has(), Has(at=3), seats=1, options=king("botmuzi"), cards=KING)
    assert botmuzi.bot("B")
    assert placed(botmuzi, 3) == {"3d4": "yellow"}
    baba = given(Has(), Has(at=3), seats=1, bag=(1, 1, 4), options=king("bot-baba"), cards=KING)
    assert baba.bot("B")
    assert placed(baba, 3) == {"3d4": "brown"}, "the colour with most automa tiles"


@pytest.mark.rule("TAB-16.19", "TAB-16.31")
def test_a_project_comes_from_the_supply() -> None:
    t = given(Has(), Has(at=1), seats=1, options=king("gilgabot"), cards=UP)
    before = sum(automa(t).tiles())
    assert t.bot("B")
    assert sum(automa(t).tiles()) == before
    assert len(automa(t).piles[0]) == 2


@pytest.mark.rule("TAB-16.20", "TAB-16.21", "TAB-16.4", "TAB-RS11")
def test_ships() -> None:
    t = given(Has(), Has(gold=2, at=4), seats=1, cards=UP)
    assert t.bot("B")
    assert int(t.p(BOT).ships) == 1 << 2, "rightmost column, top"
    assert t.p(BOT).gold == 0
    both = given(Has(), Has(gold=2, at=4, houses="R2-blue, C1-blue"), seats=1, cards=UP)
    assert bot_do.preferred_ship(both.state, 0) == 3, "row and column"
    row = given(Has(), Has(gold=2, at=4, houses="R2-blue, C1-blue", ships="2-1"), seats=1, cards=UP)
    assert bot_do.preferred_ship(row.state, 0) == 5, "then a row"
    column = given(Has(), Has(gold=2, at=4, houses="C1-blue"), seats=1, cards=UP)
    assert bot_do.preferred_ship(column.state, 0) == 0, "then a column"
    assert bot_do.preferred_ship(column.state, 2) == 3, "of the size of a building"
    assert not given(Has(), Has(gold=1, at=4), seats=1, cards=UP).bot("B")
    ziggurat = given(Has(), Has(dice="2 green", at=5), seats=1, cards=UP)
    assert ziggurat.bot("B")
    assert sum(ziggurat.p(BOT).towers) == 1, "in the ziggurat B is C"


# --- C ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-16.22", "TAB-16.12")
def test_the_largest_group() -> None:
    groups = {"white 1a1": "A", "brown 1a3 1b3": "BB"}
    t = given(Has(), Has(dice="4 green", at=1), seats=1, projects=groups, options=king("gilgabot"), cards=UP)
    assert t.bot("C")
    assert t.at("1a3") == "brown building"
    assert t.p(BOT).dice == [0] * 5, "2 and one for each own marker, of any colour"
    assert automa(t).plan[0] == 2
    assert automa(t).tiles() == [3, 3, 2], "a tile of the colour goes back"
    assert t.p(BOT).mastery == [0, 0, 0], "no king symbol"
    poor = given(Has(), Has(dice="3 green", at=1), seats=1, projects=groups, options=king("gilgabot"), cards=UP)
    assert poor.bot("C")
    assert poor.at("1a1") == "white building", "what can be paid"
    assert poor.p(0).mastery == [1, 0, 0], "the person's marker went home"


@pytest.mark.rule("TAB-16.22", "TAB-16.25")
def test_ties_and_kings() -> None:
    groups = {"white 1a1": "B", "brown 1a3": "B"}
    mine = Has(dice="3 green", at=1, mastery=(0, 0, 1))
    t = given(Has(), mine, seats=1, projects=groups, options=king("gilgabot"), cards=UP)
    assert t.bot("C")
    assert t.at("1a3") == "brown building", "the higher mastery row"
    king_symbol = given(Has(), mine, seats=1, projects=groups, options=king("gilgabot"), cards=KING)
    assert king_symbol.bot("C")
    assert king_symbol.p(BOT).mastery == [0, 0, 2], "the building's colour track"
    baba = given(Has(), mine, seats=1, projects=groups, bag=(5, 1, 1), options=king("bot-baba"), cards=KING)
    assert baba.bot("C")
    assert baba.at("1a1") == "white building", "most automa tiles"
    sarbot = given(Has(), mine, seats=1, projects=groups, options=king("sarbot"), cards=KING)
    assert sarbot.bot("C")
    assert sarbot.p(BOT).garden_tiles == 1
    botmuzi = given(Has(), mine, seats=1, projects=groups, options=king("botmuzi"), cards=KING)
    assert botmuzi.bot("C")
    assert botmuzi.p(BOT).gold + int(botmuzi.p(BOT).ships).bit_count() == 1, "a gold, which paid for a ship"


@pytest.mark.rule("TAB-16.22")
def test_a_ship_after_a_building() -> None:
    mine = Has(dice="4 green", gold=1, at=1)
    t = given(Has(), mine, seats=1, projects={"brown 1a3 1b3": "BB"}, options=king("gilgabot"), cards=UP)
    assert t.bot("C")
    assert int(t.p(BOT).ships) == 1 << 2
    assert t.p(BOT).gold == 0


@pytest.mark.rule("TAB-16.23", "TAB-X29")
def test_port_houses() -> None:
    t = given(Has(), Has(dice="2 green", at=4), seats=1, cards="AC03 AC07")  # 2 + 2
    assert t.bot("C")
    assert int(t.p(BOT).red) == 1 << LINE_IDS.index("C2")
    assert t.p(BOT).gold == 1
    assert t.state.crates[LINE_IDS.index("C2")] == -1
    assert automa(t).plan[3] == 1
    second = given(Has(), Has(dice="2 green", at=4, houses="C2-red"), seats=1, cards="AC03 AC02")  # 2 + 1
    assert second.bot("C")
    assert int(second.p(BOT).red) == 1 << LINE_IDS.index("C2") | 1 << LINE_IDS.index("R2")
    blue = given(Has(houses="R2-red"), Has(dice="2 green", at=4), seats=1, cards=UP)  # 0 + 1: line R2
    assert blue.bot("C")
    assert int(blue.p(BOT).blue) == 1 << LINE_IDS.index("R2")
    assert blue.p(BOT).gold == 1, "the bonus of the left card"
    assert not given(Has(), Has(dice="green", at=4), seats=1, cards=UP).bot("C")


@pytest.mark.rule("TAB-16.24")
@pytest.mark.parametrize("section", ["white", "yellow", "brown"])
@pytest.mark.parametrize(
    ("taken", "best"),
    [("", 1), ("1", 2), ("1 2", 3), ("1 2 3", 6), ("1 2 3 6", 4), ("1 2 3 4 6", 5), ("1 2 3 4 5 6", 0)],
)
def test_an_advance_before_gold_before_nothing(section: str, taken: str, best: int) -> None:
    t = given(Has(), Has(), seats=1, cards=UP)
    first = 6 * ["white", "yellow", "brown"].index(section)
    spaces = t.state.spaces[:]
    for space in taken.split():
        spaces[first + int(space) - 1] = 0
    t.state.spaces = spaces
    assert best_space(t.state, first // 6) == (first + best - 1 if best else -1)


@pytest.mark.rule("TAB-16.24", "TAB-16.28")
def test_ziggurat_houses() -> None:
    t = given(Has(), Has(dice="2 green", at=5), seats=1, cards=UP)
    assert t.bot("C")
    assert t.state.spaces[0] == BOT, "white section, the first space with an advance"
    assert (t.p(BOT).mastery, t.p(BOT).ziggurat) == ([1, 0, 0], [1, 0, 0])
    assert automa(t).plan[4] == 2
    taken = given(Has(towers="white-1, white-2", ziggurat=(2, 0, 0)), Has(dice="2 green", at=5), seats=1, cards=UP)
    assert taken.bot("D"), "in the ziggurat D is C"
    assert taken.state.spaces[2] == BOT, "then gold"
    assert taken.p(BOT).gold == 1
    full = given(Has(), Has(dice="2 green", at=5, ziggurat=(3, 0, 0)), seats=1, cards=UP)
    assert full.bot("C")
    assert full.p(BOT).ziggurat == [3, 1, 0], "the next colour"


# --- D ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-16.26", "TAB-16.27", "TAB-RS12", "TAB-16.14")
def test_gardens_on_border_water_first() -> None:
    t = given(Has(), Has(gardens=1, at=1), seats=1, options=king("gilgabot"), cards=UP)
    assert t.bot("D")
    assert t.at("w12-1") == "garden"
    assert t.p(BOT).gold == 1, "the left card's bonus in place of the printed one"
    none = given(Has(), Has(at=1, dice="3 green"), seats=1, options=king("gilgabot"), cards=UP)
    assert not none.bot("D"), "impossible without a garden tile"
    symbol = given(Has(), Has(gardens=1, at=1), seats=1, options=king("botmuzi"), cards=KING)
    assert symbol.bot("D")
    assert symbol.p(BOT).garden_tiles == 1, "no bracket: the left card's garden, which came after the first was planted"


@pytest.mark.rule("TAB-16.26", "TAB-RS6")
def test_the_automa_buys_gardens() -> None:
    t = given(Has(), Has(gardens=1, dice="3 white", at=1), seats=1, options=king("gilgabot"), cards="AC07 AC02")
    assert t.bot("D")
    assert t.p(BOT).garden_count == 3, "up to three"
    assert t.p(BOT).dice[WHITE] == 1
    limitless = given(Has(), Has(gardens=1, dice="5 white, 2 brown", at=1), seats=1, options=king("sarbot"), cards=KING)
    assert limitless.bot("D")
    assert limitless.p(BOT).garden_count > 3, "Sarbot with the king symbol has no limit"


@pytest.mark.rule("TAB-16.27")
def test_gardens_beside_own_buildings() -> None:
    built = {"white 1b2": "B"}
    t = given(Has(), Has(gardens=1, at=1), seats=1, buildings=built, options=king("bot-baba"), cards=KING)
    assert t.bot("D")
    assert t.at("1b1") == "garden", "the lowest number beside the own building within three water tiles"
    assert [t.at(name) for name in ("1d1", "1c1")] == ["water", "water"]
    assert t.p(BOT).vp == 10, "plain water shows no bonus"
    far = given(Has(), Has(gardens=1, at=1), seats=1, options=king("bot-baba"), cards=KING)
    assert far.bot("D")
    assert far.at("1b1") == "garden", "the lowest number at a distance of three at most"


@pytest.mark.rule("TAB-16.27", "TAB-X47", "TAB-RS10", "TAB-16.26")
@pytest.mark.parametrize(("cards", "way"), [(DOWN, ("1d1", "1c1")), (UP, ("1d3", "1c3"))], ids=["down", "up"])
def test_equally_short_ways(cards: str, way: tuple[str, str]) -> None:
    t = given(
        Has(),
        Has(gardens=1, at=1),
        seats=1,
        buildings={"white 1b2": "B"},
        projects={"yellow 1b1": "A", "brown 1b3": "A", "white 1d2": "A"},
        gardens={"w12-1": "A", "w12-2": "A", "w12-3": "A"},
        options=king("gilgabot"),
        cards=cards,
    )
    assert t.bot("D")
    assert [t.at(name) for name in way] == ["water", "water"]
    assert t.at("1c2") == "garden"
    assert t.state.water_left == 17
    assert t.p(BOT).gold == 0


@pytest.mark.rule("TAB-16.26")
def test_water_that_is_not_there() -> None:
    gardens = {"w12-1": "A", "w12-2": "A", "w12-3": "A"}
    t = given(Has(), Has(gardens=1, at=1), seats=1, gardens=gardens, water_left=0, options=king("gilgabot"), cards=UP)
    assert bot_garden.target(t.state, 0, False) == -1
    one = given(Has(), Has(gardens=1, at=1), seats=1, gardens=gardens, water_left=1, options=king("gilgabot"), cards=UP)
    assert bot_garden.target(one.state, 0, False) == 3, "the nearest cell with the lowest number"


# --- decrees ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-16.29")
def test_decrees_of_the_automa() -> None:
    built = {f"white {a}": "B" for a in ("1a1", "1c1", "1a3")} | {f"brown {a}": "B" for a in ("2a1", "2c1", "2a3")}
    t = given(Has(), Has(), seats=1, buildings=built, decrees="D01, D04", cards=UP)
    assert fulfilled(t.state, BOT, 0)
    bot_turn.CLAIM_DECREES.run(t.state)
    assert t.p(BOT).port_houses() == 1, "a free port house"
    assert int(t.p(BOT).decrees) == 1
    assert t.p(BOT).vp == 18
    parts = {
        2: (12, "mastery", [2, 0, 0]),  # two steps on the lowest track
        5: (20, "ziggurat", [1, 0, 0]),
        9: (20, "rows", [0, 0, 0, 0]),
        12: (20, "mastery", [1, 1, 0]),
        13: (22, "dice", [0] * 5),
        14: (23, "masters", 0),
    }
    for decree, (vp, field, value) in parts.items():
        other = given(Has(), Has(), seats=1, cards=UP)
        for effect in other.state.printed.decree_bonus[decree]:
            bot_turn.resolve(other.state, effect)
        assert getattr(other.p(BOT), field) == value, decree
        if decree == 5:
            assert other.p(BOT).vp == 21, "the marker is a point"
        elif decree != 2:
            assert other.p(BOT).vp >= vp, decree
    ship = given(Has(), Has(), seats=1, cards=UP)
    for effect in ship.state.printed.decree_bonus[6]:
        bot_turn.resolve(ship.state, effect)
    assert int(ship.p(BOT).ships) == 1 << 2
    garden = given(Has(), Has(), seats=1, cards=UP)
    for effect in garden.state.printed.decree_bonus[10]:
        bot_turn.resolve(garden.state, effect)
    assert (garden.p(BOT).garden_tiles, int(garden.p(BOT).special), garden.p(BOT).vp) == (1, 0, 18)
    assert bot_cards.all_in_order(garden.state) == [WHITE, YELLOW, BROWN]


@pytest.mark.rule("TAB-16.27")
def test_own_buildings_across_the_river_count() -> None:
    t = given(Has(), Has(), seats=1, cards=UP)
    s = t.state
    for here, there in ((0, 1), (1, 0), (1, 2), (2, 1)):
        shared = s.board.river[here] & s.board.river[there]
        land = [1 << bit for bit in range(25) if s.board.land[there] >> bit & 1]
        beside = [cell for cell in land if s.board.beside(there, cell) & shared]
        assert beside or not shared
        for cell in beside:
            s.buildings = [building_of(cell, 0, there, BOT)]
            assert bot_garden.beside_own(s, here) == s.board.beside(there, cell) & shared, "only what both share"
            assert bot_garden.beside_own(s, there) == s.board.beside(there, cell)
            s.buildings = [building_of(cell, 0, there, 0)]
            assert bot_garden.beside_own(s, here) == 0, "not those of the person"
