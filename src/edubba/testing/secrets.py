"""Where a game hides something, and what must be true there.

A survey plays a few games at a table and remembers, for every kind of secret, positions in which somebody must not know
it; and moves by which secrets change hands. The properties look at exactly those: a check of arbitrary positions would
seldom meet a card that lies face down for one move.

Each property takes a table and fails with an AssertionError. `tests/mutants` gives them games with mistakes in them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from msgspec import to_builtins

from edubba.kernel import Game, Journal, State, Together
from edubba.kernel.plain import plain
from edubba.testing.play import BENT, CURIOUS, SEALED, SOAK, Move, Player, Table, check, hidden, recall, seldom
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

GAMES = 12 if SOAK else 2  # that a survey plays
MORE = 4 * GAMES  # that it plays besides as long as it has seldom met some kind of secret of the game
SIGHTS = 60 if SOAK else 12  # positions for each kind of secret
OPEN = ""  # the kind of those in which more lies open than in any before
LOOKS = 12 if SOAK else 2  # for each who is asked, who waits, and spectators: those at which everything is looked at
MOVES = 6  # that are tried in each of these
STEPS = 12 if SOAK else 2  # moves of each kind
DEALS = 24  # of each sort that are compared


@dataclass
class Sight:
    """A position, and somebody who must not know something in it."""

    state: State
    eye: int | None


@dataclass
class Passage:
    """A move by which a secret changes, and somebody who looks on."""

    state: State
    move: Move
    eye: int | None


@dataclass
class Survey:
    """Where to look at a table."""

    sights: dict[str, list[Sight]] = field(default_factory=dict)  # by the kind of secret
    passages: list[Passage] = field(default_factory=list)


class Surveyor:
    """Plays games at a table, and chooses at random among what it meets."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rng = Random(str(table))
        self.found = Survey()
        self.met: Counter[str] = Counter()
        self.moved: Counter[tuple[str, ...]] = Counter()
        self.filled: set[str] = set()

    def play(self, number: int) -> None:
        table, rng = self.table, self.rng
        player = Player(table.rules, rng, (BENT, CURIOUS)[number % 2])
        state = table.start(number)
        secrets = {eye: hidden(table, state, eye) for eye in table.eyes()}
        while not state.over:
            if number >= GAMES and rng.random() < 0.05:
                seldom(table, state, state.to_act[0])
            for eye in rng.sample(table.eyes(), 2):
                self.look(state, eye, secrets[eye])
            seat, action = player.choose(state)
            before = state.clone()
            state.apply(seat, action)
            after = {eye: hidden(table, state, eye) for eye in table.eyes()}
            kinds = {kind for eye in after for kind in after[eye] if after[eye][kind] != secrets[eye][kind]}
            for eye in dict.fromkeys((seat, rng.choice(table.eyes()))) if kinds else ():
                self.watch(before, (seat, action), eye, sorted(kinds))
            secrets = after

    def look(self, state: State, eye: int | None, secrets: dict[str, list[int]]) -> None:
        """Keep a position for each kind of secret, so that each that was met is as likely to stay."""
        for kind in [kind for kind, facts in secrets.items() if facts]:
            self.met[kind] += 1
            place = self.rng.randrange(self.met[kind])
            sights = self.found.sights.setdefault(kind, [])
            if len(sights) < SIGHTS:
                sights.append(Sight(state.clone(), eye))
            elif place < SIGHTS:
                sights[place] = Sight(state.clone(), eye)
        parts = set(filled(state.view(eye), ""))
        if not parts <= self.filled:
            self.filled |= parts
            self.found.sights.setdefault(OPEN, []).append(Sight(state.clone(), eye))

    def watch(self, before: State, move: Move, eye: int | None, kinds: list[str]) -> None:
        seat, action = move
        sort = (type(before.agenda[-1]).__name__, self.table.rules.actions.verb(action).name, str(eye == seat), *kinds)
        self.moved[sort] += 1
        if self.moved[sort] <= STEPS:
            self.found.passages.append(Passage(before, move, eye))


def filled(part: Any, path: str) -> Iterator[str]:
    """The parts of a view in which there is something."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from filled(value, f"{path}.{name}")
    elif isinstance(part, list):
        for value in part:
            yield from filled(value, path)
    elif part and part != -1:
        yield path


@cache
def survey(table: Table) -> Survey:
    """Some games at a table, and some more if something that the game could hide was seldom there."""
    surveyor = Surveyor(table)
    every = hidden(table, table.start(0), None).keys() - {SEALED}
    for number in range(GAMES + MORE):
        if number < GAMES or any(surveyor.met[kind] < SIGHTS for kind in every):
            surveyor.play(number)
    return surveyor.found


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


def looks(table: Table, kind: str) -> list[Sight]:
    """Some of the positions of a kind: for those who must decide, for those who wait, and for spectators."""
    sights = survey(table).sights[kind]
    if kind == OPEN:
        return sights
    asked = [one for one in sights if one.eye is not None and len(one.state.legal(one.eye)) > 1]
    waiting = [one for one in sights if one.eye is not None and one not in asked]
    spectators = [one for one in sights if one.eye is None]
    return [one for group in (asked, waiting, spectators) for one in group[:LOOKS]]


def nobody_can_tell(table: Table) -> None:
    """Where somebody hides something, the others are shown the same whatever it is; and it could be anything."""
    rng = Random(str(table))
    for kind, sights in survey(table).sights.items():
        for sight in looks(table, kind):
            check_redeal(table, sight.state, sight.eye, rng)
            check_redeal(table, sight.state, sight.eye, rng)
        if kind == OPEN:
            continue
        varied = 0
        for sight in sights:
            facts = [hidden(table, sight.state.redeal(sight.eye, rng), sight.eye)[kind] for _ in range(4)]
            varied += any(one != facts[0] for one in facts)
        assert varied, f"hidden, but never dealt anew: {kind}"


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


def answer_unseen(here: State, there: State, seat: int, eye: int | None, rng: Random) -> list[Any]:
    """Let a seat seal something `there`, until it is done if it is done `here`: nobody else can see more of it."""
    told: list[Any] = []
    before = there.revealed
    done = here.revealed != before or not here.asks(seat)
    while done and there.revealed == before and there.asks(seat):
        question = there.agenda[-1]
        assert isinstance(question, Together)
        sealable = [action for action in there.legal(seat) if not question.at_once(action)]
        told += apply_and_tell(there, seat, rng.choice(sealable), eye)
    return told


def play_alike(here: State, there: State, move: Move, eye: int | None, rng: Random) -> tuple[list[Any], ...] | None:
    """Give both positions the same move, as far as this eye can tell; what it reads of it, here and there."""
    seat, action = move
    top = here.agenda[-1]
    if seat != eye and isinstance(top, Together) and not top.at_once(action):
        return apply_and_tell(here, seat, action, eye), answer_unseen(here, there, seat, eye, rng)
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
    """A choice out of what is hidden: if another choice looks the same, no whisper of it is heard."""
    told = (
        apply_and_tell(here, seat, action, eye),
        apply_and_tell(there, seat, rng.choice(there.legal(seat)), eye),
    )
    if here.view(eye) == there.view(eye):
        secrets = [sorted(event["secret"] for event in one) for one in told]
        assert secrets[0] == secrets[1], "the journal tells which it was"


def no_move_tells(table: Table) -> None:
    """What is told of a move, and whether it can be taken back, is the same whatever is hidden."""
    rng = Random(str(table))
    for kind in sorted(survey(table).sights.keys() - {OPEN}):
        for sight in looks(table, kind):
            for _ in range(MOVES):
                seat = rng.choice(sight.state.to_act)
                check_move(sight.state, sight.eye, seat, rng.choice(sight.state.legal(seat)), rng)
    for passage in survey(table).passages:
        for eye in [eye for eye in table.eyes() if eye in (passage.eye, None) or eye != passage.move[0]]:
            check_move(passage.state, eye, *passage.move, rng)


# --- what a seat remembers --------------------------------------------------------------------------------------------


def check_memory(table: Table, passage: Passage, rng: Random) -> bool:
    """Deal, then move; or move, then deal: whoever looks on must not lose what he has seen, nor learn what he has not.

    A fact that is certain one way must not be improbable the other way. False if too few of the positions that look
    like the real one before the move look like it afterwards: then the dice would have to fall alike.
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
            return False
    if len(lived) < DEALS // 2:
        return False
    secrets = [*lived, *[hidden(table, deal, eye) for deal in dealt]]
    for kind in secrets[0]:
        for place, ways in enumerate(zip(*[facts[kind] for facts in secrets], strict=True)):
            one, other = Counter(ways[: len(lived)]), Counter(ways[len(lived) :])
            where = f"{kind} {place} as {eye} sees it after {passage.move}"
            assert not improbable(one, other), f"{where}: {one} if dealt before, {other} after: it was forgotten"
            assert not improbable(other, one), f"{where}: {other} if dealt after, {one} before: nobody could know that"
    return True


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


def nothing_is_forgotten(table: Table) -> None:
    """Whatever a seat has lawfully seen of a secret is still true in every position that is dealt for it."""
    rng = Random(str(table))
    for passage in survey(table).passages:
        check_memory(table, passage, rng)


PROPERTIES: list[Callable[[Table], None]] = [nobody_can_tell, no_move_tells, nothing_is_forgotten]
