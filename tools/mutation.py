"""Mutants of a module: its source with one small mistake, of the kind that people make.

A mutant is told by its function, its operator and the text that changes, never by a line number: so a reason why no
test can kill it stays true when the file around it moves.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """One mistake: where it is made, what stood there and what stands there instead."""

    file: str
    function: str
    operator: str
    before: str
    after: str
    nth: int  # which of the equal ones in this function
    line: int
    span: tuple[int, int]

    @property
    def key(self) -> str:
        again = f" #{self.nth}" if self.nth else ""
        return f"{self.file}:{self.function}: {self.operator}: {self.before} -> {self.after}{again}"

    def order(self, seed: int) -> bytes:
        """Where it stands in the sample of a seed: a mutant more or less elsewhere changes nothing."""
        return sha256(f"{seed} {self.key}".encode()).digest()

    def apply(self, source: str) -> str:
        start, end = self.span
        raw = source.encode()
        return (raw[:start] + self.after.encode() + raw[end:]).decode()


def mutants(path: Path) -> list[Mutant]:
    """All mutants of a file, in the order of its lines."""
    source = path.read_text()
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mutant] = []
    times: Counter[tuple[str, ...]] = Counter()
    for function, node in functions(ast.parse(source), ""):
        for statement in node.body:
            for operator, old, after in mistakes(statement, node.returns):
                assert old.end_lineno is not None
                assert old.end_col_offset is not None
                span = starts[old.lineno - 1] + old.col_offset, starts[old.end_lineno - 1] + old.end_col_offset
                before = " ".join(source.encode()[span[0] : span[1]].decode().split())
                same = (function, operator, before, after)
                found.append(Mutant(path.name, function, operator, before, after, times[same], old.lineno, span))
                times[same] += 1
    return found


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.AST, inside: str) -> Iterator[tuple[str, Function]]:
    """The outermost functions and the methods, by qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{inside}{node.name}.")
        elif isinstance(node, Function):
            yield inside + node.name, node
        elif isinstance(node, ast.If):
            yield from functions(node, inside)


def text(node: ast.AST) -> str:
    """Source of a node that can stand in the place of any expression."""
    return f"({ast.unparse(node)})"


Mistake = tuple[str, ast.expr | ast.stmt, str]  # the operator, the node that changes, the text instead


def mistakes(node: ast.AST, returns: ast.expr | None) -> Iterator[Mistake]:
    """Every mistake in a node and all that is in it, but for texts, notes of types and what raises."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)):
        return
    if isinstance(node, ast.expr):
        yield from in_expression(node)
    elif isinstance(node, ast.stmt):
        yield from in_statement(node, returns)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "ctx", "slice" if is_type(node) else ""):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from mistakes(child, returns)


def is_type(node: ast.AST) -> bool:
    """True for list[int] and the like, which say something to readers alone."""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in ("list", "dict")


def in_expression(node: ast.expr) -> Iterator[Mistake]:
    if isinstance(node, ast.Compare):
        for index, old in enumerate(node.ops):
            ops = [*node.ops[:index], COMPARISONS[type(old)](), *node.ops[index + 1 :]]
            yield "comparison", node, text(ast.Compare(node.left, ops, node.comparators))
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield "arithmetic", node, text(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
    elif isinstance(node, ast.BoolOp):
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or", node, text(ast.BoolOp(other, node.values))
        for index in range(len(node.values)):
            rest = [value for number, value in enumerate(node.values) if number != index]
            yield "condition left out", node, text(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.Invert)):
        yield "sign left out", node, text(node.operand)
    elif isinstance(node, ast.IfExp):
        yield "condition", node, text(ast.IfExp(node.test, node.orelse, node.body))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "constant", node, str(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "constant", node, str(node.value + 1)
        if node.value:
            yield "constant", node, str(node.value - 1)


def in_statement(node: ast.stmt, returns: ast.expr | None) -> Iterator[Mistake]:
    if isinstance(node, (ast.If, ast.While)) and not isinstance(node.test, ast.Constant):
        yield "condition", node.test, f"(not {text(node.test)})"
    elif isinstance(node, ast.Break):
        yield "loop", node, "continue"
    elif isinstance(node, ast.Continue):
        yield "loop", node, "break"
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from in_return(node.value, ast.unparse(returns) if returns is not None else "")
    elif isinstance(node, (ast.Expr, ast.AugAssign)) or (isinstance(node, ast.Assign) and leaves_a_trace(node)):
        yield "statement left out", node, "pass"


def in_return(value: ast.expr, kind: str) -> Iterator[Mistake]:
    if isinstance(value, ast.Constant):
        return
    if kind == "bool":
        yield "return", value, f"(not {text(value)})"
    elif kind in ("int", "i64"):
        yield "return", value, f"({text(value)} + 1)"
    elif kind.startswith(("list[", "set[", "dict[", "tuple[")):
        if isinstance(value, (ast.List, ast.Tuple)) and not value.elts:
            return  # it is empty already
        yield "return", value, f"{kind.partition('[')[0]}()"
    elif kind == "str":
        allowed = isinstance(value, ast.Name) and value.id == "ALLOWED"  # which is the empty text already
        yield "return", value, "'turn'" if allowed else "''"


def leaves_a_trace(node: ast.Assign) -> bool:
    """True if something else than a name of the function itself is set: without a name it could not run at all."""
    return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)


# --- to run a mutant ------------------------------------------------------------------------------------------------


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from codes(const)


def graft(mutant: Mutant, module: str, path: Path) -> None:
    """Give the function of a loaded module the code of the mutant: all who have imported it get the mistake."""
    changed = compile(mutant.apply(path.read_text()), str(path), "exec", dont_inherit=True)
    found: Any = importlib.import_module(module)
    for name in mutant.function.split("."):
        found = vars(found)[name]
    for wrapped in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, wrapped, found)
    assert isinstance(found, FunctionType)
    found.__code__ = next(code for code in codes(changed) if code.co_qualname == mutant.function)


class Mistaken(SourceFileLoader):
    """Loads a module with the mistake in it."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType | None:
        code: CodeType = compile(self.text, self.path, "exec", dont_inherit=True)
        return code


class Finder:
    """Finds one module with the mistake in it; for all others Python looks elsewhere."""

    def __init__(self, mutant: Mutant, module: str, path: Path) -> None:
        self.name = module
        self.path = str(path)
        self.text = mutant.apply(path.read_text())

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=Mistaken(name, self.path, self.text))
