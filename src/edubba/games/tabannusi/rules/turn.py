"""A player's turn: a die and the architect, up to two actions, the scoring check (TAB-4, TAB-5)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import bot_turn, build, free, garden, port, project, ziggurat
from edubba.games.tabannusi.rules.effects import use_tile
from edubba.games.tabannusi.rules.goods import take_die
from edubba.games.tabannusi.rules.pay import pay_gold
from edubba.games.tabannusi.rules.pieces import (
    ACTION_TILES,
    BUILD,
    COMMON,
    DISTRICTS,
    DONE,
    GO,
    HOUSE,
    LINES,
    PAY_GO,
    PORT_DISTRICT,
    PROJECT,
    SHIP,
    SHIPS,
    SPACE,
    SPACES,
    TILE,
    TRACKS,
    VALUE,
    WORK,
    ZIGGURAT,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import Player
from edubba.games.tabannusi.rules.scoring import CHECK_BARGES, FinalScoring
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.bits import bits
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step

ACTIONS_A_TURN: Final = 2


def begin_turn(s: TabannusiState) -> None:
    """Abilities of ships marked before work from now on (TAB-9.7); the first turn begins with a district (TAB-5.1)."""
    seat = s.active
    s.turns += 1
    s.worn_full = 0
    s.worn_empty = 0
    s.actions = ACTIONS_A_TURN
    player = s.players[seat]
    s.tell("turn", seat)
    s.agenda.append(END_TURN)
    if seat == s.bot:  # it ignores the abilities of ships (TAB-16.13)
        bot_turn.begin(s)
        return
    player.able = abilities(s, player)
    s.agenda.append(CHECK_BARGES)
    s.agenda.append(MENUS[seat])
    s.agenda.append(TAKE_DIE[seat])
    if player.assistant < 0:
        s.agenda.append(StartDistrict(seat))


def abilities(s: TabannusiState, player: Player) -> int:
    """Mask of the abilities of the ships that a player has marked; printed ships have none."""
    found = 0
    for berth in bits(player.ships):
        found |= 1 << s.berths[berth]
    return found & (1 << 15) - 1


class StartDistrict(PublicStep[TabannusiState]):
    """Put architect and assistant into any district (TAB-5.1)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [GO + district for district in range(DISTRICTS)]

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        player = s.players[seat]
        player.assistant = player.architect = action - GO
        s.tell("starts-in", seat, action - GO)


class TakeDie(PublicStep[TabannusiState]):
    """Take a die of the barge where both workers stand (TAB-5.2); free actions come before (TAB-R6). Who has emptied
    the barge by them takes none, and the architect stays (TAB-R38)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        player = s.players[seat]
        first = 6 * s.local[player.assistant]
        found = []
        for value in range(6):
            if s.barges[first + value] and (value < 5 or player.gold or free_districts(s, player)):
                found.append(VALUE + value)
        free.add_options(s, seat, found)
        if found and not s.loads[s.local[player.assistant]]:
            found.append(DONE)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if action == DONE:
            return ALLOWED if action in self.options(s, seat) else TURN
        if not VALUE <= action < VALUE + 6:
            return free.refusal(s, seat, action)
        if not s.barges[6 * s.local[s.players[seat].assistant] + action - VALUE]:
            return "TAB-5.2"
        return ALLOWED if action in self.options(s, seat) else "TAB-5.4"

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == DONE:
            return
        if free.is_free(action):
            s.next(self)
            free.take(s, seat, action)
            return
        value = action - VALUE + 1
        player = s.players[seat]
        take_die(s, seat, s.local[player.assistant], value)
        s.tell("took-die", seat, s.local[player.assistant], value)
        s.next(Destination(seat, value))


def free_districts(s: TabannusiState, player: Player) -> int:
    """Mask of the districts whose number no die of the barge shows: where a 6 leads (TAB-5.4)."""
    first = 6 * s.local[player.assistant]
    found = 0
    for district in range(DISTRICTS):
        if not s.barges[first + district]:
            found |= 1 << district
    return found


class Destination(PublicStep[TabannusiState]):
    """Move the architect where the die says; for a gold anywhere (TAB-5.3 to 5.5)."""

    __slots__ = ("value",)

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def shown(self, s: TabannusiState, seat: int) -> int:
        return free_districts(s, s.players[seat]) if self.value == 6 else 1 << self.value - 1

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        reached = self.shown(s, seat)
        found = [GO + district for district in bits(reached)]
        if s.players[seat].gold:
            for district in range(DISTRICTS):
                if not reached >> district & 1:
                    found.append(PAY_GO + district)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if GO <= action < GO + DISTRICTS:
            if self.shown(s, seat) >> action - GO & 1:
                return ALLOWED
            return "TAB-5.4" if self.value == 6 else "TAB-5.3"
        if PAY_GO <= action < PAY_GO + DISTRICTS:
            return ALLOWED if action in self.options(s, seat) else "TAB-5.5"
        return TURN

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        district = action - GO
        if action >= PAY_GO:
            district = action - PAY_GO
            pay_gold(s, seat, 1)
        s.players[seat].architect = district
        s.tell("architect", seat, district)


class Menu(PublicStep[TabannusiState]):
    """Choose an action of the assistant's district, a free action, or end the phase (TAB-4.2)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found = [DONE]
        if s.actions:
            player = s.players[seat]
            district = player.assistant
            if district < COMMON:
                found.append(TILE + s.tiles[district])
                if player.markers:
                    for colour in range(TRACKS):
                        if project.cells_for(s, district, colour):
                            found.append(PROJECT + colour)
                for colour in range(TRACKS):
                    if s.projects[TRACKS * district + colour] and not build.refusal(s, seat, district, colour):
                        found.append(BUILD + colour)
                if not garden.refusal(s, seat):
                    found.append(WORK)
            elif district == PORT_DISTRICT:
                found.append(TILE + s.tiles[district])
                if player.markers and port.affordable(player, s.printed.price_ship):
                    for berth in range(SHIPS):
                        if not player.ships >> berth & 1:
                            found.append(SHIP + berth)
                if port.house_rows(s, seat, port.cost_of_house(s)):
                    spaces = port.free_spaces(s, seat)
                    for space in range(2 * LINES):
                        if spaces >> space & 1:
                            found.append(HOUSE + space)
            else:
                found.append(TILE + s.tiles[ZIGGURAT])
                found.append(TILE + s.tiles[ZIGGURAT + 1])
                ziggurat.add_spaces(s, seat, found)
        free.add_options(s, seat, found)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if action == DONE:
            return ALLOWED
        if action == WORK or TILE <= action < SPACE + SPACES:
            return self.refusal_action(s, seat, action) if s.actions else "TAB-4.2"
        return free.refusal(s, seat, action)

    def refusal_action(self, s: TabannusiState, seat: int, action: int) -> str:
        district = s.players[seat].assistant
        if TILE <= action < TILE + ACTION_TILES:
            slot = s.tiles.index(action - TILE)
            return ALLOWED if min(slot, ZIGGURAT) == district else "TAB-4.2"
        if action < SHIP:
            elsewhere = district >= COMMON
        else:
            elsewhere = district != (PORT_DISTRICT if action < SPACE else ZIGGURAT)
        if elsewhere:
            return "TAB-4.2"
        if action == WORK:
            return garden.refusal(s, seat)
        if action < BUILD:
            return project.refusal(s, seat, district, action - PROJECT)
        if action < SHIP:
            return build.refusal(s, seat, district, action - BUILD)
        if action < HOUSE:
            return port.refusal_ship(s, seat, action - SHIP, s.printed.price_ship)
        if action < SPACE:
            return port.refusal_house(s, seat, action - HOUSE, port.cost_of_house(s))
        return ziggurat.refusal(s, seat, action - SPACE)

    def gives_up(self, s: TabannusiState, seat: int, action: int) -> int:
        if action != DONE:
            return 0
        return s.actions or free.open_to(s, seat)  # an action tile can always be used

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == DONE:
            return
        s.agenda.append(self)
        if free.is_free(action):
            free.take(s, seat, action)
            return
        s.actions -= 1
        district = s.players[seat].assistant
        if action == WORK:
            s.next(garden.GardenWork(seat, district, 0, False))
        elif action < PROJECT:
            use_tile(s, seat, action - TILE)
        elif action < BUILD:
            s.next(project.ProjectCell(seat, district, action - PROJECT))
        elif action < SHIP:
            build.start(s, seat, district, action - BUILD)
        elif action < HOUSE:
            port.pay_for_ship(s, seat, action - SHIP, s.printed.price_ship)
        elif action < SPACE:
            port.start_house(s, seat, action - HOUSE, port.cost_of_house(s))
        else:
            ziggurat.start(s, seat, action - SPACE)


class EndTurn(Step[TabannusiState]):
    """The assistant joins the architect; the next player, or the end (TAB-4.3, TAB-14.1)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: TabannusiState) -> None:
        player = s.players[s.active]
        player.assistant = player.architect
        s.worn_full = 0
        s.worn_empty = 0
        s.actions = 0
        if s.ending == 0:
            s.next(FinalScoring())
            return
        if s.ending > 0:
            s.ending -= 1
        s.active = s.after(s.active)
        begin_turn(s)


MENUS: Final = [Menu(seat) for seat in range(4)]
TAKE_DIE: Final = [TakeDie(seat) for seat in range(4)]
END_TURN: Final = EndTurn()
