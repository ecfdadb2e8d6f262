"""The coach in words: which moves are best, and why.

It compares what the panels of the table show before a turn, after it, and when the others have replied. What a seat
cannot see is on no panel; what differs from deal to deal is luck and is not told as certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from edubba.bots import Coach, Counsel, Idea, Sample
from edubba.kernel import Game, State
from edubba.kernel.scene import Panel
from edubba.table.hint_wire import Hint, Reason
from edubba.words import Phrasebook, talk_of

BOOK = Phrasebook(Path(__file__).with_name("coach.{}.ftl"))
NOTABLE = 0.75  # points, on average, that are worth a word
MOST_MOVES = 8  # of a turn that are told
MOST_ITEMS = 4  # of a reason

Numbers = dict[tuple[str, str], float]  # by what they are (points or any other number) and by name
Panels = dict[int, Panel]


def best_moves(
    game: Game, coach: Coach, sample: Sample, seat: int, legal: list[int], lang: str, names: Sequence[str]
) -> list[Hint]:
    """The best moves of a seat, in the language and with the names that it reads."""
    return Wording(game=game, counsel=coach.counsel(sample, seat, legal), seat=seat, lang=lang, names=names).hints()


class Wording:
    """The words for what a coach has found."""

    def __init__(self, game: Game, counsel: Counsel, seat: int, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.talk = talk_of(game)
        self.seat = seat
        self.lang = lang
        self.names = list(names)
        self.root = counsel.root
        self.ideas = counsel.ideas
        self.before = self.panels(counsel.root)
        self.after = [[self.panels(one.after) for one in idea.outcomes] for idea in self.ideas]
        self.later = [[self.panels(one.later) for one in idea.outcomes] for idea in self.ideas]

    def hints(self) -> list[Hint]:
        return [
            Hint(
                action=idea.actions[0],
                moves=self.moves(idea),
                chance=round(100 * idea.chance),
                result=self.result(idea),
                reasons=self.reasons(number),
            )
            for number, idea in enumerate(self.ideas)
        ]

    def moves(self, idea: Idea) -> list[str]:
        """The decisions of a turn, each as it reads where it is taken."""
        state, seat, said = self.root.clone(), self.seat, list[str]()
        for action in idea.actions[:MOST_MOVES]:
            while state.asks(seat) and len(state.legal(seat)) == 1 and action not in state.legal(seat):
                state.advance(seat, state.legal(seat)[0])
            if action not in state.legal(seat):
                break
            said.append(self.talk.describe(state, action, self.lang, self.names))
            state.advance(seat, action)
        return said

    def result(self, idea: Idea) -> str:
        """How far ahead of whom the turn may leave the player."""
        lead = round(idea.lead)
        rivals = [place for place in range(self.root.places()) if place != self.seat]
        if not rivals:
            return self.say("hint-alone", points=lead)
        names = [self.talk.player(place, self.lang, self.names) for place in rivals]
        key = "hint-ahead" if lead > 0 else "hint-behind" if lead < 0 else "hint-level"
        return self.say(key, points=abs(lead), rival=self.talk.book.listing(self.lang, names), many=len(names))

    def worth(self, points: float) -> str:
        """How much better the best turn is than the one that was played."""
        return self.say("hint-worth", points=max(1, round(points)))

    # --- reasons ------------------------------------------------------------------------------------------------

    def reasons(self, number: int) -> list[Reason]:
        sure = certain([self.change(self.before, panels) for panels in self.after[number]])
        found = [
            ("gains", self.listed({name: count for name, count in sure.items() if count > 0})),
            ("costs", self.listed({name: count for name, count in sure.items() if count < 0})),
            ("prepares", self.listed(self.prepared(number))),
        ]
        told = [Reason(kind, self.say(f"hint-{kind}", what=what)) for kind, what in found if what]  # type: ignore[arg-type]
        for rival in self.before:
            what = self.listed(self.prevented(number, rival)) if rival != self.seat else ""
            if what:
                name = self.before[rival].name
                told.append(Reason("prevents", self.say("hint-prevents", rival=name, what=what)))
        return told

    def change(self, before: Panels, after: Panels) -> Numbers:
        """By how much the numbers of the player have changed."""
        return difference(self.numbers(before, self.seat), self.numbers(after, self.seat))

    def prepared(self, number: int) -> Numbers:
        """Points that the player makes later on average, before the others have all replied."""
        pairs = zip(self.after[number], self.later[number], strict=True)
        gains = mean([difference(self.points(one, self.seat), self.points(two, self.seat)) for one, two in pairs])
        return {name: count for name, count in gains.items() if count >= NOTABLE}

    def prevented(self, number: int, rival: int) -> Numbers:
        """Points that somebody makes on average after the other moves, and not after this one."""
        others = [self.rival_gain(one, rival) for one in range(len(self.ideas)) if one != number]
        if not others:
            return {}
        missed = difference(self.rival_gain(number, rival), mean(others))
        return {name: count for name, count in missed.items() if count >= NOTABLE}

    def rival_gain(self, number: int, rival: int) -> Numbers:
        before = self.points(self.before, rival)
        return mean([difference(before, self.points(panels, rival)) for panels in self.later[number]])

    # --- numbers on the table -----------------------------------------------------------------------------------

    def panels(self, state: State) -> Panels:
        return {panel.seat: panel for panel in self.game.scene(state, self.seat, self.lang, self.names).players}

    def points(self, panels: Panels, seat: int) -> Numbers:
        """The rows of a score sheet, as far as the player may know them."""
        panel = panels.get(seat)
        rows = panel.sheet if panel else {}
        return {("points", self.talk.score_row(row, self.lang)): float(rows[row]) for row in rows}

    def numbers(self, panels: Panels, seat: int) -> Numbers:
        """Points by row, and the numbers beside a name."""
        found = self.points(panels, seat)
        for stat in panels[seat].stats:
            if isinstance(stat.value, int):
                found["number", stat.label] = float(stat.value)
        return found

    def listed(self, numbers: Numbers) -> str:
        """The greatest first."""
        items = sorted(numbers.items(), key=lambda item: -abs(item[1]))[:MOST_ITEMS]
        told = [self.say(f"hint-{kind}", name=name, n=signed(round(count))) for (kind, name), count in items]
        return BOOK.listing(self.lang, told)

    def say(self, key: str, **facts: str | int) -> str:
        return BOOK.say(self.lang, key, **facts)


def signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"\N{MINUS SIGN}{-count}"


def difference(before: Numbers, after: Numbers) -> Numbers:
    return {name: count - before.get(name, 0.0) for name, count in after.items()}


def mean(all_of: Sequence[Numbers]) -> Numbers:
    found: Numbers = {}
    for numbers in all_of:
        for name, count in numbers.items():
            found[name] = found.get(name, 0.0) + count / len(all_of)
    return found


def certain(all_of: Sequence[Numbers]) -> Numbers:
    """What is the same in all deals."""
    first = all_of[0]
    return {name: count for name, count in first.items() if all(one.get(name) == count for one in all_of)}
