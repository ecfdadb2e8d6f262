"""What is known of a table once a draft is stored."""

from __future__ import annotations

from dataclasses import replace

from edubba.table.gathering import Gathering
from edubba.table.play import Play
from edubba.table.rebuild import record_of
from edubba.table.stored import DEAL, Head, Kept, Place, Row
from edubba.table.wishes import Draft


def after(
    head: Head, play: Play | None, places: list[Place], gathering: Gathering, draft: Draft, now: float
) -> tuple[Head, list[Row]]:
    """The head of the table after a draft of just now, and the deal, if nothing is missing for it any more."""
    if draft.result is not None:
        return replace(head, moved=now, to_act=[], over=True, result=draft.result), []
    if play is not None:
        return play.standing(head, now), []
    head = replace(head, moved=now)
    gathering = gathering.after(draft.places, draft.dice)
    if not gathering.ready:
        return head, []
    head = replace(head, dealt=True, nonces=gathering.nonces)
    state = record_of(Kept(head=head, places=places)).start()
    return replace(head, to_act=list(state.to_act), over=state.over), [Row(0, DEAL, "", 0)]
