"""Gaining what cells, tiles, tracks and cards show: goods, dice, advances on the mastery tracks (TAB-3, TAB-15.1)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules.choose import ArchitectTo, ChooseReserve, ChooseSpecial, FillCrates
from edubba.games.tabannusi.rules.goods import collect, gardens, gold, markers, points, random_master, water
from edubba.games.tabannusi.rules.pay import Pay, any_unit, pay_gold, pay_with
from edubba.games.tabannusi.rules.pieces import (
    ANY_TRACKS,
    ARCHITECT,
    ASKS,
    COLLECT,
    COLOUR,
    DIE,
    FILL_CRATES,
    GAINS,
    GARDENS,
    GOLD,
    GOLD_TOKENS,
    HIGHEST_TRACK,
    IGNORE_HOUSE,
    LOSE_VP,
    LOWEST_TRACK,
    MARKERS,
    NONE,
    NOTHING,
    OTHER_TRACKS,
    PAY_FOR_TRACK,
    RANDOM_MASTER,
    RESERVE_DICE,
    S10,
    SAME_TRACK,
    SHIP_GAINS,
    SKIP,
    SPECIAL_WATER,
    TRACK,
    TRACKS,
    VP,
    WATER,
    least,
)
from edubba.games.tabannusi.rules.player import Player, changed
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.bits import bits
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step

ALL_TRACKS: Final = 0b111


def gain(s: TabannusiState, seat: int, effect: int) -> None:
    """Gain one effect; what asks somebody is put on the agenda."""
    kind = effect & 63
    number = effect >> 6
    if kind == NOTHING:
        return
    if seat == s.bot:
        bot_gain(s, kind, number)
        return
    player = s.players[seat]
    if kind == VP:
        points(s, seat, number, GAINS)
    elif kind == LOSE_VP:
        points(s, seat, -number, GAINS)
    elif kind == GOLD_TOKENS:
        gold(s, seat, number)
    elif kind == MARKERS:
        markers(s, seat, number)
    elif kind == WATER:
        water(s, seat, number)
    elif kind == GARDENS:
        gardens(s, seat, number)
    elif kind == COLLECT:
        collect(s, seat, number)
    elif kind == IGNORE_HOUSE:
        player.ignore += number
        s.tell("ignores-house", seat, number)
    elif kind == RANDOM_MASTER:
        random_master(s, seat)
    elif kind == TRACK:
        advance(s, seat, number)
    elif kind == ANY_TRACKS:
        s.next(ChooseTrack(seat, number, 1, ALL_TRACKS))
    elif kind == SAME_TRACK:
        s.next(ChooseTrack(seat, 1, number, ALL_TRACKS))
    elif kind == OTHER_TRACKS:
        s.next(ChooseTrack(seat, number, 0, ALL_TRACKS))
    elif kind == RESERVE_DICE:
        s.next(ChooseReserve(seat, number))
    elif kind == SPECIAL_WATER:
        s.next(ChooseSpecial(seat, number))
    elif kind == ARCHITECT:
        if player.assistant >= 0:  # while starting buildings are placed nobody has an architect (TAB-R4)
            s.next(ArchitectTo(seat))
    elif kind == FILL_CRATES:
        s.next(FillCrates(seat, number, number > 1))
    elif kind == PAY_FOR_TRACK:
        s.next(PayForTrack(seat))


def gain_all(s: TabannusiState, seat: int, effects: list[int], start: int) -> None:
    """Gain several effects in their order; what comes after a question waits for its answer."""
    for index in range(start, len(effects)):
        if effects[index] & 63 >= ASKS and index + 1 < len(effects):
            s.next(GainRest(seat, effects, index + 1))
            gain(s, seat, effects[index])
            return
        gain(s, seat, effects[index])


class GainRest(Step[TabannusiState]):
    """Go on with a list of effects."""

    __slots__ = ("effects", "owner", "start")

    def __init__(self, owner: int, effects: list[int], start: int) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.effects = effects
        self.start = start

    def run(self, s: TabannusiState) -> None:
        gain_all(s, self.owner, self.effects, self.start)


# --- mastery ----------------------------------------------------------------------------------------------------------


def advance(s: TabannusiState, seat: int, track: int) -> None:
    """One step on a track, with all that it brings (TAB-3.23); on the top row it is lost (TAB-3.25)."""
    player = s.players[seat]
    before = player.mastery
    row = before[track] + 1
    if row > s.printed.top:
        return
    after = changed(before, track, 1)
    player.mastery = after
    if s.journal is not None:
        s.tell("advanced", seat, track, row)
    if player.able & S10 and s.printed.threshold[row]:
        points(s, seat, s.printed.ship_number[9], SHIP_GAINS)
    gain(s, seat, s.printed.track_bonus[track][row])
    lowest = least(before)
    if least(after) > lowest or (s.rules.ties_gain and row - 1 == lowest):
        gain(s, seat, s.printed.lowest_bonus[row])


def open_tracks(s: TabannusiState, player: Player) -> int:
    """Mask of the tracks that are not at the top."""
    found = 0
    for track in range(TRACKS):
        if player.mastery[track] < s.printed.top:
            found |= 1 << track
    return found


class Advance(Step[TabannusiState]):
    """Steps on one track, one after the other (TAB-R7)."""

    __slots__ = ("owner", "steps", "track")

    def __init__(self, owner: int, track: int, steps: int) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.track = track
        self.steps = steps

    def run(self, s: TabannusiState) -> None:
        if self.steps > 1:
            s.next(Advance(self.owner, self.track, self.steps - 1))
        advance(s, self.owner, self.track)


class ChooseTrack(PublicStep[TabannusiState]):
    """Advance on a track of choice, `count` times, each time by `steps`; 0 steps: one each on different tracks."""

    __slots__ = ("count", "steps", "tracks")

    def __init__(self, seat: int, count: int, steps: int, tracks: int) -> None:
        self.seat = seat
        self.count = count
        self.steps = steps
        self.tracks = tracks  # mask of those that may be chosen

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        open_now = open_tracks(s, s.players[seat]) & self.tracks
        return [COLOUR + track for track in bits(open_now)]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if not COLOUR <= action < COLOUR + TRACKS:
            return TURN
        if not self.tracks >> action - COLOUR & 1:
            return "TAB-R32"
        return "TAB-3.25" if s.players[seat].mastery[action - COLOUR] >= s.printed.top else ALLOWED

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        track = action - COLOUR
        if self.count > 1:
            tracks = self.tracks if self.steps else self.tracks & ~(1 << track)
            s.next(ChooseTrack(seat, self.count - 1, self.steps, tracks))
        if self.steps > 1:
            s.next(Advance(seat, track, self.steps))
        else:
            advance(s, seat, track)


# --- paying for an advance --------------------------------------------------------------------------------------------


class PayAnything(PublicStep[TabannusiState]):
    """Pay one resource of any colour for a step on a track, or decline (S13, S14)."""

    __slots__ = ("count", "track")

    def __init__(self, seat: int, track: int, count: int) -> None:
        self.seat = seat
        self.track = track
        self.count = count

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        if s.players[seat].mastery[self.track] >= s.printed.top:
            return []
        return [SKIP, *any_unit(s.players[seat], True)]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == SKIP or DIE <= action <= GOLD, "TAB-3.20")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        if self.count > 1:
            s.next(PayAnything(seat, self.track, self.count - 1))
        if action == GOLD:
            pay_gold(s, seat, 1)
        else:
            pay_with(s, seat, action)
        advance(s, seat, self.track)


class PayForTrack(PublicStep[TabannusiState]):
    """May pay one white, yellow or brown resource to advance on that track (PX)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [SKIP] + [COLOUR + track for track in range(TRACKS) if not self.bars(s, seat, track)]

    def bars(self, s: TabannusiState, seat: int, track: int) -> str:
        player = s.players[seat]
        if player.mastery[track] >= s.printed.top:
            return "TAB-3.25"
        return ALLOWED if player.gold or player.units(track) else "TAB-3.20"

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if action == SKIP:
            return ALLOWED
        return self.bars(s, seat, action - COLOUR) if COLOUR <= action < COLOUR + TRACKS else TURN

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action != SKIP:
            track = action - COLOUR
            s.next(Advance(seat, track, 1))
            s.next(Pay(seat, 1 << 4 * track))


# --- the automa -------------------------------------------------------------------------------------------------------


def bot_gain(s: TabannusiState, kind: int, number: int) -> None:
    """What the automa makes of an effect (TAB-16.13)."""
    bot = s.bot
    if kind == VP:
        points(s, bot, number, GAINS)
    elif kind == MARKERS:
        s.tell("bot-markers", bot, number)
        points(s, bot, number, GAINS)
    elif kind == GOLD_TOKENS:
        gold(s, bot, number)
    elif kind == GARDENS:
        gardens(s, bot, number)
    elif kind == TRACK:
        advance(s, bot, number)
    elif kind in (ANY_TRACKS, LOWEST_TRACK):
        for _ in range(number):
            advance(s, bot, extreme_track(s, False, NONE))
    elif kind == SAME_TRACK:
        lowest = extreme_track(s, False, NONE)
        for _ in range(number):
            advance(s, bot, lowest)
    elif kind == HIGHEST_TRACK:
        advance(s, bot, extreme_track(s, True, NONE))
    elif kind == OTHER_TRACKS:
        if number >= TRACKS:
            for track in range(TRACKS):
                advance(s, bot, track)
            return
        first = extreme_track(s, False, NONE)
        second = extreme_track(s, False, first)
        advance(s, bot, first)
        advance(s, bot, second)
    elif kind == RANDOM_MASTER:
        s.tell("bot-spare-master", bot)
        points(s, bot, s.printed.master_vp, GAINS)
    else:
        s.tell("bot-ignores", bot)


def extreme_track(s: TabannusiState, highest: bool, but: int) -> int:
    """The lowest track, or the highest below the top; ties white, yellow, brown (TAB-16.4)."""
    player = s.players[s.bot]
    best = NONE
    for track in range(TRACKS):
        row = player.mastery[track]
        if track == but or row >= s.printed.top:
            continue
        if best == NONE or (row > player.mastery[best] if highest else row < player.mastery[best]):
            best = track
    return best if best != NONE else TRACKS - 1
