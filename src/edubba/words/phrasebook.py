"""A phrasebook says things in every language of the house.

A phrase is named by its key: `ask-menu` is a message, `ask-menu.end` one of its attributes. The variables of a phrase
are its arguments, or forms of them: Fluent knows no article agreement, so `$the_card` asks for the form `the` of the
argument `card`, which is the attribute `the` of the message that names this card. Whole numbers have the forms of the
house message `number`: `$words_left` is "two" or "deux".

>>> house.say("en", "points", points=1), house.say("en", "points", points=12)
('1 VP', '12 VP')
>>> house.listing("fr", ["Inanna", "Enkidu", "Ninsun"])
'Inanna, Enkidu et Ninsun'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from mypy_extensions import mypyc_attr

from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.shelf import load

if TYPE_CHECKING:
    from edubba.words.bundle import Bundle

LANGUAGES = ("fr", "en")
HOUSE = "{}.ftl"  # in this folder
GUIDE = "guide.{}.ftl"  # beside the texts of a game
OPTIONAL = (
    "signs.{}.ftl",
    "tips.{}.ftl",
    "lessons.{}.ftl",
    "aid.{}.ftl",
    "rules.{}.ftl",
)  # the same, in all languages or in none
REMEMBERED = 1 << 14  # sentences kept, and as many with blanks for what they copy: names are without number
BLANK = tuple(chr(0xE000 + place) for place in range(16))  # for private use: no language has these letters
BLANKS = frozenset(BLANK)


class UnknownLanguage(EdubbaError):
    """A language in which the house has no words."""


class MissingWords(EdubbaError):
    """A phrase that is not in the book, or that cannot be said with these arguments."""


class Thing(NamedTuple):
    """Something with a name: the key of the message that names it, and what this needs. Its attributes are the forms
    the name can take."""

    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()


class Things(NamedTuple):
    """Several things, named one after the other."""

    items: tuple[Thing, ...]


Argument = str | int | Thing | Things


class Phrase(NamedTuple):
    """The arguments of a phrase, and which of them it only writes out."""

    needs: tuple[str, ...]
    copied: tuple[int, ...]


class Say(Protocol):
    """Says a phrase in a language that is known already."""

    def __call__(self, key: str, /, **arguments: Argument) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrasebook:
    """The words of the house and, if a pattern of files is given, those of a game: `folder/"texts.{}.ftl"`, its guide,
    its key of signs, and what the notes on its things say."""

    def __init__(self, *texts: Path) -> None:
        self._texts = [file for pattern in texts for file in (pattern, *map(pattern.with_name, (GUIDE, *OPTIONAL)))]
        self._bundles: dict[str, Bundle] = {}
        self._phrases: dict[tuple[str, str], Phrase] = {}
        self._fixed: dict[tuple[str, str], str] = {}  # phrases without arguments, as many as there are in the texts
        self._remember = lru_cache(REMEMBERED)(self._fill_in)
        self._form_blank = lru_cache(REMEMBERED)(self._speak)

    @property
    def files(self) -> list[Path]:
        """All files, with {} for the language, those of the house first."""
        import edubba.words  # which imports us; a compiled module cannot tell where it lies

        texts = [
            file for file in self._texts if file.name not in OPTIONAL or any(file.parent.glob(file.name.format("*")))
        ]
        return [Path(edubba.words.__file__).with_name(HOUSE), *texts]

    def say(self, _lang: str, _key: str, /, **arguments: Argument) -> str:
        """The phrase with these arguments; those that it does not need are ignored.

        Compiled, the first two could not have the name of an argument. No argument begins with a line.
        """
        phrase = (_lang, _key)
        fixed = self._fixed.get(phrase)
        if fixed is not None:
            return fixed
        known = self._phrases.get(phrase)
        if known is None:
            known = self._look_up(_lang, _key)
        try:
            values = [arguments[name] for name in known.needs]
        except KeyError as missing:
            raise MissingWords(f"{_key!r} cannot be said in {_lang!r} without {missing}") from None
        if not values:
            self._fixed[phrase] = self._speak(_lang, _key, ())
            return self._fixed[phrase]
        return self._remember(_lang, _key, tuple(values))

    def speaker(self, lang: str) -> Say:
        """`say` in one language."""
        return partial(self.say, lang)

    def _look_up(self, lang: str, key: str) -> Phrase:
        """What is known of a phrase that must be there."""
        bundle = self.bundle(lang)
        needs = bundle.needs(key)
        if needs is None:
            raise MissingWords(f"there are no words for {key!r} in {lang!r}")
        copied = [place for place, name in enumerate(needs[: len(BLANK)]) if name in bundle.copied(key)]
        found = self._phrases[lang, key] = Phrase(needs, tuple(copied))
        return found

    def needs(self, lang: str, key: str) -> tuple[str, ...] | None:
        """The arguments of a phrase, None if there is no such phrase."""
        return self.bundle(lang).needs(key)

    def keys(self, lang: str) -> list[str]:
        """All phrases, attributes included, in the order of the files."""
        return self.bundle(lang).keys()

    def learn(self, lang: str, key: str) -> None:
        """Read a phrase before it is said for the first time."""
        if (lang, key) not in self._phrases:
            self._look_up(lang, key)

    def listing(self, lang: str, items: Sequence[str]) -> str:
        """One thing, two things joined by "and", or more with commas between them."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.say(lang, "list.middle", before=text, item=item)
        return self.say(lang, "list.end", before=text, item=items[-1]) if len(items) > 1 else text

    def retell(self, lang: str, sentence: object) -> str | None:
        """A sentence of the kernel or of a game, said anew from its facts under `error-<key>` in our words or those of
        the game; None if there are no words for it."""
        if not isinstance(sentence, Told):
            return None
        book = _book_of(sentence.game) if sentence.game else self
        if book.needs(lang, f"error-{sentence.key}") is None:
            return None
        facts: dict[str, Argument] = {}
        for name, fact in sentence.facts.items():
            facts[name] = fact if isinstance(fact, int) else self.retell(lang, fact) or str(fact)
        return book.say(lang, f"error-{sentence.key}", **facts)

    def bundle(self, lang: str) -> Bundle:
        """The texts of one language. Read when first needed: workers that never speak do not pay for words."""
        found = self._bundles.get(lang)
        if found is None:
            if lang not in LANGUAGES:
                raise UnknownLanguage(f"there are no words in {lang!r}; known languages: {', '.join(LANGUAGES)}")
            from edubba.words.bundle import Bundle

            files = [path.with_name(path.name.format(lang)) for path in self.files]
            beside = [name.format(lang) for name in (GUIDE, *OPTIONAL)]
            found = Bundle(lang, [file for file in files if file.exists() or file.name not in beside])
            self._bundles[lang] = found
        return found

    def _fill_in(self, lang: str, key: str, values: tuple[Argument, ...]) -> str:
        """A sentence that was not said with just these words; perhaps it was with other names."""
        places = self._phrases[lang, key].copied
        if not places or any(isinstance(value, str) and not BLANKS.isdisjoint(value) for value in values):
            return self._speak(lang, key, values)
        given, copied = list(values), {}
        for place in places:
            value = values[place]
            if isinstance(value, str):
                given[place] = BLANK[place]
                copied[BLANK[place]] = value
        text = self._form_blank(lang, key, tuple(given))
        for blank, word in copied.items():
            text = text.replace(blank, word)
        return text

    def _speak(self, lang: str, key: str, values: tuple[Argument, ...]) -> str:
        bundle = self.bundle(lang)
        arguments = dict(zip(bundle.needs(key) or (), values, strict=True))
        variables: dict[str, str | int] = {}
        for variable in bundle.variables(key):
            form, _, name = variable.rpartition("_")
            variables[variable] = self._form(lang, form, arguments[name])
        text, troubles = bundle.format(key, variables)
        if troubles:
            raise MissingWords(f"{key!r} cannot be said in {lang!r}: {'; '.join(troubles)}")
        return text

    def _form(self, lang: str, form: str, value: Argument) -> str | int:
        if isinstance(value, Thing):
            return self.say(lang, f"{value.key}.{form}" if form else value.key, **dict(value.arguments))
        if isinstance(value, Things):
            return self.listing(lang, [str(self._form(lang, form, item)) for item in value.items])
        if not form:
            return value
        if isinstance(value, int):
            return self.say(lang, f"number.{form}", n=value)
        raise MissingWords(f"{value!r} is a plain text, it has no form {form!r}")


def _book_of(game: str) -> Phrasebook:
    """The words of a game on the shelf."""
    from edubba.words.game import talk_of  # which has a phrasebook itself

    return talk_of(load(game)).book


house = Phrasebook()
