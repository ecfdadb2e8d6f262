"""The texts of one language, read from Fluent files. The only module that knows Fluent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from edubba.kernel.errors import EdubbaError


class BadTexts(EdubbaError):
    """A file of texts that cannot be read as it stands."""


class Bundle:
    """All phrases of one language, with what each of them needs."""

    def __init__(self, lang: str, files: Sequence[Path]) -> None:
        self._fluent = FluentBundle([lang], use_isolating=False)
        self._written: dict[str, ast.Pattern] = {}
        for path in files:
            resource = _read(path)
            self._fluent.add_resource(resource)
            self._note(resource, path)
        self._variables: dict[str, tuple[str, ...]] = {}
        self._needs: dict[str, tuple[str, ...]] = {}
        for key in self._written:
            variables = sorted(self._used_by(key))
            self._variables[key] = tuple(variables)
            self._needs[key] = tuple(sorted({name.rpartition("_")[2] for name in variables}))
        self._patterns: dict[str, Pattern] = {}

    def keys(self) -> list[str]:
        return list(self._written)

    def needs(self, key: str) -> tuple[str, ...] | None:
        """The arguments of a phrase, None if there is no such phrase."""
        return self._needs.get(key)

    def variables(self, key: str) -> tuple[str, ...]:
        """The variables of a phrase as written: arguments and forms of arguments."""
        return self._variables[key]

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

    def _note(self, resource: ast.Resource, path: Path) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip()[:40]
                why = ", ".join(note.message for note in entry.annotations if note.message)
                raise BadTexts(f"{path.name}: {start!r} cannot be read: {why}")
            if isinstance(entry, ast.Message):
                phrases = [(entry.id.name, entry.value)] if entry.value else []
                phrases += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
                for key, pattern in phrases:
                    if key in self._written:
                        raise BadTexts(f"{path.name}: {key!r} is written twice")
                    self._written[key] = pattern

    def _used_by(self, key: str) -> set[str]:
        """The variables of a phrase, those of the phrases it refers to included."""
        reader = _Reader()
        reader.visit(self._written[key])
        found = reader.variables
        for other in reader.phrases:
            if other not in self._written:
                raise BadTexts(f"{key!r} refers to {other!r}, which is not written")
            found |= self._used_by(other)
        return found


class _Reader(Visitor):
    """Collects the variables and the other phrases that a pattern mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.phrases: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.phrases.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@cache
def _read(path: Path) -> ast.Resource:
    return FluentResource(path.read_text(encoding="utf-8"))
