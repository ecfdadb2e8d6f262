"""Crates: filling and emptying them (TAB-3.21, TAB-12.1)."""

from __future__ import annotations

from edubba.games.tabannusi.rules.state import TabannusiState


def crates_in(crates: int, first: int) -> list[int]:
    """An action per colour of these crates."""
    found = []
    colour = 0
    while crates:
        if crates & 15:
            found.append(first + colour)
        crates >>= 4
        colour += 1
    return found


def fill(s: TabannusiState, seat: int, colour: int, paid: bool) -> None:
    """Turn a crate face up. An effect turns one that was paid for in this turn first: the others can be paid for."""
    player = s.players[seat]
    one = 1 << 4 * colour
    player.empty -= one
    player.full += one
    if paid:
        s.worn_full += one
    elif seat == s.active and s.worn_empty >> 4 * colour & 15:
        s.worn_empty -= one
        s.worn_full += one
    s.tell("filled", seat, colour)


def spend_crate(s: TabannusiState, seat: int, colour: int) -> None:
    """Turn a crate face down, rather one that was not paid for in this turn: it can be filled once more."""
    player = s.players[seat]
    one = 1 << 4 * colour
    if seat == s.active and s.worn_full >> 4 * colour & 15 == player.full >> 4 * colour & 15:
        s.worn_full -= one
        s.worn_empty += one
    player.full -= one
    player.empty += one
