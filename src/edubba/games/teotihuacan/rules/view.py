"""What everybody may know: all but the future (TEO-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from edubba.games.teotihuacan.rules.pieces import PLACEMENTS, WORSHIP_TILES
from edubba.games.teotihuacan.rules.player import Player
from edubba.games.teotihuacan.rules.scoring import quarter_points

if TYPE_CHECKING:
    from edubba.games.teotihuacan.rules.state import TeotihuacanState


def view(s: TeotihuacanState) -> dict[str, Any]:
    """The whole table; of the face-down piles the tiles that nobody has seen, sorted, and the known bottom in order."""
    found: dict[str, Any] = {"gold_multiplier": True} if s.rules.gold_multiplier else {}
    return found | {
        "players": [player_view(player) for player in s.players],
        "supply": s.supply[:],
        "display": s.display[:],
        "height": s.height[:],
        "stacks": [owners(stack) for stack in s.stacks],
        "bonus": s.bonus[:],
        "slot": s.slot[:],
        "top": s.top[:],
        "under": [pile[:] for pile in s.under],
        "unseen": worship_tiles(s.unseen),
        "masks": s.masks[:],
        "round": s.round,
        "rounds": s.printed.rounds[s.seats],
        "first": s.first,
        "started": s.started,
        "space": s.space,
        "power": s.power,
        "bonus_open": s.bonus_open,
        "acted": s.acted,
        "turns": s.turns,
        "has_rival": s.has_rival,
        "rival": s.rival,
        "rival_discs": s.rival_discs,
        "rival_cards": s.rival_cards,
        "removed": s.removed[:],
    }


def player_view(player: Player) -> dict[str, Any]:
    return {
        "board": player.board,
        "ground": player.ground[:],
        "buildings": [list(divmod(entry, PLACEMENTS)) for entry in player.buildings],
        "temples": [list(divmod(entry, PLACEMENTS)) for entry in player.temples],
        "groups": player.groups[:],
        "pyramid": player.pyramid[:],
        "masks": player.masks[:],
        "points": player.points[:],
        "quarters": [quarter_points(player, quarter) for quarter in range(4)],
        "cubes": [player.gold, player.stone, player.wood],
        "worship": worship_tiles(player.worship),
        "aside": worship_tiles(player.aside),
        "start": player.start,
        "favour": player.favour,
        "discs": player.discs,
        "side": player.side,
        "passed": player.passed,
    }


def owners(stack: int) -> list[int]:
    """The seats whose discs lie on a space, from the bottom up."""
    found = []
    while stack:
        found.append((stack & 7) - 1)
        stack >>= 3
    return found


def worship_tiles(mask: int) -> list[int]:
    """The worship tiles of a mask, ascending."""
    return [tile for tile in range(WORSHIP_TILES) if mask >> tile & 1]
