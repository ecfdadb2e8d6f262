"""What must be true where a game hides something.

Each property looks at what the survey of a table has found (`survey.py`), case by case. A case depends on no other and
fails with an AssertionError: `tests/mutants` gives them games with mistakes in them, and tries first what killed last.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from msgspec import to_builtins

from edubba.kernel import Game, Journal, State, Together
from edubba.kernel.plain import plain
from edubba.testing.play import Move, Table, check, hidden, recall
from edubba.testing.survey import OPEN, Passage, Sight, looks, survey
from edubba.words import LANGUAGES

# What a seat is shown of a position. A new window to look through is one more line here.
WINDOWS: dict[str, Callable[[Game, State, int | None, str], Any]] = {
    "view": lambda game, state, eye, lang: state.view(eye),
    "to_act": lambda game, state, eye, lang: state.to_act,
    "over": lambda game, state, eye, lang: state.over,
    "legal": lambda game, state, eye, lang: None if eye is None else state.legal(eye),
    "why_not": lambda game, state, eye, lang: (
        eye is not None and [state.why_not(eye, action) for action in range(-1, game.num_actions + 1)]
    ),
    "features": lambda game, state, eye, lang: game.features(state, eye),
    "prompt": lambda game, state, eye, lang: game.prompt(state, eye, lang),
    "describe": lambda game, state, eye, lang: (
        eye is not None and [game.describe(state, action, lang) for action in state.legal(eye)]
    ),
    "scene": lambda game, state, eye, lang: to_builtins(game.scene(state, eye, lang)),
}
AT_A_GLANCE = ("view", "to_act", "legal")  # the windows that need neither words nor pictures


@dataclass(frozen=True, eq=False)
class Case:
    """One place to look at, and the kinds of secret that are found there."""

    kinds: list[str]
    check: Callable[[Random], object]

    def hold(self) -> None:
        """Fail with an AssertionError unless it is as it must be; with the same dice each time."""
        self.check(Random(0))


MOVES = 6  # that are tried in each position that is looked at
DEALS = 24  # of each sort that are compared


# --- what a seat is shown ---------------------------------------------------------------------------------------------


def check_redeal(table: Table, state: State, eye: int | None, rng: Random) -> State:
    """One redealt position, after all that can be asked of it."""
    before = state.dump()
    other = state.redeal(eye, rng)
    assert state.dump() == before, "redealing has changed the position itself"
    lang = rng.choice(LANGUAGES)
    for name, look in WINDOWS.items():
        assert look(table.rules, other, eye, lang) == look(table.rules, state, eye, lang), f"{name} of {eye}"
    again = rng.getrandbits(64)
    assert other.redeal(eye, Random(again)).dump() == state.redeal(eye, Random(again)).dump(), "it depends on a secret"
    assert not other.real
    assert other.journal is None
    chance = state.dump()["chance"]
    text = json.dumps(other.dump())
    assert chance["key"] not in text, "the dice of the real game"
    assert not chance["block"] or chance["block"] not in text, "dice that are already thrown"
    check(table)(other)
    return other


def check_look(table: Table, sight: Sight, rng: Random) -> None:
    for _ in range(2):
        check_redeal(table, sight.state, sight.eye, rng)


def check_kind(table: Table, kind: str, rng: Random) -> None:
    """What is quickly looked at is the same in all positions of a kind; and in some of them the secret could differ."""
    varied = 0
    for sight in survey(table).sights[kind]:
        dealt = [sight.state.redeal(sight.eye, rng) for _ in range(4)]
        for name in AT_A_GLANCE:
            seen = WINDOWS[name](table.rules, sight.state, sight.eye, "")
            assert all(WINDOWS[name](table.rules, other, sight.eye, "") == seen for other in dealt), name
        facts = [hidden(table, other, sight.eye)[kind] for other in dealt]
        varied += any(one != facts[0] for one in facts)
    assert varied, f"hidden, but never dealt anew: {kind}"


def nobody_can_tell(table: Table) -> Iterator[Case]:
    """Where somebody hides something, the others are shown the same whatever it is; and it could be anything."""
    for kind in survey(table).sights:
        for sight in looks(table, kind):
            yield Case([kind], partial(check_look, table, sight))
        if kind != OPEN:
            yield Case([kind], partial(check_kind, table, kind))


# --- what a move tells ------------------------------------------------------------------------------------------------


def apply_and_tell(state: State, seat: int, action: int, eye: int | None) -> list[Any]:
    """What this eye reads in the journal about a move. In which order cards come to light is a matter of the dice."""
    state.journal = Journal()
    state.apply(seat, action)
    told = sorted([plain(event.seen_by(eye)) for event in state.journal.events], key=str)
    state.journal = None
    return told


def unpaired(told: list[Any], eye: int | None) -> dict[tuple[str, str], list[Any]]:
    """The values of each field in events of one kind, without what is chance: which of two dice shows which number, and
    which of the cards that the eye itself now holds it has drawn.
    """
    found: dict[tuple[str, str], list[Any]] = {}
    for event in told:
        for name, value in event.items():
            if name == "secret" and event["seat"] == eye:
                continue
            found.setdefault((event["kind"], name), []).append(value)
    return {name: sorted(values, key=str) for name, values in found.items()}


def seal(state: State, seat: int, action: int, eye: int | None) -> tuple[list[Any], bool]:
    """What this eye reads of an answer to a question to several seats, and if the seat has nothing to add to it."""
    given = len(state.sealed[seat])
    told = apply_and_tell(state, seat, action, eye)
    return told, not (state.asks(seat) and state.sealed and len(state.sealed[seat]) == given + 1)


def answer_unseen(there: State, seat: int, eye: int | None, rng: Random) -> list[Any]:
    """Let a seat seal something, until it is done."""
    told: list[Any] = []
    done = False
    while not done:
        question = there.agenda[-1]
        assert isinstance(question, Together)
        sealable = [action for action in there.legal(seat) if not question.at_once(action)]
        more, done = seal(there, seat, rng.choice(sealable), eye)
        told += more
    return told


def play_alike(here: State, there: State, move: Move, eye: int | None, rng: Random) -> tuple[list[Any], ...] | None:
    """Give both positions the same move, as far as this eye can tell; what it reads of it, here and there."""
    seat, action = move
    top = here.agenda[-1]
    if seat != eye and isinstance(top, Together) and not top.at_once(action):
        told, done = seal(here, seat, action, eye)
        return told, answer_unseen(there, seat, eye, rng) if done else []  # nobody can see if it has only begun
    if action in there.legal(seat):
        return apply_and_tell(here, seat, action, eye), apply_and_tell(there, seat, action, eye)
    return None  # only the owner of a hidden hand could do it


def check_move(state: State, eye: int | None, seat: int, action: int, rng: Random) -> None:
    """Play one move here and in a position that looks the same, and compare."""
    here, there = state.clone(), state.redeal(eye, rng)
    news = here.news, there.news
    told = play_alike(here, there, (seat, action), eye, rng)
    if told is None:
        check_unseen_move(here, there, eye, seat, action, rng)
        return
    assert (here.news != news[0]) == (there.news != news[1]), "whether it can be taken back tells what is hidden"
    if here.news == news[0]:
        assert here.view(eye) == there.view(eye), "a public move has told something about what is hidden"
        assert told[0] == told[1], "the journal tells something about what is hidden"
    opened = here.revealed != state.revealed  # what was sealed is told when it is opened, and then forgotten
    if here.view(eye) == there.view(eye) and not opened:
        assert unpaired(told[0], eye) == unpaired(told[1], eye), "the journal tells more than the view"


def check_unseen_move(here: State, there: State, eye: int | None, seat: int, action: int, rng: Random) -> None:
    """A choice out of what is hidden: if another choice looks the same, nothing that is told of it is different."""
    news = here.news, there.news
    told = (
        apply_and_tell(here, seat, action, eye),
        apply_and_tell(there, seat, rng.choice(there.legal(seat)), eye),
    )
    if here.view(eye) == there.view(eye):
        assert (here.news != news[0]) == (there.news != news[1]), "whether it can be taken back tells which it was"
        assert unpaired(told[0], eye) == unpaired(told[1], eye), "the journal tells which it was"


def check_moves(sight: Sight, rng: Random) -> None:
    for _ in range(MOVES):
        seat = rng.choice(sight.state.to_act)
        check_move(sight.state, sight.eye, seat, rng.choice(sight.state.legal(seat)), rng)


def check_passage(table: Table, passage: Passage, rng: Random) -> None:
    for eye in [eye for eye in table.eyes() if eye in (passage.eye, None) or eye != passage.move[0]]:
        check_move(passage.state, eye, *passage.move, rng)


def check_quiet(passage: Passage, rng: Random) -> None:
    for _ in range(MOVES):
        check_move(passage.state, passage.eye, *passage.move, rng)


def no_move_tells(table: Table) -> Iterator[Case]:
    """What is told of a move, and whether it can be taken back, is the same whatever is hidden."""
    for kind in sorted(survey(table).sights.keys() - {OPEN}):
        for sight in looks(table, kind):
            yield Case([kind], partial(check_moves, sight))
    for passage in survey(table).passages:
        yield Case(passage.kinds, partial(check_passage, table, passage))
    for passage in survey(table).quiet:
        yield Case(passage.kinds, partial(check_quiet, passage))


# --- what a seat remembers --------------------------------------------------------------------------------------------


def check_memory(table: Table, passage: Passage, rng: Random) -> None:
    """Deal, then move; or move, then deal: whoever looks on must not lose what he has seen, nor learn what he has not.

    A fact that is certain one way must not be improbable the other way. Nothing can be said if too few of the positions
    that look like the real one before the move look like it afterwards: then the dice would have to fall alike.
    """
    eye = passage.eye
    real = passage.state.clone()
    real.apply(*passage.move)
    shown = real.view(eye)
    dealt = [real.redeal(eye, rng) for _ in range(DEALS)]
    if eye is not None:
        told = recall(table, passage.state, real, eye)
        assert all(recall(table, passage.state, deal, eye) == told for deal in dealt), "it was forgotten"
    lived: list[dict[str, list[int]]] = []
    silent = chosen_unseen(passage, shown)
    for tries in range(2 * DEALS):
        there = live(passage, silent, shown, rng)
        if there is not None:
            lived.append(hidden(table, there, eye))
        if len(lived) == DEALS:
            break
        if tries == DEALS and len(lived) < DEALS // 4:
            return
    if len(lived) < DEALS // 2:
        return
    secrets = [*lived, *[hidden(table, deal, eye) for deal in dealt]]
    for kind in secrets[0]:
        for place, ways in enumerate(zip(*[facts[kind] for facts in secrets], strict=True)):
            one, other = Counter(ways[: len(lived)]), Counter(ways[len(lived) :])
            where = f"{kind} {place} as {eye} sees it after {passage.move}"
            assert not improbable(one, other), f"{where}: {one} if dealt before, {other} after: it was forgotten"
            assert not improbable(other, one), f"{where}: {other} if dealt after, {one} before: nobody could know that"


def chosen_unseen(passage: Passage, shown: dict[str, Any]) -> bool:
    """True if other choices would have looked the same to this eye."""
    seat, action = passage.move
    if seat == passage.eye or isinstance(passage.state.agenda[-1], Together):
        return False
    for other in passage.state.legal(seat):
        if other != action:
            there = passage.state.clone()
            there.apply(seat, other)
            if there.view(passage.eye) == shown:
                return True
    return False


def live(passage: Passage, silent: bool, shown: dict[str, Any], rng: Random) -> State | None:
    """A position that looked like the real one, after a move that looked like the real one."""
    there = passage.state.redeal(passage.eye, rng)
    if silent:
        seat = passage.move[0]
        there.apply(seat, rng.choice(there.legal(seat)))
    elif play_alike(passage.state.clone(), there, passage.move, passage.eye, rng) is None:
        return None
    return there if there.view(passage.eye) == shown else None


def improbable(one: Counter[int], other: Counter[int]) -> bool:
    """True if a value is certain one way and rare the other."""
    return len(one) == 1 and 3 * other[next(iter(one))] < other.total()


def nothing_is_forgotten(table: Table) -> Iterator[Case]:
    """Whatever a seat has lawfully seen of a secret is still true in every position that is dealt for it."""
    for passage in survey(table).passages:
        yield Case(passage.kinds, partial(check_memory, table, passage))


PROPERTIES: list[Callable[[Table], Iterator[Case]]] = [nobody_can_tell, no_move_tells, nothing_is_forgotten]
