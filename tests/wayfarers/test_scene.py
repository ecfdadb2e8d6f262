"""What people see of Wayfarers and what they point at; what holds for scenes of all games is in tests/properties."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from edubba.games.wayfarers.edge.labels import DESIGN_IDS
from edubba.games.wayfarers.edge.scene import WayfarersScene
from edubba.games.wayfarers.edge.walk import Walk
from edubba.kernel import State
from edubba.kernel.scene import BACK, Choice, Scene
from edubba.words import LANGUAGES
from tests.wayfarers.given import A, B, Has, Table, given, solo, wayfarers


def seen(t: Table, eye: int | None, lang: str = "en") -> Scene:
    return wayfarers().scene(t.state, eye, lang, ["Ada", "Bea", "Cleo", "Dora"][: t.state.seats])


def handles(t: Table, text: str) -> set[str]:
    """What the player who is asked points at for this action."""
    action = wayfarers().parse(text)
    (found,) = [choice for choice in seen(t, t.seat).choices if choice.id == action]
    return set(found.h)


def test_a_turn_begins_with_dice_workers_or_a_rest() -> None:
    t = given(Has(dice="1 1 3"), display={"land-2": "L09"})
    assert handles(t, "die 1") == {"dice.0:die-1#1"}
    assert handles(t, "worker yellow-land-2") == {"workers.0/worker-yellow", "card:L09"}
    assert handles(t, "rest") == {"btn:rest"}
    scene = seen(t, A)
    dice = [piece for piece in scene.pieces if piece.zone == "dice.0"]
    assert [piece.n for piece in dice] == [1, 1, 3]
    assert dice[1].same == "dice.0:die-1#1"


def test_a_die_goes_to_the_board_or_to_a_card() -> None:
    t = given(Has("L01 T34>L01", dice="2", guilds="blue 1")).play("die 2")
    assert handles(t, "place B4") == {"panorama.0@B4"}
    assert handles(t, "place L01") == {"card:L01"}
    assert handles(t, "hire B6") == {"panorama.0@B6", "guilds.0/guild-blue"}
    barred = {bar.h: bar.rule for bar in seen(t, A).barred}
    assert barred["panorama.0@B3"] == "WAY-9.2"


def test_tiles_have_piles_faces_and_cells() -> None:
    t = given(Has("L01", "UW2a@1m", dice="1")).play("die 1", "place L01", "part tile-land")
    assert handles(t, "tile UL1a") == {"tiles/UL1", "turn:0"}
    assert handles(t, "tile UL1b") == {"tiles/UL1", "turn:4"}
    t.play("tile UL1a")
    assert handles(t, "cell 4m") == {"panorama.0@4m"}
    laid = {piece.at: piece.face for piece in seen(t, A).pieces if piece.kind == "tile"}
    assert laid == {"1m": "UW2a"}


def test_the_journal_says_what_the_next_stains_ask() -> None:
    t = given(Has("L01", at="P1a", workers="green")).play("worker green-townsfolk-4")
    assert handles(t, "go P2a") == {"journal@P2a"}
    stains = [piece for piece in seen(t, A).pieces if piece.id.startswith("stain:")]
    assert [[(badge.text, badge.tone) for badge in stain.badges] for stain in stains] == [
        [("2/2", "met")],
        [("0/1", "missing")],
    ]
    assert {stain.same for stain in stains} == {"journal@P2a", "journal@P2b"}
    faces = wayfarers().catalogue("en").faces
    assert [faces[stain.face].sign for stain in stains] == ["P1a-P2a", "P1a-P2b"]
    assert {bar.h for bar in seen(t, A).barred} == {"journal@P2b"}


def test_influence_and_workers_lie_on_cards() -> None:
    t = given(Has(), display={"land-2": "L09"}, marks={"land-2": B}, workers={"land-2": "yellow"})
    (card,) = [piece for piece in seen(t, A).pieces if piece.id == "card:L09"]
    assert (card.own, card.marks) == (B, ["fee"])
    (worker,) = [piece for piece in seen(t, A).pieces if piece.on == "card:L09"]
    assert worker.face == "worker-yellow"


@pytest.mark.rule("WAY-18.2")
def test_drawn_cards_are_shown_to_their_drawer_only() -> None:
    t = given(Has(dice="1", provision=3), decks="L09 L16 L25")
    t.play("die 1", "place B1", "part pay-provision*2>card-land+silver", "draw")
    assert {piece.face for piece in seen(t, A).pieces if piece.zone == "drawn.0"} == {"L09", "L16", "L25"}
    for eye in (B, None):
        (zone,) = [zone for zone in seen(t, eye).zones if zone.id == "drawn.0"]
        assert zone.counts == {"?": 3}
        assert "card:L16" not in {piece.id for piece in seen(t, eye).pieces}


def test_the_ai_asks_in_a_dialog_and_shows_its_board() -> None:
    t = solo(plan="N4", ai="blue 2", marks={"water-1": A}, ai_turn=True)
    scene = seen(t, A)
    assert scene.dialog is not None
    assert scene.dialog.kind == "pick"
    assert [panel.name for panel in scene.players] == ["Ada", "The AI"]
    assert [piece.face for piece in scene.pieces if piece.zone == "plans.1"] == ["N4"]


def test_a_tile_in_hand_says_what_it_would_cover() -> None:
    t = given(Has("L01", dice="1")).play("die 1", "place L01", "part tile-land", "tile UL1a")
    laying = seen(t, A).laying
    assert laying is not None
    assert (laying.face, laying.zone) == ("UL1a", "panorama.0")
    (home,) = [zone for zone in seen(t, A).zones if zone.id == "panorama.0"]
    assert [goal.cells for goal in laying.goals] == [[at.id] for at in home.cells if at.face.startswith("bonus-")]
    assert seen(t, B).laying is None


def test_dice_show_what_their_columns_bring() -> None:
    t = given(Has("", "UW2a@1m UB3@1b", dice="1 5"))
    dice = {piece.n: [badge.icon for badge in piece.badges] for piece in seen(t, A).pieces if piece.zone == "dice.0"}
    assert dice == {1: ["camel", "camel", "sailboat"], 5: [], 6: ["telescope"]}
    (others,) = [zone for zone in seen(t, B).zones if zone.id == "dice.0"]
    assert others.counts == {"die-1": 1, "die-5": 1, "die-6": 1}


def test_a_chain_of_steps_is_chosen_by_dice() -> None:
    t = given(Has("", "UL1a@1m UB3@2b", dice="1")).play("die 1")
    assert handles(t, "die 2") == {"chain.0:die-2#1"}
    chain = [piece for piece in seen(t, A).pieces if piece.zone == "chain.0"]
    assert [piece.n for piece in chain] == [1, 2]


def test_who_takes_a_card_sees_what_is_left_of_its_price() -> None:
    t = given(Has("L01", "UL3a@5m", dice="6", silver=9), display={"space-2": "S15"})
    assert price_shown(t, A) == ("4", "")
    t.play("die 6", "place B2", "part card-space")
    assert price_shown(t, A) == ("3", "gain")
    assert price_shown(t, B) == ("4", "")


def price_shown(t: Table, eye: int) -> tuple[str, str]:
    (card,) = [piece for piece in seen(t, eye).pieces if piece.id == "card:S15"]
    return card.badges[0].text, card.badges[0].tone


def test_everybody_sees_every_panorama() -> None:
    t = given(Has("L01 T34>L01 S15 I03>S15", "UW2a@1m", dice="2"))
    for eye in (A, B, None):
        cards = {piece.face: piece.on for piece in seen(t, eye).pieces if piece.zone == "panorama.0"}
        assert cards["T34"] == "card:L01"
        assert cards["I03"] == "card:S15"
        assert cards["UW2a"] == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_is_told_in_signs(lang: str) -> None:
    faces = wayfarers().catalogue(lang).faces
    signs = {key: [badge.icon or badge.text or badge.tone for badge in face.effect] for key, face in faces.items()}
    assert signs["L06"] == ["tags", "castle", "die", "camel", "bread", "→", "desert", "trade", "now", "trade"]
    assert signs["S24"] == ["tags", "star-formation", "score", "1", "+", "1", "/", "bookshelf", "now", "bread"]
    assert signs["UL3a"] == ["col", "coins"]
    assert signs["tile-land"] == ["coins", "/", "trade"]
    assert faces["UW2a"].shape == [(0, 0), (1, 0)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_name_and_a_picture(lang: str) -> None:
    faces = wayfarers().catalogue(lang).faces
    assert {
        "L01",
        "UL1a",
        "s43B",
        "slot-land-2",
        "B3",
        "PS",
        "J07",
        "stop-P4",
        "P10e",
        "N6",
        "guild-blue",
        "die-6",
        "?",
    } <= faces.keys()
    for key, face in faces.items():
        assert face.name, key
        assert face.icon, key
        assert face.text or key == BACK or face.kind == "board", f"nobody says what {key} is for"


def test_a_space_is_enough_where_one_die_fits() -> None:
    """A die and its space are one gesture, begun at either end; so is the ship hired for it."""
    t = given(Has("L01", dice="1 3", guilds="blue 1", placed="B4"))
    turn = seen(t, A)
    ways = {choice.id: {frozenset(place.h) for place in choice.then} for choice in turn.choices}
    one, three = (ways[wayfarers().parse(f"die {value}")] for value in (1, 3))
    assert frozenset({"card:L01"}) in one - three, "it needs a camel"
    assert frozenset({"panorama.0@B5"}) in one & three
    assert frozenset({"panorama.0@B6", "guilds.0/guild-blue"}) in one & three
    barred = {bar.h: bar.rule for bar in turn.barred}
    assert barred["panorama.0@B4"] == "WAY-9.1", "a die lies there"
    assert barred["panorama.0@B3"] == "WAY-9.2", "nobody brings a pigeon"
    assert "panorama.0@B6" not in barred


MISSING = [
    (Has(dice="1 3"), "", "panorama.0@B3", "WAY-9.2", "It needs a pigeon; none of your dice brings that."),
    (Has(dice="1", placed="B4"), "", "panorama.0@B4", "WAY-9.1", "A die lies here already"),
    (Has(dice="1", guilds=""), "die 1", "panorama.0@B6", "WAY-9.2", "It needs a ship; with a 1 you have a camel."),
    (Has(dice="1", silver=1), "die 1, place B4, part card-townsfolk", "card:T03", "WAY-8.3", "2 Silver, you have 1."),
    (
        Has("L01", at="P1a", workers="green"),
        "worker green-townsfolk-4",
        "journal@P2b",
        "WAY-6.1",
        "It asks for at least 1 vista. You have: 0 vistas.",
    ),
]


@pytest.mark.parametrize(("has", "moves", "thing", "rule", "words"), MISSING, ids=[case[2] for case in MISSING])
def test_what_is_missing_is_said(has: Has, moves: str, thing: str, rule: str, words: str) -> None:
    """In the numbers of this moment, and in both languages."""
    t = given(has, display={"townsfolk-1": "T03", "townsfolk-2": "T01", "townsfolk-3": "T22"})
    t.play(*filter(None, moves.split(", ")))
    (bar,) = [bar for bar in seen(t, A).barred if bar.h == thing]
    assert (bar.rule, words in bar.say) == (rule, True), bar
    (french,) = [bar for bar in seen(t, A, "fr").barred if bar.h == thing]
    assert french.say not in ("", bar.say)


def test_an_upgrade_that_cannot_be_had_says_why() -> None:
    t = given(Has("L01", dice="1", silver=1, guilds="yellow 2")).play("die 1", "place L01", "part tile-land")
    pile = wayfarers().parse("tile UL1a")
    pointer = WayfarersScene(wayfarers(), t.state, A, "en", ["Ada", "Bea"]).pointer()
    assert pointer.reason(t.state, A, pile, "WAY-12.6") == (
        "It costs 3 Silver or 2 influence in Trade: you have 1 Silver and 2 influence there."
    )
    french = (
        WayfarersScene(wayfarers(), t.state, A, "fr", ["Ada", "Bea"]).pointer().reason(t.state, A, pile, "WAY-12.6")
    )
    assert french.replace("\u00a0", " ") == (
        "Elle coûte 3 Pièces ou 2 Influences de la Guilde Commerce : vous avez 1 Pièce et 2 Influences à cet endroit."
    )
    t.state.piles[DESIGN_IDS.index("UL1")] = 0
    t = t.copy()
    assert pointer.reason(t.state, A, pile, "WAY-12.6") == "This pile is empty."
    assert [bar.h for bar in seen(t, A).barred] == []  # nothing is left to be pointed at


def test_the_caravan_is_part_of_the_gesture() -> None:
    """Of the values that a die may take, each space names those that make a difference there."""
    t = given(Has("", "UL1a@1m UB4@2b", dice="1 4", guilds=""))
    (die,) = [choice for choice in seen(t, A).choices if choice.id == wayfarers().parse("die 1")]
    ways = {value.h[0]: {place.h[0][-2:] for place in value.then} for value in die.then}
    with_pigeon = {"B1", "B3", "B4", "B5"}
    assert ways == {"n:1": {"B1", "B4", "B5"}, "n:2": with_pigeon}, "what a pigeon is worth is for people to say"


def test_nothing_is_left_out_of_a_gesture() -> None:
    """Whatever the caravan can make of a die: every position that it can lead to is among those that are offered."""
    game, rng = wayfarers(), Random(2)
    state, asked = game.new(2, 2), 0
    while not state.over and asked < 60:
        (seat,) = state.to_act
        if type(state.agenda[-1]).__name__ == "Turn":
            for die in (choice for choice in game.scene(state, seat, "en").choices if choice.then):
                offered = {json.dumps(after(state, seat, way).dump()) for way in ways_of(die)}
                assert outcomes(after(state, seat, [die.id]), seat) == offered
                asked += 1
        state.apply(seat, rng.choice(state.legal(seat)))
    assert asked == 60 or state.over


def after(state: State, seat: int, actions: list[int]) -> State:
    then = state.clone()
    for action in actions:
        then.apply(seat, action)
    return then


def ways_of(choice: Choice) -> list[list[int]]:
    return [[choice.id, *rest] for then in choice.then for rest in ways_of(then)] or [[choice.id]]


def outcomes(state: State, seat: int) -> set[str]:
    """Where a die can lead at last, whatever it shows then."""
    value_is_open = type(state.agenda[-1]).__name__ == "Chain"
    found: set[str] = set()
    for action in state.legal(seat):
        then = after(state, seat, [action])
        found |= outcomes(then, seat) if value_is_open else {json.dumps(then.dump())}
    return found


def test_what_is_left_to_resolve_is_shown_in_signs() -> None:
    t = given(Has("L01 T08>L01", silver=2, dice="1")).play("die 1", "place L01")
    assert offered(t) == {"part tile-land": ["tile-land"], "part guild-yellow*2": ["trade"]}
    t = given(Has("L31 L32", silver=9, dice="1"), display={"townsfolk-1": "T01"})
    t.play("die 1", "place B4", "part card-townsfolk", "card townsfolk-1")
    while t.asked != "Parts":
        t.play(sorted(t.choices)[0])
    assert offered(t) == {"wake L31": ["mountaintop", "die", "shift"], "wake L32": ["mountaintop", "mark"]}
    assert handles(t, "wake L31") == {"card:L31"}


def offered(t: Table) -> dict[str, list[str]]:
    """Choices with their signs."""
    return {
        wayfarers().notation(choice.id): [badge.icon or badge.text for badge in choice.effect]
        for choice in seen(t, t.seat).choices
        if choice.effect
    }


def test_what_is_paid_is_pointed_at_in_the_purse() -> None:
    t = given(Has("L01", dice="1", silver=3, guilds="yellow 2")).play("die 1", "place L01", "part tile-land")
    t.play("tile UL1a")
    assert handles(t, "silver") == {"goods.0/silver", "btn:silver"}
    assert handles(t, "influence") == {"guilds.0/guild-yellow", "btn:influence"}
    assert offered(t) == {"silver": ["coins"], "influence": ["trade"]}


@pytest.mark.rule("WAY-14.1", "WAY-16.28")
@pytest.mark.parametrize("seats", wayfarers().seats)
def test_the_final_scoring_is_walked_through(seats: int) -> None:
    """Player by player; the steps of a row add up to that row of the score sheet, and each names what counts."""
    game, rng = wayfarers(), Random(4)
    state = game.new(seats, 4)
    while not state.over:
        state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
    scene = game.scene(state, A, "en", ["Ada", "Bea", "Cleo", "Dan"][:seats])
    sums: dict[int, Counter[str]] = {panel.seat: Counter() for panel in scene.players}
    for step in scene.walk:
        assert step.points > 0
        assert step.text
        assert step.h
        sums[step.seat][step.row] += step.points
    assert sums == {panel.seat: Counter(panel.sheet) for panel in scene.players}
    assert [step.seat for step in scene.walk] == sorted(step.seat for step in scene.walk)


@pytest.mark.rule("WAY-14.4")
def test_a_doubled_space_card_is_shown_with_what_doubles_it() -> None:
    has = Has("L19 L20 L21 L22 S34 I03>S34 S10 S11 S12", guilds="")
    steps = Walk(given(has).state, A, wayfarers().talk, "en").of_player()
    (step,) = [step for step in steps if "card:S34" in step.h and "card:I03" in step.h]
    assert (step.row, step.points) == ("space", 8)
    assert {"card:L19", "card:L22"} <= set(step.h)
    assert "doubled" in step.text
