"""What a choice costs and brings is told before it is made, in signs and in words."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.build import Discount
from edubba.games.tabannusi.rules.gain import ChooseTrack, PayForTrack
from edubba.games.tabannusi.rules.garden import GardenMarker
from edubba.games.tabannusi.rules.pay import Pay, PayForFilling, SecondCrate
from edubba.games.tabannusi.rules.points import district_points
from edubba.games.tabannusi.rules.port import HouseRow, PayShip
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.scene import Choice
from tests.tabannusi.given import GAME, A, Has, given, new

NAMES = ("Inanna", "Enkidu", "Ninsun", "Utu")
DEEDS = {"build", "ship", "house", "space", "project", "buy-garden", "buy-water"}


def offered(s: TabannusiState, lang: str = "en") -> dict[str, Choice]:
    seat = s.to_act[0]
    return {GAME.notation(choice.id): choice for choice in GAME.scene(s, seat, lang, NAMES[: s.seats]).choices}


def told(choice: Choice) -> Counter[str]:
    """Signs by what they mean for their reader, gains less costs."""
    found: Counter[str] = Counter()
    for sign in choice.brings:
        if sign.tone in ("cost", "gain"):
            found[sign.icon] += int(sign.text.replace("−", "-"))
        elif sign.tone == "later":
            found["later"] += int(sign.text)
    return found


def paid(s: TabannusiState, seat: int, rng: Random) -> None:
    """Pay in any way for what was begun; a house comes from the neutral row, a marker from the area."""
    while s.asks(seat):
        step, legal = s.agenda[-1], s.legal(seat)
        if (isinstance(step, Discount) and pieces.SKIP in legal) or isinstance(step, SecondCrate):
            s.apply(seat, pieces.SKIP)
        elif isinstance(step, (Pay, PayForFilling, PayShip)):
            s.apply(seat, rng.choice(legal))
        elif isinstance(step, (HouseRow, GardenMarker)):
            s.apply(seat, pieces.NEUTRAL if pieces.NEUTRAL in legal else legal[0])
        else:
            return


def owned(s: TabannusiState, seat: int) -> Counter[str]:
    """What the signs count: resources and gold together, because gold pays for everything."""
    player = s.players[seat]
    full = sum(player.full >> 4 * colour & 15 for colour in range(pieces.COLOURS))
    found = Counter({"ur-points": player.vp, "marker": player.markers, "water": player.water})
    found |= Counter({"garden": player.garden_tiles, "units": sum(player.dice) + full + player.gold})
    found |= Counter({f"track-{COLOURS[track]}": player.mastery[track] for track in range(pieces.TRACKS)})
    found["later"] = sum(district_points(s, seat, district) for district in range(pieces.DISTRICTS))
    return found


def together(signs: Counter[str]) -> Counter[str]:
    units = sum(count for icon, count in signs.items() if icon.removeprefix("crate-") in (*COLOURS, "gold"))
    kept = {icon: count for icon, count in signs.items() if icon.startswith(("ur-points", "track-"))}
    return Counter({**kept, "units": units, **{icon: signs[icon] for icon in ("marker", "water", "garden", "later")}})


def test_the_signs_say_what_will_happen() -> None:
    seen: Counter[str] = Counter()
    for seats, seed in product((1, 2, 4), range(3)):
        s, rng = new(seats, seed), Random(seed)
        while not s.over:
            seat, step = s.to_act[0], s.agenda[-1]
            looks = s.active == seat and rng.random() < 0.2  # in the turn of another much else may follow
            signed = [choice for choice in offered(s).values() if choice.brings] if looks else []
            for choice in rng.sample(signed, min(2, len(signed))):
                verb = GAME.actions.verb(choice.id).name
                after = s.clone()
                assert isinstance(after, TabannusiState)
                after.apply(seat, choice.id)
                paid(after, seat, rng)
                below = s.agenda[:-1]  # what waited there before, a scoring perhaps, may have run meanwhile
                scored = (after.turns, after.time_gold) != (s.turns, s.time_gold)
                if scored or after.agenda[: len(below)] != below or verb in ("project", "pay-go"):
                    continue
                change = owned(after, seat)
                change.subtract(owned(s, seat))
                signs = together(told(choice))
                if isinstance(step, (ChooseTrack, PayForTrack)):
                    signs[f"track-{COLOURS[choice.id - pieces.COLOUR]}"] += 1
                change["later"] = max(change["later"], 0)  # points that are lost later are no gain
                assert {k: n for k, n in signs.items() if n} == {k: n for k, n in change.items() if n}, choice.say
                seen[verb] += 1
            s.apply(seat, rng.choice(s.legal(seat)))
    assert seen.keys() >= DEEDS - {"project"}


def test_the_words_tell_the_same() -> None:
    mine = Has(dice="2 brown, yellow", full="yellow", markers=3, gold=3)
    t = given(mine, Has(), projects={"yellow 1a1 1b1": "AB"})
    build = offered(t.state)["build yellow"]
    assert build.say == "Build on the yellow projects"
    assert build.outlook == (
        "Pay 1 yellow resource and 2 brown resources; gain 1 marker and 2 VP at each scoring; Enkidu advances 1 step"
    )
    assert offered(t.state, "fr")["build yellow"].outlook == (
        "Payez 1 ressource jaune et 2 ressources marron\u202f; gagnez 1 marqueur et 2 PV à chaque décompte\u202f; "
        "Enkidu avance de 1 pas"
    )
    assert [(sign.icon, sign.text, sign.tone) for sign in build.brings] == [
        ("yellow", "−1", "cost"),
        ("brown", "−2", "cost"),
        ("marker", "+1", "gain"),
        ("ur-points", "+2", "later"),
        ("stairs", "Enkidu +1", "other"),
    ]


def test_nothing_is_told_of_what_comes_after_the_turn() -> None:
    """The last action of a turn brings what it brings, not what the automa does next."""
    for seed in range(4):
        s, rng = new(1, seed), Random(seed)
        while not s.over:
            if s.actions == 1 and s.to_act == (A,):
                for text, choice in offered(s).items():
                    if text.startswith("ship "):
                        markers = [sign.text for sign in choice.brings if (sign.icon, sign.tone) == ("marker", "cost")]
                        assert markers == ["−1"]
            s.apply(A, rng.choice(s.legal(A)))


def test_a_die_and_the_way_of_the_architect_are_one_gesture() -> None:
    t = given(Has(gold=1, at=1), Has(), barges={"brown": "3, 6"}, step="die")
    dice = offered(t.state)
    ways = {"go 3", "pay-go 1", "pay-go 2", "pay-go 4", "pay-go 5"}
    assert {GAME.notation(way.id) for way in dice["die 3"].then} == ways
    free, *paid_for = sorted(dice["die 3"].then, key=lambda way: way.id)
    assert (free.brings, {way.brings[0].text for way in paid_for}) == ([], {"−1"})
    poor = given(Has(gold=0, at=1), Has(), barges={"brown": "3, 6"}, step="die")
    assert offered(poor.state)["die 3"].then == []
