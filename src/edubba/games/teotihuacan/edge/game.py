"""Founders of Teotihuacan at the edge: its options, its action space, its printed data."""

from __future__ import annotations

from edubba.games.teotihuacan.box import ACTION_SPACE_IDS, BOX, CELL_IDS, COLOUR_NAMES, MATERIAL_NAMES, WORSHIP_IDS
from edubba.games.teotihuacan.edge.scene import TeotihuacanScene
from edubba.games.teotihuacan.edge.talk import ACTION_NAMES, TILE_IDS, TeotihuacanTalk
from edubba.games.teotihuacan.rules import pieces
from edubba.games.teotihuacan.rules.advice import TeotihuacanAdvice
from edubba.games.teotihuacan.rules.features import TeotihuacanFeatures
from edubba.games.teotihuacan.rules.geometry import SPACE_NAMES
from edubba.games.teotihuacan.rules.printed import LEVELS, Rules
from edubba.games.teotihuacan.rules.setup import set_up
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.tables import tables
from edubba.kernel.actions import ActionSpace, Verb
from edubba.kernel.chance import Chance
from edubba.kernel.option import Fix, Option, Value, keywords
from edubba.kernel.pack import Pack
from edubba.words import SpokenGame

SWITCH = (False, True)
TOGETHER = (2, 3, 4)
SOLO = (1,)
DISC_IDS = tuple(f"{spot} {count}" for spot in ACTION_SPACE_IDS for count in (1, 2, 3))
PLACE_IDS = tuple(f"{cell} {turn}" for turn in range(8) for cell in CELL_IDS)


class Teotihuacan(SpokenGame[TeotihuacanTalk]):
    """Founders of Teotihuacan, for 2 to 4 players; alone, an unofficial challenge."""

    name = "teotihuacan"
    version = "1.1"
    earlier = ("1.0",)
    fixes = (Fix("no_null_turn", since="1.1", rule="TEO-14.16"),)
    seats = (1, 2, 3, 4)
    minutes = (60, 90)
    weight = 3
    options = (
        Option("side", ("A", "B"), "A", "TEO-3.7"),
        Option("first_player", ("random", 0, 1, 2, 3), "random", "TEO-3.9", seats=TOGETHER),
        Option("reward_buildings_ignore_reach", SWITCH, True, "TEO-14.1"),
        Option("red_multiplier_material", ("stone", "gold"), "stone", "TEO-14.3"),
        Option("setup_pyramid_gives_2vp", SWITCH, False, "TEO-14.5"),
        Option("build_cube_replacement", ("optional", "forced"), "optional", "TEO-14.9"),
        Option("bonus_alone", SWITCH, False, "TEO-14.16", since="1.1", before=True),
        Option("solo.mode", ("rival", "attack"), "rival", "TEO-20.2", seats=SOLO),
        Option("solo.level", tuple(LEVELS), "normal", "TEO-20.3", seats=SOLO),
    )
    actions = ActionSpace(
        [
            Verb("pass", pieces.PASS),
            Verb("done", pieces.DONE),
            Verb("bonus", pieces.USE_BONUS),
            Verb("again", pieces.AGAIN),
            Verb("cubes", pieces.CUBES),
            Verb("small", pieces.SMALL),
            Verb("act", pieces.ACT, "action", ACTION_NAMES),
            Verb("discs", pieces.DISCS, "discs", DISC_IDS),
            Verb("tile", pieces.TILE, "tile", TILE_IDS),
            Verb("space", pieces.SPACE, "space", tuple(SPACE_NAMES)),
            Verb("pile", pieces.PILE, "colour", COLOUR_NAMES[:3]),
            Verb("worship", pieces.WORSHIP, "worship", WORSHIP_IDS),
            Verb("two-gold", pieces.TWO_GOLD, "material", MATERIAL_NAMES[1:]),
            Verb("material", pieces.MATERIAL, "material", MATERIAL_NAMES),
            Verb("cell", pieces.CELL, "cell", CELL_IDS),
            Verb("place", pieces.PLACE, "place", PLACE_IDS),
        ]
    )
    advice = TeotihuacanAdvice()
    numbers = TeotihuacanFeatures()
    typed = BOX
    builder = TeotihuacanScene

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack)
        self.tables = tables(BOX.read(self.pack.data))
        self.talk = TeotihuacanTalk(self)

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> TeotihuacanState:
        return set_up(self.tables, Rules(**keywords(options)), seats, chance)
