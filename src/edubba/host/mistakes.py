"""What is answered to a request that is refused."""

from __future__ import annotations

from edubba.kernel import BadPack, EdubbaError
from edubba.table.boxes import told
from edubba.table.wire import Mistake
from edubba.table.words import Refusal, code_of, retell


def mistake_of(trouble: EdubbaError, lang: str) -> tuple[int, Mistake]:
    """The status of a mistake of the caller, and what is said of it in the caller's language."""
    status = trouble.status if isinstance(trouble, Refusal) else 400
    rule = trouble.rule if isinstance(trouble, Refusal) else None
    problems = told(trouble.problems, lang) if isinstance(trouble, BadPack) else []
    return status, Mistake(code_of(trouble), retell(trouble, lang), rule, problems)
