"""The texts of one language, read from Fluent files. The only module that knows Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from edubba.kernel.errors import EdubbaError


class BadTexts(EdubbaError):
    """A file of texts that cannot be read as it stands."""


# Fluent's parser takes a second for the texts of all games; where an entry begins can be told without it.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Bundle:
    """All phrases of one language, with what each of them needs. An entry is read when it is first wanted."""

    def __init__(self, lang: str, files: Sequence[Path]) -> None:
        self._fluent = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, Entry] = {}
        for path in files:
            for entry in _entries(path):
                if entry.name in self._entries:
                    raise BadTexts(f"{path.name}: {entry.name!r} is written twice")
                self._entries[entry.name] = entry
        self._keys = dict.fromkeys(key for entry in self._entries.values() for key in entry.keys)
        self._mentioned: dict[str, Mentioned] = {}
        self._variables: dict[str, tuple[str, ...]] = {}
        self._needs: dict[str, tuple[str, ...]] = {}
        self._patterns: dict[str, Pattern] = {}

    def keys(self) -> list[str]:
        return list(self._keys)

    def needs(self, key: str) -> tuple[str, ...] | None:
        """The arguments of a phrase, None if there is no such phrase."""
        found = self._needs.get(key)
        if found is None and key in self._keys:
            found = self._needs[key] = tuple(sorted({name.rpartition("_")[2] for name in self.variables(key)}))
        return found

    def variables(self, key: str) -> tuple[str, ...]:
        """The variables of a phrase as written: arguments and forms of arguments."""
        if key not in self._variables:
            self._variables[key] = tuple(sorted(self._used_by(key)[0]))
        return self._variables[key]

    def copied(self, key: str) -> frozenset[str]:
        """The arguments that a phrase writes out as they are, and does nothing else with."""
        used, bound = self._used_by(key)
        return frozenset(used - bound)

    def format(self, key: str, variables: Mapping[str, str | int]) -> tuple[str, list[str]]:
        """The finished text, and what went wrong with it."""
        text, errors = self._fluent.format_pattern(self._pattern(key), dict(variables))
        return str(text), [str(error) for error in errors]

    def _pattern(self, key: str) -> Pattern:
        found = self._patterns.get(key)
        if found is None:
            name, _, attribute = key.partition(".")
            message = self._fluent.get_message(name)
            written = message.attributes[attribute] if attribute else message.value
            assert written is not None  # only phrases that are written get here
            found = self._patterns[key] = written
        return found

    def _read(self, key: str) -> Mentioned:
        """What a phrase mentions; its entry is read for it."""
        if key not in self._mentioned:
            entry = self._entries[key.partition(".")[0]]
            resource = FluentResource(entry.text)
            self._fluent.add_resource(resource)
            self._note(resource, entry.file)
        return self._mentioned[key]

    def _note(self, resource: ast.Resource, file: str) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip()[:40]
                why = ", ".join(note.message for note in entry.annotations if note.message)
                raise BadTexts(f"{file}: {start!r} cannot be read: {why}")
            if isinstance(entry, ast.Message):
                if entry.value:
                    self._mentioned[entry.id.name] = mentioned(entry.value)
                for attribute in entry.attributes:
                    self._mentioned[f"{entry.id.name}.{attribute.id.name}"] = mentioned(attribute.value)

    def _used_by(self, key: str) -> tuple[set[str], set[str]]:
        """The variables of a phrase, those of the phrases it refers to included; and those that decide something."""
        read = self._read(key)
        found, bound = set(read.variables), set(read.bound)
        for other in read.phrases:
            if other not in self._keys:
                raise BadTexts(f"{key!r} refers to {other!r}, which is not written")
            more, tied = self._used_by(other)
            found |= more
            bound |= tied
        return found, bound


class Mentioned(NamedTuple):
    """What a pattern mentions: variables, those on which a variant or a function depends, and other phrases."""

    variables: frozenset[str]
    bound: frozenset[str]
    phrases: frozenset[str]


def mentioned(pattern: ast.Pattern) -> Mentioned:
    reader = _Reader()
    reader.visit(pattern)
    return Mentioned(frozenset(reader.variables), frozenset(reader.bound), frozenset(reader.phrases))


class _Reader(Visitor):
    """Collects the variables and the other phrases that a pattern mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.bound: set[str] = set()
        self.phrases: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.expression, ast.VariableReference):
            self.variables.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)
        self.bound.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.phrases.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


class Entry(NamedTuple):
    """A message as it stands in a file, not yet read but for its keys."""

    file: str
    name: str
    text: str
    keys: list[str]


@cache
def _entries(path: Path) -> list[Entry]:
    text = path.read_text(encoding="utf-8")
    found = []
    starts = list(ENTRY.finditer(text))
    before = [line for line in text[: starts[0].start() if starts else None].splitlines() if line.strip()]
    for line in before:
        if not line.startswith("#"):
            raise BadTexts(f"{path.name}: {line[:40]!r} cannot be read: Expected an entry start")
    ends = [*(start.start() for start in starts), len(text)][1:]
    for start, after in zip(starts, ends, strict=True):
        name, body = start[1], text[start.end() : after]
        attributes = list(ATTRIBUTE.finditer(body))
        value = body[: attributes[0].start() if attributes else len(body)]
        keys = [name] if value.strip() else []
        keys += [f"{name}.{attribute[1]}" for attribute in attributes]
        found.append(Entry(path.name, name, text[start.start() : after], keys))
    return found
