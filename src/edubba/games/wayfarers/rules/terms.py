"""What a learned value of Wayfarers counts: points, goods, dice, workers, guilds, cards, caravan and the way ahead."""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules.advice import caravan, nearest_stain, pending, time_left
from edubba.games.wayfarers.rules.cards import GUILDS, TAGS
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.scoring import cards_in, goal_met
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.learned import Terms
from edubba.kernel.native import i64, vec
from edubba.kernel.state import State

FEW: Final = 3
SOME: Final = 7
VALUES: Final = 6
KINDS_OF_POINTS: Final = 5

NAMES: Final = [
    "here", "to move", "column", "columns behind", "next ink stain",
    *["points of one tag", "points of mixed sets", "points of space cards", "points of tiles", "points of guilds"],
    *["silver", "silver beyond 3", "silver beyond 7", "provision", "provision beyond 3", "provision beyond 7"],
    *["black guild", "yellow guild", "blue guild"],
    *["black guild beyond 3", "yellow guild beyond 3", "blue guild beyond 3"],
    *["green workers", "yellow workers", "blue workers", "a second worker of a colour"],
    *["dice at hand", "a second die at hand", "dice in all", "dice at work"],
    *["a die of 1", "a die of 2", "a die of 3", "a die of 4", "a die of 5", "a die of 6"],
    *["cities", "vistas", "harbours", "open waters", "observatories", "libraries", "stars", "planets", "comets"],
    *["suns", "moons"],
    *["townsfolk", "hosts without townsfolk", "land and water cards", "space cards", "inspirations", "goals met"],
    *["room for space cards", "die spaces", "free die spaces", "influence in the display"],
    *["goods in the caravan", "caravan cells covered", "values within reach", "shapes that fit"],
    *["AI", "AI: points", "AI: column", "AI: guilds", "AI: cards", "AI: track"],
]  # fmt: skip
AUTOMATON: Final = len(NAMES) - 6


class WayfarersTerms(Terms):
    """Players and the AI have different things; a line that the other side has is 0."""

    def names(self) -> list[str]:
        return NAMES

    def pending(self, state: State, seat: int) -> float:
        assert isinstance(state, WayfarersState)
        return time_left(state) * pending(state) if state.active == seat else 0.0

    def count(self, state: State, seat: int, numbers: vec[float]) -> None:
        assert isinstance(state, WayfarersState)
        for index in range(i64(len(numbers))):
            numbers[index] = 0.0
        s = state
        player = s.players[seat]
        if seat >= s.seats:
            count_automaton(s, seat, player, numbers)
            return
        numbers[0] = 1.0
        numbers[1] = 1.0 if s.active == seat else 0.0
        column = s.printed.column[player.at]
        furthest = column
        for other in s.players:
            if s.printed.column[other.at] > furthest:
                furthest = s.printed.column[other.at]
        numbers[2] = float(column)
        numbers[3] = float(furthest - column)
        numbers[4] = nearest_stain(s, player)
        at: i64 = 5
        sheet = s.score_sheet(seat)
        for index in range(KINDS_OF_POINTS):
            numbers[at] = float(sheet[index][1])
            at += 1
        at = count_goods(player, numbers, at)
        at = count_hands(s, player, numbers, at)
        for tag in range(TAGS):
            numbers[at] = float(player.counts[tag])
            at += 1
        count_cards(s, seat, player, numbers, at)


def count_goods(player: Player, numbers: vec[float], at: i64) -> i64:
    """The first goods are worth most: what goes beyond a few is counted apart."""
    for amount in (player.silver, player.provision):
        numbers[at] = float(int(amount))
        numbers[at + 1] = float(int(beyond(amount, FEW)))
        numbers[at + 2] = float(int(beyond(amount, SOME)))
        at += 3
    for guild in range(GUILDS):
        numbers[at] = float(player.guilds[guild])
        numbers[at + GUILDS] = float(int(beyond(player.guilds[guild], FEW)))
        at += 1
    return at + GUILDS


def count_hands(s: WayfarersState, player: Player, numbers: vec[float], at: i64) -> i64:
    """Workers and dice."""
    seconds = 0
    for colour in range(3):
        workers = player.workers[colour]
        numbers[at] = float(workers)
        if workers > 1:
            seconds += workers - 1
        at += 1
    numbers[at] = float(seconds)
    supply = player.supply_dice()
    numbers[at + 1] = float(supply)
    numbers[at + 2] = float(supply - 1) if supply > 1 else 0.0
    numbers[at + 3] = float(int(s.printed.dice_reserve - player.reserve))
    numbers[at + 4] = float(cards_in(player.placed))
    at += 5
    for value in range(VALUES):
        numbers[at] = 1.0 if player.dice[value] else 0.0
        at += 1
    return at


def count_cards(s: WayfarersState, seat: int, player: Player, numbers: vec[float], at: i64) -> None:
    """The panorama and the caravan."""
    folk = 0
    for one in player.folk:
        if one >= 0:
            folk += 1
    muses = 0
    met = 0
    for muse in player.muses:
        if muse >= 0:
            muses += 1
            if goal_met(s.printed, player, muse):
                met += 1
    numbers[at] = float(folk)
    numbers[at + 1] = float(len(player.hosts) - folk)
    numbers[at + 2] = float(player.acquired_ground())
    numbers[at + 3] = float(player.acquired_space())
    numbers[at + 4] = float(muses)
    numbers[at + 5] = float(met)
    room = player.acquired_ground() - player.acquired_space()
    numbers[at + 6] = float(room if room < 3 else 3)
    numbers[at + 7] = float(len(player.spaces))
    numbers[at + 8] = float(len(player.spaces) - cards_in(player.placed))
    marks = 0
    for owner in s.marks:
        if owner == seat:
            marks += 1
    numbers[at + 9] = float(marks)
    numbers[at + 10] = caravan(player)
    numbers[at + 11] = float(cards_in(player.covered))
    reach = 0
    for mask in player.reach:
        reach += cards_in(mask)
    numbers[at + 12] = float(reach)
    numbers[at + 13] = float(cards_in(player.room))


def count_automaton(s: WayfarersState, seat: int, player: Player, numbers: vec[float]) -> None:
    numbers[AUTOMATON] = 1.0
    points = 0
    for _, row in s.score_sheet(seat):
        points += row
    numbers[AUTOMATON + 1] = float(points)
    numbers[AUTOMATON + 2] = float(s.printed.column[player.at])
    numbers[AUTOMATON + 3] = float(player.guilds[0] + player.guilds[1] + player.guilds[2])
    automa = s.automa
    if automa is not None:
        cards = 0
        for mask in automa.cards:
            cards += cards_in(mask)
        numbers[AUTOMATON + 4] = float(cards)
        numbers[AUTOMATON + 5] = float(int(automa.track))


def beyond(amount: i64, most: i64) -> i64:
    return amount - most if amount > most else 0
