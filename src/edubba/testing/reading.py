"""Reading at a table: all that people get to see there, as a careful reader sees it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from edubba.kernel import Event, Game, Journal, State, Step
from edubba.kernel.journal import UNKNOWN
from edubba.kernel.scene import Scene
from edubba.testing.play import Player, besides
from edubba.testing.typography import slips
from edubba.words import LANGUAGES, talk_of

NAMES = ["Inanna", "Enkidu", "Omar", "Zoé", "Maïlys"]
OFTEN = 40  # what is asked or told most often says little new after some dozens of times


class Told:
    """What was said in some games: which questions were asked and which events happened."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()


def read_well(texts: Iterable[str], lang: str) -> None:
    """Sentences, each with its full stop."""
    for text in texts:
        assert slips(text, lang) == [], text
        assert text.endswith("."), text


def read_question(game: Game, state: State) -> None:
    """Prompts and choices of one decision, as everybody at the table reads them."""
    talk = talk_of(game)
    names = NAMES[: state.seats]
    for lang in LANGUAGES:
        others = talk.prompt(state, None, lang, names)
        read_well([others], lang)
        assert any(names[seat] in others for seat in state.to_act)
        for seat in range(state.seats):
            prompt = talk.prompt(state, seat, lang, names)
            if seat not in state.to_act:
                assert prompt == others
                continue
            read_well([prompt], lang)
            assert not any(name in prompt for name in names), "who is asked is addressed, not named"
            said = [talk.describe(state, action, lang, names) for action in state.legal(seat)]
            for text in said:
                assert slips(text, lang) == [], text
                assert text[0].isupper(), text
                assert not text.endswith("."), text
            if asked(state) not in besides(game.name, "ALIKE", ()):
                assert len(set(said)) == len(said), f"two choices sound alike: {said}"


def read_scene(game: Game, state: State) -> None:
    """All that is written on the table of who is asked."""
    seat = state.to_act[0]
    for lang in LANGUAGES:
        for text in written(game.scene(state, seat, lang, NAMES[: state.seats])):
            assert slips(text, lang) == [], text


def written(scene: Scene) -> Iterator[str]:
    for zone in scene.zones:
        yield from filter(None, [zone.name, zone.note, *(cell.note for cell in zone.cells)])
        for region in zone.regions:
            yield from filter(None, [region.name, *(row.text for row in region.rows)])
    for panel in scene.players:
        yield from (stat.label for stat in panel.stats)
    for choice in scene.choices:
        yield from filter(None, [choice.say, choice.gives_up, *(then.say for then in choice.then)])
    if scene.dialog is not None:
        yield from (scene.dialog.title, scene.dialog.say, *(row.text for row in scene.dialog.rows))


def read_unseen(game: Game, state: State, rng: Random) -> None:
    """Nobody reads what he cannot know: all he reads is the same where the hidden things are exchanged."""
    for reader in [None, *range(state.seats)]:
        other = state.redeal(reader, rng)
        for lang in LANGUAGES:
            assert game.prompt(state, reader, lang) == game.prompt(other, reader, lang)
            for action in state.legal(reader) if reader is not None else ():
                assert game.describe(state, action, lang) == game.describe(other, action, lang)


def read_event(game: Game, event: Event, seats: int) -> None:
    """An event, as everybody reads it; only who may know its secret can."""
    for lang in LANGUAGES:
        public = game.narrate(event.seen_by(None), lang, NAMES[:seats])
        for reader in [None, *range(seats)]:
            seen = event.seen_by(reader)
            text = game.narrate(seen, lang, NAMES[:seats])
            read_well([text], lang)
            assert (text != public) == (seen.secret != event.seen_by(None).secret), "who may know it reads it"
            if seen.secret != UNKNOWN:
                a, b, c = event.a, event.b, event.c
                other = Event(
                    event.kind, event.seat, a=a, b=b, c=c, secret=int(event.secret == 0), knowers=event.knowers
                )
                assert text != game.narrate(other, lang, NAMES[:seats]), "it tells what the secret is"


def read_on(game: Game, state: State, seed: int, style: str, told: Told) -> None:
    """Play to the end, and read questions and events on the way."""
    state.journal = journal = Journal()
    player, rng = Player(game, Random(seed), style), Random(seed)
    while not state.over:
        told.questions[asked(state)] += 1
        if told.questions[asked(state)] < OFTEN or rng.random() < 0.05:
            read_question(game, state)
            if told.questions[asked(state)] % 10 == 1:
                read_scene(game, state)
                read_unseen(game, state, rng)
        state.apply(*player.choose(state))
    for event in journal.events:
        told.events[event.kind] += 1
        if told.events[event.kind] < OFTEN:
            read_event(game, event, state.seats)
    for lang in LANGUAGES:
        read_well(talk_of(game).story(journal.events[:400], lang, NAMES[: state.seats]), lang)


def asked(state: State) -> str:
    return type(state.agenda[-1]).__name__


# --- what there is to read -------------------------------------------------------------------------------------------


def rules_source(game: Game) -> str:
    """All that is written in Python about the rules of a game."""
    return "".join(file.read_text(encoding="utf-8") for file in (game.folder / "rules").glob("*.py"))


def kinds_of_events(game: Game) -> set[str]:
    """All that the texts have words for."""
    keys = talk_of(game).book.keys("en")
    return {key.removeprefix("told-") for key in keys if key.startswith("told-") and "." not in key}


def questions(game: Game) -> set[type[Any]]:
    """All steps of a game that ask something."""
    found, left = set(), [Step]
    while left:
        kind: type[Any] = left.pop()
        left += kind.__subclasses__()
        if kind.__module__.startswith(f"{game.package}.") and kind.options is not Step.options:
            found.add(kind)
    return found


def kinds_of_questions(game: Game) -> set[str]:
    """What they are called."""
    return {kind.__name__ for kind in questions(game)}


def question_key(kind: str) -> str:
    """The key of its words."""
    return "ask" + re.sub("([A-Z])", r"-\1", kind).lower()
