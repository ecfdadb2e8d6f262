"""Talk: how a game puts its choices, questions, events and reasons into words.

A game declares what its numbers mean and writes its texts; code is needed only for what a step or an event does not
say by itself. The keys of the texts:

    ask-pay-pairs            what the Step class PayPairs asks of the seat that must answer
    ask-pay-pairs.others     the same, told to everybody else
    ask-menu.gives-up        what an answer to it gives away that gives up $n
    ask-pay-pairs.card       what an action of the verb "card" means as an answer to it
    choice.card              what it means where a question has no words of its own for it
    told-founded             an event of the journal; .secret is for those who may know its secret,
                             .several and .item join neighbours of one kind to one sentence
    why-URU-9-3              why the rule URU-9.3 forbids something
    option-max_rounds        an option; .text explains it, .<value> names a value
    score-cities             a row of the score sheet
    error-uruk-cubes         what does not go together in a data pack, in the languages that its box does not speak
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from edubba.kernel.errors import Told
from edubba.kernel.game import Game
from edubba.kernel.journal import UNKNOWN, Event
from edubba.kernel.option import Value
from edubba.kernel.scene import Colour, Face
from edubba.kernel.state import State
from edubba.kernel.step import Step
from edubba.kernel.watch import Pause
from edubba.words.phrasebook import LANGUAGES, Argument, Phrasebook, Thing

S = TypeVar("S", bound=State)
Arguments = dict[str, Argument]
SENTENCE = re.compile(
    r"(aid|ask|can|choice|guide|option|told)\b"
)  # messages whose attributes are sentences, not forms of names


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk(Generic[S]):
    """Puts a game into words. Subclasses declare `texts`, `things`, `told` and `secrets`, and may add details."""

    texts: ClassVar[Path]  # the files of this game, with {} for the language
    things: ClassVar[Mapping[str, Sequence[str]]] = {}  # kind of thing -> their names in the order of their numbers
    told: ClassVar[Mapping[str, Sequence[str]]] = {}  # kind of event -> what a, b and c are: "card", or "gone: card"
    secrets: ClassVar[Mapping[str, str]] = {}  # kind of event -> what its secret is
    announced: ClassVar[frozenset[str]] = frozenset()  # kinds of events for which everybody looks up
    pressed: ClassVar[Sequence[str]] = ()  # verbs that are a button for each of the things they are about

    def __init__(self, game: Game, **printed: Sequence[str]) -> None:
        """`printed`: kinds of things, and their names, that depend on the data pack."""
        self.game = game
        self.book = Phrasebook(self.texts)
        self.kinds: dict[str, Sequence[str]] = {**self.things, **printed}
        self._things = {kind: [Thing(f"{kind}-{name}") for name in names] for kind, names in self.kinds.items()}

    # --- what the table asks for ---------------------------------------------------------------------------------

    def describe(self, state: State, action: int, lang: str, names: Sequence[str] = ()) -> str:
        """What this action means as an answer to the question on top of the agenda; legal or not, it has a meaning."""
        verb = self.game.actions.verb(action)
        position = cast(S, state)
        given: Arguments = {}
        if verb.argument:
            label = self.game.actions.label(action)
            given[verb.argument] = self._labelled(verb.argument, label, lang, names)
        step: Step[S] | None = position.agenda[-1] if position.agenda else None
        given |= self.choice_details(position, step, action, verb.name)
        if step is not None:
            key = f"{_question(type(step).__name__)}.{verb.name}"
            arguments = self._gather(lang, key, given, step, names)
            if arguments is not None:
                return self.book.say(lang, key, **arguments)
        return self.book.say(lang, f"choice.{verb.name}", **given)

    def prompt(self, state: State, seat: int | None, lang: str, names: Sequence[str] = ()) -> str:
        """What is asked now: of this seat, or told to it (None: a spectator) while others must answer."""
        if state.over:
            return self.book.say(lang, "over")
        position = cast(S, state)
        step: Step[S] = position.agenda[-1]
        if isinstance(step, Pause):
            return ""  # nobody is asked for anything yet
        asked = position.to_act
        given: Arguments = {"players": self.book.listing(lang, [self.player(one, lang, names) for one in asked])}
        given["player"] = given["players"]
        given |= self.question_details(position, step, seat if seat in asked else asked[0])
        key = _question(type(step).__name__)
        if seat not in asked:
            key += ".others"
        arguments = self._gather(lang, key, given, step, names)
        return self.book.say(lang, key, **(given if arguments is None else arguments))

    def given_up(self, state: State, seat: int, count: int, lang: str, names: Sequence[str] = ()) -> str:
        """What somebody would give away for nothing by an answer to the question on top of the agenda."""
        position = cast(S, state)
        step: Step[S] = position.agenda[-1]
        key = f"{_question(type(step).__name__)}.gives-up"
        given: Arguments = {"n": count} | self.question_details(position, step, seat)
        arguments = self._gather(lang, key, given, step, names)
        return self.book.say(lang, key, **(given if arguments is None else arguments))

    def narrate(self, event: Event, lang: str, names: Sequence[str]) -> str:
        """One event as a sentence in the past; it must already be `seen_by` its reader."""
        key = f"told-{event.kind}" if event.secret == UNKNOWN else f"told-{event.kind}.secret"
        return self.book.say(lang, key, **self._told(event, lang, names))

    def story(self, events: Iterable[Event], lang: str, names: Sequence[str]) -> list[str]:
        """Events as sentences. Neighbours of one `sort` share one, where the texts have words for several."""
        sentences = []
        for (kind, *_), neighbours in groupby(events, self.sort):
            run = list(neighbours)
            if len(run) == 1 or self.book.needs(lang, f"told-{kind}.several") is None:
                sentences += [self.narrate(event, lang, names) for event in run]
            else:
                items = self.book.listing(lang, self._items(run, lang, names))
                given = self._told(run[0], lang, names) | {"items": items}
                sentences.append(self.book.say(lang, f"told-{kind}.several", **given))
        return sentences

    def named(self, event: Event) -> list[str]:
        """The faces of the things that the sentence of an event names; it must already be `seen_by` its reader."""
        numbers = (event.a, event.b, event.c)
        spoken = list(zip(self.told.get(event.kind, ()), numbers, strict=False))
        if event.secret != UNKNOWN:
            spoken.append((self.secrets[event.kind], event.secret))
        found = []
        for spec, number in spoken:
            kind = spec.rpartition(": ")[2]
            if kind in self.kinds and 0 <= number < len(self.kinds[kind]):
                name = self.kinds[kind][number]
                found.append(f"{kind}-{name}" if name.isdigit() else name)
        return found

    def explain(self, rule: str, lang: str) -> str:
        """Why a rule forbids something, in one sentence."""
        return self.book.say(lang, f"why-{_spelled(rule)}")

    def guide_details(self, lang: str) -> Arguments:
        """What the guide needs of the printed data, so that it tells what a pack prints."""
        return {}

    def option(self, name: str, lang: str) -> tuple[str, str]:
        """The name of an option, and what it is about."""
        key = f"option-{_spelled(name)}"
        return self.book.say(lang, key), self.book.say(lang, f"{key}.text")

    def option_value(self, name: str, value: Value, lang: str) -> str:
        """A value of an option: a number, on or off, or a choice with words of its own."""
        if isinstance(value, bool):
            return self.book.say(lang, "on" if value else "off")
        return str(value) if isinstance(value, int) else self.book.say(lang, f"option-{_spelled(name)}.{value}")

    def score_row(self, category: str, lang: str) -> str:
        """The name of a row of the score sheet."""
        return self.book.say(lang, f"score-{category}")

    def buttons(self, lang: str) -> dict[str, str]:
        """What actions about a thing are called where they are buttons of their own."""
        actions, found = self.game.actions, {}
        for verb in actions.verbs:
            for number, label in enumerate(verb.labels if verb.name in self.pressed else ()):
                given = {verb.argument: self._labelled(verb.argument, label, lang, ())}
                given |= self.naming(verb.first + number, verb.name)
                found[f"{verb.name}-{label}".replace(" ", "-")] = self.book.say(lang, f"choice.{verb.name}", **given)
        return found

    def player(self, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """The name at a seat; who has none is called by number."""
        return names[seat] if seat < len(names) else self.book.say(lang, "player", number=seat + 1)

    def thing(self, kind: str, number: int) -> Thing:
        """The thing of this kind with this number."""
        return self._things[kind][number]

    def missing(self) -> list[Told]:
        """Files that are not there, and phrases that one language has and another has not. Names are told by their
        keys alone: each language has the forms that it needs. Errors are told in English by whoever finds them."""
        files = [file.with_name(file.name.format(lang)) for file in self.book.files for lang in LANGUAGES]
        gone = [Told("game-text-file", "{file} is missing", file=str(file)) for file in files if not file.exists()]
        if gone:
            return gone
        said = {
            lang: {
                key
                for key in self.book.keys(lang)
                if ("." not in key or SENTENCE.match(key)) and not key.startswith("error-")
            }
            for lang in LANGUAGES
        }
        sentence = "there is no text {text} in {lang!r}"
        every = set().union(*said.values())
        return [
            Told("game-text", sentence, text=key, lang=lang) for lang in LANGUAGES for key in sorted(every - said[lang])
        ]

    # --- what a game may add -------------------------------------------------------------------------------------

    def question_details(self, s: S, step: Step[S], seat: int) -> Arguments:
        """Arguments of a prompt that are no attributes of the step; public facts and those of this seat only."""
        return {}

    def choice_details(self, s: S, step: Step[S] | None, action: int, verb: str) -> Arguments:
        """Arguments of a choice that neither the action nor the step names; the step is None when the game is over."""
        return {}

    def event_details(self, event: Event) -> Arguments:
        """Arguments of a sentence that the numbers of the event do not give directly."""
        return {}

    def faces(self, lang: str) -> dict[str, Face]:
        """What lies on the table, for the catalogue."""
        return {}

    def colours(self, lang: str) -> dict[str, Colour]:
        """The colours of what lies there."""
        return {}

    def naming(self, action: int, verb: str) -> Arguments:
        """What names the thing of an action, whatever the position, where the label alone does not."""
        return {}

    def sort(self, event: Event) -> tuple[str, int, int]:
        """What neighbours have in common that share a sentence: kind and seat, and whatever else it says of all."""
        return event.kind, event.seat, UNKNOWN

    def places(self, event: Event) -> list[str]:
        """Handles on the table that the sentence of an event speaks of, beside the things that it names."""
        return []

    # --- finding arguments ---------------------------------------------------------------------------------------

    def _told(self, event: Event, lang: str, names: Sequence[str]) -> Arguments:
        given: Arguments = {"player": self.player(event.seat, lang, names)}
        for spec, number in zip(self.told.get(event.kind, ()), (event.a, event.b, event.c), strict=False):
            name, _, kind = spec.rpartition(": ")
            self._add(given, name or kind, kind, number, lang, names)
        if event.secret != UNKNOWN:
            self._add(given, "secret", self.secrets[event.kind], event.secret, lang, names)
        return given | self.event_details(event)

    def _items(self, run: list[Event], lang: str, names: Sequence[str]) -> list[str]:
        """What each event of a run is about; equal ones are counted, if the texts have words for how many times."""
        key = f"told-{run[0].kind}.item"
        if "times" not in (self.book.needs(lang, key) or ()):
            return [self.book.say(lang, key, **self._told(event, lang, names)) for event in run]
        first = {(event.a, event.b, event.c): event for event in reversed(run)}
        times = Counter((event.a, event.b, event.c) for event in run)
        return [self.book.say(lang, key, times=times[it], **self._told(first[it], lang, names)) for it in times]

    def _gather(self, lang: str, key: str, given: Arguments, step: Step[S], names: Sequence[str]) -> Arguments | None:
        """What the phrase needs, from `given` and from the attributes of the step; None if it cannot be said."""
        needs = self.book.needs(lang, key)
        if needs is None:
            return None
        found: Arguments = {}
        for name in needs:
            if name in given:
                found[name] = given[name]
            elif hasattr(step, name):
                self._add(found, name, name, getattr(step, name), lang, names)
        return found if len(found) == len(needs) else None

    def _add(
        self, found: Arguments, name: str, kind: str, value: int | str | bool, lang: str, names: Sequence[str]
    ) -> None:
        """Note one value under its name, as the thing it stands for; a number that stands for nothing is left out."""
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, str):
            found[name] = _spelled(value)
        elif kind == "seat":
            found[name] = self.player(value, lang, names)
        elif kind not in self.kinds:
            found[name] = value
        elif 0 <= value < len(self.kinds[kind]):
            found[name] = self.thing(kind, value)

    def _labelled(self, kind: str, label: str, lang: str, names: Sequence[str]) -> Argument:
        if kind == "seat":
            return self.player(int(label) - 1, lang, names)
        if kind in self.kinds:
            return Thing(f"{kind}-{label}")
        return int(label) if label.isdigit() else label


def question_of(step: object) -> str:
    """Which question a step asks, as it is named in the texts: PayPairs() -> pay-pairs."""
    return "" if step is None else _question(type(step).__name__).removeprefix("ask-")


@cache
def _question(step: str) -> str:
    """The key of the question that a Step class asks: PayPairs -> ask-pay-pairs."""
    return "ask" + re.sub(r"([A-Z])", r"-\1", step).lower()


def _spelled(name: str) -> str:
    """A rule or an option as part of a key: Fluent knows no dots inside names."""
    return name.replace(".", "-")
