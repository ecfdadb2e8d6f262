"""What is printed on worship tiles, bonus discs and pyramid spaces, ready to be put into words."""

from __future__ import annotations

from edubba.games.teotihuacan import effects
from edubba.games.teotihuacan.effects import Bonus, Need, Offering, PyramidReward
from edubba.kernel.scene import Badge
from edubba.words import Argument, Thing, Things

OFFER_ICONS: dict[type[Offering], str] = {
    effects.BuyPyramid: "great-pyramid",
    effects.BuyTemple: "temple-gate",
    effects.Repeat: "trade",
    effects.RepeatAny: "trade",
    effects.Spend: "trade",
    effects.ShowBuildings: "village",
    effects.Multiply: "abacus",
    effects.ThenBuilding: "stone-tower",
    effects.ThenInfluence: "prayer",
    effects.ThenConstruction: "trowel",
}
BONUS_WORDS: dict[type[Bonus], tuple[str, str]] = {
    effects.AnyInfluence: ("bonus-influence", "prayer"),
    effects.AnyConstruction: ("bonus-construction", "trowel"),
    effects.JustPoints: ("bonus-points", "laurels"),
    effects.PointsAndCubes: ("bonus-cube", "cube"),
    effects.PointsAndPower: ("bonus-power", "upgrade"),
}


def phrase(key: str, **arguments: Argument) -> Thing:
    return Thing(key, tuple(arguments.items()))


def price(gold: int, stone: int, wood: int) -> Thing:
    """Cubes of some materials; there are words for nothing too."""
    owed = {"gold": gold, "stone": stone, "wood": wood}
    letters = "".join(name[0] for name, count in owed.items() if count)
    return phrase("price", owed=letters or "none", gold=gold, stone=stone, wood=wood)


def swayed(effect: Offering) -> bool:
    """True if an option lets it count gold buildings instead of those that it shows (TEO-14.3)."""
    return isinstance(effect, effects.Multiply) and effect.temple == "red" and effect.material != "gold"


def offering(effect: Offering, gold: bool = False) -> Thing:
    """What a worship tile does (TEO-10.2); `gold`, if red temples count gold buildings."""
    match effect:
        case effects.BuyPyramid(cubes=cubes):
            return phrase("offer-pyramid", count=cubes)
        case effects.BuyTemple(cubes=cubes):
            return phrase("offer-temple", count=cubes)
        case effects.Repeat():
            owed = price(effect.gold, effect.stone, effect.wood)
            return phrase("offer-repeat", price=owed, points=effect.points, most=effect.most)
        case effects.RepeatAny():
            owed = phrase("some-cubes", count=effect.cubes)
            return phrase("offer-repeat", price=owed, points=effect.points, most=effect.most)
        case effects.Spend():
            return phrase("offer-spend", count=effect.cubes, points=effect.points)
        case effects.ShowBuildings():
            return phrase("offer-buildings", needs=Things(tuple(map(needed, effect.need))), points=effect.points)
        case effects.Multiply():
            counted = "gold" if gold and swayed(effect) else effect.material
            temple, material = Thing(f"colour-{effect.temple}"), Thing(f"material-{counted}")
            return phrase("offer-multiply", temple=temple, material=material, most=effect.most)
        case effects.ThenBuilding():
            return phrase("offer-building", points=effect.points, size=effect.size)
        case effects.ThenInfluence():
            return phrase("offer-influence", points=effect.points)
        case effects.ThenConstruction():
            return phrase("offer-construction", points=effect.points)


def needed(need: Need) -> Thing:
    """Some buildings that a worship tile wants to see."""
    which = "any" if need.material is None else "material"
    if need.size is not None:
        which = "size" if need.material is None else "both"
    material = Thing(f"material-{need.material or 'wood'}")
    return phrase(f"need-{which}", count=need.count, material=material, size=need.size or 0)


def shown_buildings(effect: Offering) -> list[Badge]:
    """The buildings that a worship tile wants to see, one by one: material and size."""
    needs = effect.need if isinstance(effect, effects.ShowBuildings) else []
    return [Badge(need.material or "stone-tower", str(need.size or "")) for need in needs for _ in range(need.count)]


def bonus(effect: Bonus) -> Thing:
    """What a bonus disc gives (TEO-12)."""
    numbers = {name: getattr(effect, name, 0) for name in ("points", "cubes", "power")}
    return phrase(BONUS_WORDS[type(effect)][0], **numbers)


def bonus_told(kind: int, points: int, many: int) -> Thing:
    """The same of a disc that was used: its kind, its points, and how many cubes or power if more than one."""
    key = list(BONUS_WORDS.values())[kind][0]
    return phrase(key, points=points, cubes=max(many, 1), power=max(many, 1))


def reward(effect: PyramidReward) -> Thing:
    """What a pyramid space shows (TEO-8.3)."""
    match effect:
        case effects.FreeTemple(colour=colour):
            return Thing(f"tile-temple-{colour}")
        case effects.FreeBuildings(tiles=tiles):
            return phrase("reward-buildings", tiles=Things(tuple(Thing(f"tile-{tile}") for tile in tiles)))
        case effects.JustPoints(points=points):
            return phrase("reward-points", points=points)
        case effects.ThenBuilding(points=points, size=size):
            return phrase("reward-building", points=points, size=size)
        case effects.FreeWorship():
            return Thing("reward-worship")


def reward_look(effect: PyramidReward) -> tuple[str, str, str]:
    """Icon, colour and sign of a reward."""
    match effect:
        case effects.FreeTemple(colour=colour):
            return "temple-gate", colour, ""
        case effects.FreeBuildings(tiles=tiles):
            sizes = "+".join(tile.split("-")[1] for tile in tiles)
            return "stone-tower", tiles[0].split("-")[0], sizes
        case effects.JustPoints(points=points) | effects.ThenBuilding(points=points):
            return "laurels", "", str(points)
        case effects.FreeWorship():
            return "incense", "", ""
