"""Data packs of Ginkgopolis: what a pack may change, what speaks against it, and the files of version 0.1.0."""

from random import Random
from typing import Any

import pytest

import edubba
from edubba.cli.voice import Voice
from edubba.games.ginkgopolis.box import BOX, BUILDING_IDS, CHARACTER_IDS, LETTER_NAMES
from edubba.games.ginkgopolis.edge.game import Ginkgopolis
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel import playout
from edubba.kernel.errors import Told
from edubba.kernel.pack import hash_of, without_remarks
from edubba.words import LANGUAGES, talk_of
from tests.ginkgopolis.given import START, ginkgopolis, number
from tests.ginkgopolis.invariants import check
from tests.packs.old import whole

Data = dict[str, Any]
NOTHING = {"resource": 0, "tile": 0, "point": 0}


def mine(changes: Data) -> Data:
    """The file of a pack, as somebody could write it, right or wrong."""
    return {"format": "edubba-pack/1", "game": "ginkgopolis", "version": 1, "title": "Mine", "changes": changes}


def with_changes(changes: Data) -> Ginkgopolis:
    return Ginkgopolis(BOX.pack("mine", changes))


def all_bonuses(trigger: str, good: str, count: int) -> Data:
    bonus = {"trigger": trigger, "gain": NOTHING | {good: count}}
    return {f"buildings[{name}].bonus": {"kind": "permanent", **bonus} for name in BUILDING_IDS}


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("buildings[R01].bonus", {"kind": "permanent", "trigger": "sleep", "gain": NOTHING},
         "buildings[R01].bonus.trigger: must be one of construct, exploit, urbanize"),
        ("buildings[R01].bonus", {"kind": "permanent", "trigger": "exploit", "gain": NOTHING | {"tile": 10}},
         "buildings[R01].bonus.gain.tile: must be from 0 to 9, found 10"),
        ("buildings[R01].bonus", {"kind": "permanent", "trigger": "exploit"}, "buildings[R01].bonus.gain: is missing"),
        ("buildings[R01].bonus", {"kind": "magic"}, "buildings[R01].bonus.kind: must be one of"),
        ("buildings[R01].number", 2, "buildings[R01].number: is unknown"),
        ("buildings[R10].bonus", {"kind": "cards_by_colour", "colour": "green", "points": 1},
         "buildings[R10].bonus.colour: must be one of blue, red, yellow"),
        ("buildings[R20].bonus", {"kind": "flat", "points": 31}, "buildings[R20].bonus.points: must be from 0 to 30"),
        ("buildings[R14].bonus", {"kind": "buildings_by_level", "low": 3, "high": 2, "points": 1},
         "buildings[R14].bonus: low must be at most 2 (high), found 3"),
        ("buildings[R14].bonus", {"kind": "buildings_by_level", "low": 1, "high": 60, "points": 1},
         "buildings[R14].bonus.high: must be from 1 to 59, found 60"),
        ("characters[P-01].colour", "green", "characters[P-01].colour: must be one of blue, red, yellow"),
        ("characters[P-01].set", 7, "characters[P-01].set: must be from 0 to 6, found 7"),
        ("characters[P-01].start", {"resource": 1}, "characters[P-01].start.tile: is missing"),
        ("characters[P-28].set", 1, "characters[P-28].set: is unknown; did you mean characters[P-27].set?"),
        ("setup.resources.2", 26, "setup.resources.2: must be from 1 to 25, found 26"),
        ("setup.resources.6", 20, "setup.resources.6: is unknown"),
        ("setup.cards_put_aside.5", 1,
         "setup.cards_put_aside.5: must be at most 0 with these hands (setup.hand_size), found 1"),
        ("setup.cards_put_aside.1", 16 + 1, "setup.cards_put_aside.1: must be from 0 to 16, found 17"),
        ("setup.cards_put_aside.2", 13,
         "setup.cards_put_aside.2: must be at most 12 with these hands (setup.hand_size), found 13"),
        ("setup.hand_size", 5, "setup.hand_size: must be from 1 to 4, found 5"),
        ("setup.characters_dealt", 2, "setup.characters_kept: must be at most 2 (setup.characters_dealt), found 3"),
        ("setup.first_token", "M", "setup.first_token: must be one of A, B, C"),
        ("solo.hand_size", 1, "solo.hand_size: must be from 2 to 4, found 1"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_named(place: str, value: Any, complaint: str) -> None:
    problems = ginkgopolis().problems(mine({place: value}))
    assert any(complaint in problem for problem in problems), problems


# What is possible for each value, but not for all of them together.
TOGETHER: list[tuple[Data, str]] = [
    ({f"characters[P-0{n}].set": 0 for n in (1, 2, 3)},
     "characters: none of them has the set 1; each of the sets 1 to 6 needs one"),
    ({"solo.hand_size": 4, "setup.cards_put_aside.1": 16},
     "setup.cards_put_aside.1: must be at most 15 with these hands (solo.hand_size), found 16"),
    ({f"characters[{name}].start": NOTHING | {"tile": 4} for name in CHARACTER_IDS},
     "characters: with 5 players they can bring 60 tiles to begin with (start), but the reserve has 51"),
    ({f"characters[{name}].start": NOTHING | {"tile": 9} for name in ("P-01", "P-02", "P-03", "P-04", "P-05")}
     | {"setup.tiles_removed.2": 20, "setup.characters_kept": 1, "characters[P-04].set": 1, "characters[P-05].set": 1},
     "characters: with 2 players they can bring 47 tiles to begin with (start), but the reserve has 31"),
    (all_bonuses("urbanize", "point", 4),
     "buildings, characters: all bonuses for urbanize of a player can bring point 242 times, 195 at most are possible"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "complaint"), TOGETHER)
def test_what_does_not_go_together_is_named(changes: Data, complaint: str) -> None:
    problems = ginkgopolis().problems(mine(changes))
    assert any(complaint in problem for problem in problems), problems


def test_every_complaint_can_be_made_in_french() -> None:
    french = Voice("fr")
    told = set()
    levels = {"kind": "buildings_by_level", "low": 3, "high": 2, "points": 1}
    for changes in (*(one for one, _ in TOGETHER), {"buildings[R14].bonus": levels}, {"setup.characters_dealt": 2}):
        for problem in ginkgopolis().problems(mine(changes)):
            assert isinstance(problem, Told)
            assert french.retell(problem) != str(problem)
            told.add(problem.key)
    words = talk_of(edubba.load("ginkgopolis")).book.keys("fr")
    assert {key.removeprefix("error-") for key in words if key.startswith("error-")} == told


def test_hands_become_smaller_with_the_deck() -> None:
    for seats, put_aside, hand_size in (("5", 1, 3), ("5", 10, 2), ("2", 13, 3), ("4", 16, 1)):
        changes = BOX.together({}, f"setup.cards_put_aside.{seats}", put_aside)
        assert changes == {f"setup.cards_put_aside.{seats}": put_aside, "setup.hand_size": hand_size}
        assert BOX.problems(changes) == []
    alone: list[tuple[str, Any]] = [("2", 12), ("5", 0), ("5", 16), ("1", 16), ("5", "many")]
    for seats, value in alone:
        assert len(BOX.together({}, f"setup.cards_put_aside.{seats}", value)) == 1


# --- what a pack changes ----------------------------------------------------------------------------------------------


def test_any_card_can_have_any_bonus() -> None:
    changes = {
        "buildings[R01].bonus": {"kind": "flat", "points": 5},
        "buildings[R20].bonus": {"kind": "permanent", "trigger": "urbanize", "gain": NOTHING | {"tile": 2}},
        "characters[P-01].colour": "blue",
        "characters[P-01].bonus": {"trigger": "exploit", "gain": NOTHING | {"point": 3}},
    }
    faces = with_changes(changes).talk.faces("en")
    assert faces["C-R01"].text == "At the end: 5 points."
    assert faces["C-R20"].text == "Urbanize: gain 2 tiles."
    assert faces["P-01"].name == "Bio-engineer"
    assert faces["P-01"].text.startswith("Exploit: gain 3 points.")


@pytest.mark.parametrize(
    ("bonus", "english", "french"),
    [
        ({"low": 2, "high": 2, "points": 1},
         "At the end: 1 point for each of your buildings of level 2.",
         "Fin de partie\u00a0: 1 PR par bâtiment à vous de niveau 2."),
        ({"low": 1, "high": None, "points": 2},
         "At the end: 2 points for each of your buildings of level 1 or more.",
         "Fin de partie\u00a0: 2 PR par bâtiment à vous de niveau 1 ou plus."),
        ({"low": 1, "high": 59, "points": 0},
         "At the end: nothing for each of your buildings of level 1 to 59.",
         "Fin de partie\u00a0: rien par bâtiment à vous de niveau 1 à 59."),
    ],
)  # fmt: skip
def test_levels_are_told_as_they_are_printed(bonus: Data, english: str, french: str) -> None:
    talk = with_changes({"buildings[B14].bonus": {"kind": "buildings_by_level", **bonus}}).talk
    assert [talk.card_text(number("B14"), lang) for lang in ("en", "fr")] == [english, french]


def test_tokens_begin_with_any_letter() -> None:
    for letter in ("A", "D", "L"):
        state = with_changes({"setup.first_token": letter}).new(seats=2, seed=1)
        assert isinstance(state, GinkgopolisState)
        check(state)
        first = LETTER_NAMES.index(letter)
        tokens = state.view(None)["tokens"]
        assert [tuple(place) for place in tokens[first:] + tokens[:first]] == START


@pytest.mark.parametrize("seats", ginkgopolis().seats[1:])
def test_sets_of_the_initiation_game_are_those_of_the_numbers(seats: int) -> None:
    game = with_changes({"characters[P-19].set": 1, "characters[P-01].set": 0})
    assert [[CHARACTER_IDS[one] for one in members] for members in game.tables.sets][:2] == [
        ["P-02", "P-03", "P-19"],
        ["P-04", "P-05", "P-06"],
    ]
    state = game.new(seats=seats, seed=2, options={"setup": "initiation"})
    while not state.over:
        assert isinstance(state, GinkgopolisState)
        check(state)
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])


@pytest.mark.parametrize("hand_size", [1, 2, 3])
@pytest.mark.parametrize("seats", ginkgopolis().seats[1:])
def test_hands_can_be_smaller(hand_size: int, seats: int) -> None:
    """What is remembered of passed and changed hands fits them."""
    game = with_changes({"setup.hand_size": hand_size, "setup.change_hand_tokens": 9})
    state, rng = game.new(seats=seats, seed=3), Random(hand_size)
    for _ in range(150):
        if state.over:
            break
        assert isinstance(state, GinkgopolisState)
        check(state)
        seat = rng.choice(state.to_act)
        for viewer in (None, *range(seats)):
            other = state.redeal(viewer, rng)
            assert other.view(viewer) == state.view(viewer)
        changes = [action for action in state.legal(seat) if game.actions.verb(action).name == "change-hand"]
        state.apply(seat, rng.choice(changes if changes and rng.random() < 0.3 else state.legal(seat)))


@pytest.mark.parametrize("solo_hand", [2, 4])
@pytest.mark.parametrize("card_from", ["deck", "hand"])
def test_the_solitaire_hand_can_differ(solo_hand: int, card_from: str) -> None:
    game = with_changes({"solo.hand_size": solo_hand, "solo.hal_resources": 3})
    state = game.new(seats=1, seed=5, options={"hal.card_from": card_from, "hal.level": "expert"})
    playout(state, Random(1))
    assert state.over
    assert isinstance(state, GinkgopolisState)
    check(state)


@pytest.mark.parametrize(
    ("dealt", "kept", "asked"),
    [
        (1, 1, ["Keep a character."]),
        (2, 1, ["Keep a character; the other one goes back to the box."]),
        (5, 2, ["Keep a character, then pass the others to the left.",
                "Keep a second character; the others go back to the box."]),
        (3, 3, ["Keep a character, then pass the others to the left.",
                "Keep a second character, then pass the others to the left.", "Keep a third character."]),
    ],
)  # fmt: skip
def test_the_draft_says_what_happens_to_the_others(dealt: int, kept: int, asked: list[str]) -> None:
    game = with_changes({"setup.characters_dealt": dealt, "setup.characters_kept": kept})
    state, rng, found = game.new(seats=3, seed=1), Random(1), []
    while isinstance(state, GinkgopolisState) and state.packets:
        prompt = game.prompt(state, state.to_act[0], "en")
        found += [] if prompt in found else [prompt]
        state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
    assert found == asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_tells_what_is_printed(lang: str) -> None:
    changes = {
        "setup.hand_size": 3, "setup.change_hand_tokens": 0, "setup.characters_kept": 1, "solo.hand_size": 2,
        "points.change_hand_token": 7, "points.tile_given_back": 6, "points.resource_covered": 5,
        "buildings[Y10].bonus": {"kind": "permanent", "trigger": "exploit", "gain": NOTHING},
    }  # fmt: skip
    ours, game = ginkgopolis().catalogue(lang), with_changes(changes).catalogue(lang)
    text = " ".join(chapter.text for chapter in game.guide)
    printed = {
        "en": (
            "one of three cards",
            "Your character and some",
            "five points",
            "six points",
            "7 points",
            "draw two cards",
        ),
        "fr": ("une de ses trois cartes", "Votre personnage et une", "5 PR", "6 PR", "7 PR", "piochez deux cartes"),
    }
    assert [words for words in printed[lang] if words not in text] == []
    differ = [one.text != other.text for one, other in zip(ours.guide, game.guide, strict=True)]
    assert sum(differ) == 6  # round, construct, cards, end, score, solo


# --- files of version 0.1.0 ---------------------------------------------------------------------------------------


def test_every_value_of_an_old_file_stands_somewhere() -> None:
    """Each value that a pack could change in 0.1.0 is a value of the box, or follows from others."""
    data = whole("ginkgopolis")
    turned = {"exploit": "urbanize", "urbanize": "construct", "construct": "exploit"}
    painted = {"red": "blue", "blue": "yellow", "yellow": "red"}
    for card in [*data["building_cards"]["items"], *data["characters"]["items"]]:
        effect = card["effect"]
        if "gain" in effect:
            effect["gain"] = {good: count + 1 for good, count in effect["gain"].items()}
        else:
            effect["points"] += 2
        effect |= {"trigger": turned[effect["trigger"]]} if "trigger" in effect else {}
        effect |= {"color": painted[effect["color"]]} if "color" in effect else {}
        effect |= {"min": effect["min"] + 1, "max": effect["max"] - 1} if effect.get("max") == 60 else {}
    for character in data["characters"]["items"]:
        character["start"] = {good: count + 1 for good, count in character["start"].items()}
    setup = data["setup"]
    setup["resources_in_play"] = {seats: count - 1 for seats, count in setup["resources_in_play"].items()}
    setup["tiles_removed"] = {seats: count + 1 for seats, count in setup["tiles_removed"].items()}
    setup["cards_discarded_from_fresh_deck"] |= {"1": 5, "2": 5, "3": 5, "4": 1}
    setup |= {"change_hand_tokens_per_player": 3, "unused_change_hand_token_points": 4}
    setup |= {"give_back_points_per_tile": 5, "overbuilt_points_per_resource": 6}
    data["solo"]["start"] = {"resource": 7, "tile": 8, "point": 9}
    data["solo"]["hal"]["resources"] = 20
    pack = ginkgopolis().open_pack("old", data)
    assert pack.hash == hash_of(without_remarks(data))
    values = BOX.values(pack)
    unchanged = {place for place, leaf in BOX.leaves.items() if values[place] == leaf.value}
    fixed = {f"characters[{name}].{what}" for name in CHARACTER_IDS for what in ("colour", "set")}
    fixed |= {f"setup.{name}" for name in ("hand_size", "characters_dealt", "characters_kept", "first_token")}
    assert unchanged == fixed | {"setup.cards_put_aside.5", "solo.hand_size"}
    assert values["buildings[R01].bonus"] == {
        "kind": "permanent", "trigger": "urbanize", "gain": {"resource": 2, "tile": 1, "point": 1},
    }  # fmt: skip
    assert values["buildings[R14].bonus"] == {"kind": "buildings_by_level", "low": 1, "high": 2, "points": 3}
    assert values["buildings[R15].bonus"] == {"kind": "buildings_by_level", "low": 4, "high": 59, "points": 5}
    assert values["buildings[B19].bonus"] == {"kind": "cards_by_colour", "colour": "yellow", "points": 4}
    assert values["characters[P-04].start"] == {"resource": 1, "tile": 2, "point": 1}
    assert (values["points.tile_given_back"], values["points.resource_covered"]) == (5, 6)


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("building_cards/0/effect", {"kind": "final", "score": []}, "buildings[R01].bonus.kind: must be one of"),
        ("building_cards/0/effect", {"kind": "final", "score": "luck"}, "buildings[R01].bonus.kind: must be one of"),
        ("building_cards/0/effect", 3, "buildings[R01].bonus: must be an object"),
        ("characters/0/effect", {"kind": "final", "score": "flat"}, "characters[P-01].bonus.kind: is unknown"),
        ("characters/0/start", {"gold": 1}, "characters[P-01].start.gold: is unknown"),
        ("characters/0/nose", 1, "characters.items[P-01].nose: is unknown"),
        ("urbanization_tokens/0/start_cell", [0, 0], "setup.first_token: must be one of A, B, C"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_old_file_is_named(place: str, value: Any, complaint: str) -> None:
    data = whole("ginkgopolis")
    group, index, name = place.split("/")
    data[group]["items"][int(index)][name] = value
    problems = ginkgopolis().problems(data)
    assert any(complaint in problem for problem in problems), problems
