"""Scoring a district whose barge is empty, and the final scoring (TAB-13, TAB-14)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import bot_cards, free
from edubba.games.tabannusi.rules.gain import advance
from edubba.games.tabannusi.rules.goods import gardens, gold, water
from edubba.games.tabannusi.rules.pieces import (
    BLUE,
    COMMON,
    COMMON_GAINS,
    DISTRICTS,
    DONE,
    GO,
    GREEN,
    PORT_DISTRICT,
    PORT_GAINS,
    ZIGGURAT,
    ZIGGURAT_GAINS,
    size_of,
)  # fmt: skip
from edubba.games.tabannusi.rules.points import best_cards, district_points, ziggurat_points
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.bits import bits
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


def empty_barges(s: TabannusiState) -> int:
    """Mask of the districts with an empty barge."""
    found = 0
    for district in range(DISTRICTS):
        if not s.loads[s.local[district]]:
            found |= 1 << district
    return found


class CheckBarges(Step[TabannusiState]):
    """Each empty barge causes its district to be scored (TAB-13.1)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: TabannusiState) -> None:
        for load in s.loads:
            if not load:
                s.next(self)
                if s.active == s.bot:
                    s.next(ScoreDistrict(bits(empty_barges(s))[0]))
                else:
                    if s.rules.anytime and s.turns:
                        s.next(LateActions(s.active))
                    s.next(ScoringOrder(s.active))
                return


class LateActions(PublicStep[TabannusiState]):
    """Free actions after a district was scored, before the turn ends (TAB-R6)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found: list[int] = []
        free.add_options(s, seat, found)
        return [DONE, *found] if found else found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return ALLOWED if action == DONE else free.refusal(s, seat, action)

    def gives_up(self, s: TabannusiState, seat: int, action: int) -> int:
        return free.open_to(s, seat) if action == DONE else 0

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action != DONE:
            s.next(self)
            free.take(s, seat, action)


class ScoringOrder(PublicStep[TabannusiState]):
    """Choose which district is scored first (TAB-13.1)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [GO + district for district in bits(empty_barges(s))]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if not GO <= action < GO + DISTRICTS:
            return TURN
        return ALLOWED if empty_barges(s) >> action - GO & 1 else "TAB-13.1"

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        s.next(ScoreDistrict(action - GO))


class InDistrict(Step[TabannusiState]):
    """Something that runs by itself in one district."""

    __slots__ = ("district",)

    def __init__(self, district: int) -> None:
        self.seat = AUTOMATIC
        self.district = district


class ScoreDistrict(InDistrict):
    """Gold of the time track, dice of the colour to the reserve, points, dice back on the barge (TAB-13.2 to 13.8)."""

    def run(self, s: TabannusiState) -> None:
        district = self.district
        s.next(Refill(district))
        if s.time_gold:
            s.tell("scoring", s.active, district)
            s.next(CountDistrict(district, False))
            take_time_gold(s)
        else:
            s.tell("emptied", s.active, district)
        lose_dice(s, district, s.active)


def take_time_gold(s: TabannusiState) -> None:
    """The last gold ends the game: this round, then one more turn for everybody (TAB-14.1)."""
    s.time_gold -= 1
    gold(s, s.active, 1)
    if not s.time_gold:
        players = len(s.players)
        s.ending = 2 * players - 1 - (s.active - s.first) % players
        s.tell("last-gold", s.active)


def lose_dice(s: TabannusiState, district: int, first: int) -> None:
    """All lay down their dice of the local colour together; who had one gets something for it (TAB-13.3)."""
    colour = s.local[district]
    rewards: list[Step[TabannusiState]] = []
    for seat in s.around(first):
        player = s.players[seat]
        lost = player.dice[colour]
        if lost:
            player.keep_dice(colour, -lost)
            s.own_dice()
            s.reserve[colour] = s.reserve[colour] + lost
            s.tell("lost-dice", seat, colour, lost)
            rewards.append(Reward(seat, colour))
    s.agenda.extend(reversed(rewards))


class Reward(Step[TabannusiState]):
    """A step on the track of the colour, or a water or garden tile."""

    __slots__ = ("colour", "owner")

    def __init__(self, owner: int, colour: int) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.colour = colour

    def run(self, s: TabannusiState) -> None:
        if self.colour == GREEN:
            gardens(s, self.owner, 1)
        elif self.colour == BLUE:
            if self.owner != s.bot:  # the automa ignores water (TAB-16.16)
                water(s, self.owner, 1)
        else:
            advance(s, self.owner, self.colour)


class CountDistrict(Step[TabannusiState]):
    """Everybody scores the district; the final scoring also counts urbanisation cards for Z09 (TAB-R14)."""

    __slots__ = ("district", "final")

    def __init__(self, district: int, final: bool) -> None:
        self.seat = AUTOMATIC
        self.district = district
        self.final = final

    def run(self, s: TabannusiState) -> None:
        district = self.district
        source = COMMON_GAINS if district < COMMON else PORT_GAINS if district == PORT_DISTRICT else ZIGGURAT_GAINS
        for seat in s.around(s.first):
            if self.final and district == ZIGGURAT:
                number = ziggurat_points(s, seat, size_of(best_cards(s, seat)))
            else:
                number = district_points(s, seat, district)
            if number:
                s.players[seat].earn(number, source)
                s.tell("scored", seat, district, number)
        if self.final:
            s.finals = district + 1


def load_reserve(s: TabannusiState, colour: int) -> int:
    """All dice of a colour leave the reserve for the barge; return their number. The caller says what they show."""
    s.own_dice()
    count = s.reserve[colour]
    s.reserve[colour] = 0
    s.loads[colour] = s.loads[colour] + count
    return count


class Refill(InDistrict):
    """Roll the dice of the colour in the reserve and put them on the barge (TAB-13.7)."""

    def run(self, s: TabannusiState) -> None:
        colour = s.local[self.district]
        count = load_reserve(s, colour)
        for _ in range(count):
            place = 6 * colour + s.chance.below(6)
            s.barges[place] = s.barges[place] + 1
        s.tell("refilled", s.active, self.district, count)
        if s.automa is not None and s.time_gold and s.printed.time_gold - s.time_gold in (1, 3):
            bot_cards.after_scoring(s)


class FinalScoring(Step[TabannusiState]):
    """All districts in their order, then the urbanisation cards (TAB-14.2, 14.3)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: TabannusiState) -> None:
        s.active = -1
        s.tell("final-scoring", s.first)
        s.next(Reveal())
        for district in range(DISTRICTS - 1, -1, -1):
            s.next(FinalDistrict(district))


class FinalDistrict(InDistrict):
    """One district of the final scoring; its dice go back without a roll (TAB-14.2)."""

    def run(self, s: TabannusiState) -> None:
        s.tell("scoring", s.first, self.district)
        s.next(PutBack(self.district))
        s.next(CountDistrict(self.district, True))
        if s.rules.loss_step:
            lose_dice(s, self.district, s.first)


class PutBack(InDistrict):
    """The dice of the colour leave the reserve; what they show no longer matters."""

    def run(self, s: TabannusiState) -> None:
        colour = s.local[self.district]
        count = load_reserve(s, colour)
        s.barges[6 * colour] = s.barges[6 * colour] + count


class Reveal(Step[TabannusiState]):
    """Everybody shows the urbanisation cards and scores the best choice of them (TAB-14.3)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: TabannusiState) -> None:
        for seat in s.around(s.first):
            player = s.players[seat]
            scored = best_cards(s, seat)
            for place in range(len(player.urban)):
                card = player.urban[place]
                if scored >> place & 1:
                    s.tell("card-scored", seat, card, s.printed.urban_vp[card])
                else:
                    s.tell("card-shown", seat, card)
            if player.masters:
                masters = size_of(player.masters)
                s.tell("masters-scored", seat, masters, masters * s.printed.master_vp)


CHECK_BARGES: Final = CheckBarges()
