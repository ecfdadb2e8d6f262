"""The box of Tabannusi: what of everything printed (`parts.py`) does not go together, and what changes together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.moved import moved
from edubba.games.tabannusi.parts import Land, NumberedLand, SideA, SideB, TabannusiBox
from edubba.kernel.errors import Told
from edubba.kernel.typedbox import TypedBox

HOUSES = 14  # of a player
SHIPS_OF_A_COLOUR = 5
LEAST_CELLS = 9  # of a district: room for the automa's starting building, whatever the person has placed before
TRACKS = COLOURS[:3]
RIVERS = ("12", "23")


def contradictions(box: TabannusiBox) -> Iterator[Told]:
    """Values that are possible each, but not together."""
    yield from _board_problems("A", box.boards.a)
    yield from _board_problems("B", box.boards.b)
    first, second = box.port.printed_ships
    if first.berth == second.berth:
        sentence = "port.printed_ships: {first} and {second} cannot lie on the same berth"
        yield Told("tabannusi-berth", sentence, first=first.id, second=second.id)
    yield from _mastery_problems(box)
    yield from _house_problems(box)
    for colour in TRACKS:
        found = sum(ship.colour == colour for ship in box.ships)
        if found != SHIPS_OF_A_COLOUR:
            sentence = "ships: {count} must be {colour}, found {found}"
            yield Told("tabannusi-ships", sentence, count=SHIPS_OF_A_COLOUR, colour=colour, found=found)
    symbols = len({decree.symbol for decree in box.decrees})
    for seats in (2, 3, 4):
        wanted, cards = box.setup.symbols.of(seats), box.setup.decrees.of(seats)
        if wanted > min(symbols, cards):
            sentence = "setup.symbols.{seats}: must be at most {most} (setup.decrees.{seats}, decrees), found {found}"
            yield Told("tabannusi-symbols", sentence, seats=seats, most=min(symbols, cards), found=wanted)
    for card in box.urbanisation_cards:
        if not any(card.houses):
            yield Told("tabannusi-card", "urbanisation_cards[{card}].houses: must not all be 0", card=card.id)
    for king in box.kings:
        if len(set(king.decrees)) < len(king.decrees):
            yield Told("tabannusi-king", "kings[{king}].decrees: names a decree twice", king=king.id)
    if len(set(box.setup.barges)) < len(COLOURS):
        sentence = "setup.barges: must name each colour once, found {found}"
        yield Told("tabannusi-barges", sentence, found=", ".join(box.setup.barges))
    if box.setup.markers > box.supplies.markers:
        sentence = "setup.markers: must be at most {most} (supplies.markers), found {found}"
        yield Told("tabannusi-markers", sentence, most=box.supplies.markers, found=box.setup.markers)


def _board_problems(name: str, side: SideA | SideB) -> Iterator[Told]:
    cells: dict[str, Land | NumberedLand | None] = {**side.land}
    for district in "123":
        there = [cell for place, cell in cells.items() if cell is not None and place[0] == district]
        used = sum(isinstance(cell, NumberedLand) or cell.players == 3 for cell in there)
        if used < LEAST_CELLS:
            sentence = "boards.{side}.land: district {district} must have at least {least} cells, found {found}"
            facts = {"side": name, "district": district, "least": LEAST_CELLS, "found": used}
            yield Told("tabannusi-cells", sentence, **facts)
        if isinstance(side, SideB):
            yield from _number_problems(side, district)
    for border, rows in zip(RIVERS, (side.rows.first, side.rows.second), strict=True):
        if not rows[0] < rows[1] < rows[2]:
            sentence = "boards.{side}.rows.{border}: must be three different rows from the top, found {found}"
            found = ", ".join(str(row) for row in rows)
            yield Told("tabannusi-rows", sentence, side=name, border=border, found=found)


def numbers_of(side: SideB, district: str) -> dict[str, int]:
    """The numbers in a district by place, its border water included."""
    found = {f"land.{name}": cell.number for name, cell in side.land.items() if cell and name[0] == district}
    return found | {f"water.{name}.number": tile.number for name, tile in side.water.items() if district in name[1:3]}


def _number_problems(side: SideB, district: str) -> Iterator[Told]:
    seen: dict[int, str] = {}
    for place, number in numbers_of(side, district).items():
        if number in seen:
            sentence = "boards.B.{place}: number {number} stands on boards.B.{other} too"
            yield Told("tabannusi-number", sentence, place=place, number=number, other=seen[number])
        seen[number] = place


def _mastery_problems(box: TabannusiBox) -> Iterator[Told]:
    top = len(box.mastery.factors) - 1
    tracks = box.mastery.tracks
    lists = {"lowest": box.mastery.lowest}
    lists |= {f"tracks.{name}": getattr(tracks, name) for name in TRACKS}
    for name, listed in lists.items():
        if len(listed) != top:
            sentence = "mastery.{list}: must have {count} entries, a row less than mastery.factors, found {found}"
            yield Told("tabannusi-track", sentence, list=name, count=top, found=len(listed))
    lines = box.mastery.lines
    if len(set(lines)) < len(lines) or any(row > top for row in lines):
        sentence = "mastery.lines: must name different rows from 1 to {top}, found {found}"
        yield Told("tabannusi-lines", sentence, top=top, found=", ".join(map(str, lines)))


def _house_problems(box: TabannusiBox) -> Iterator[Told]:
    rows = {name: getattr(box.player_board.rows, name) for name in (*TRACKS, "neutral")}
    slots = sum(len(row) for row in rows.values())
    if slots != HOUSES:
        sentence = "player_board.rows: must have {count} slots together, found {found}"
        yield Told("tabannusi-houses", sentence, count=HOUSES, found=slots)
    columns = len(box.player_board.columns)
    for name, row in rows.items():
        if len(row) < columns:
            sentence = "player_board.rows.{row}: must have at least {least} slots (player_board.columns), found {found}"
            yield Told("tabannusi-columns", sentence, row=name, least=columns, found=len(row))


# --- what changes together --------------------------------------------------------------------------------------------


def along(box: TabannusiBox, place: str, value: Any) -> Iterable[tuple[str, Any]]:
    """Ships exchange their colours, cells their numbers; tracks have the same length; barges exchange districts."""
    if place.startswith("ships[") and place.endswith(".colour"):
        return _exchanged_ships(box, place[6:-8], value)
    if place.startswith("boards.B."):
        return _exchanged_numbers(box.boards.b, place[9:], value)
    if place.startswith("mastery.") and isinstance(value, list) and place != "mastery.lines":
        return _as_long(box, place, len(value) - (place == "mastery.factors"))
    if place.startswith("setup.barges["):
        return _exchanged_barges(box, int(place[13:-1]), value)
    return ()


def _exchanged_ships(box: TabannusiBox, name: str, colour: Any) -> Iterator[tuple[str, Any]]:
    mine = next(ship for ship in box.ships if ship.id == name)
    others = [ship for ship in box.ships if ship.colour == colour and colour != mine.colour]
    for other in sorted(others, key=lambda ship: ship.size != mine.size)[:1]:
        yield f"ships[{other.id}].colour", mine.colour


def _exchanged_numbers(side: SideB, place: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Whatever has the new number in the same district takes the old one."""
    new = value.get("number") if isinstance(value, dict) else value if place.endswith(".number") else None
    name = place.split(".")[1]
    for district in name[1:3] if place.startswith("water.") else name[0]:
        numbers = numbers_of(side, district)
        for other, number in numbers.items():
            if other != place and number == new and place in numbers:
                if other.startswith("water."):
                    yield f"boards.B.{other}", numbers[place]
                else:
                    cell = msgspec.to_builtins(side.land[other[5:]])
                    yield f"boards.B.{other}", {**cell, "number": numbers[place]}


def _exchanged_barges(box: TabannusiBox, district: int, colour: Any) -> Iterator[tuple[str, Any]]:
    barges = box.setup.barges
    for other, theirs in enumerate(barges):
        if theirs == colour and other != district:
            yield f"setup.barges[{other}]", barges[district]


def _as_long(box: TabannusiBox, place: str, top: int) -> Iterator[tuple[str, Any]]:
    """The other lists of the mastery board, cut or made longer."""
    mastery = msgspec.to_builtins(box.mastery)
    lists = {"factors": mastery["factors"], "lowest": mastery["lowest"]}
    lists |= {f"tracks.{name}": listed for name, listed in mastery["tracks"].items()}
    for name, listed in lists.items():
        rows = top + (name == "factors")
        if f"mastery.{name}" != place and len(listed) != rows:
            more = listed[-1] if name == "factors" else None
            yield f"mastery.{name}", (listed + [more] * rows)[:rows]
    if any(row > top for row in box.mastery.lines):
        yield "mastery.lines", [row for row in box.mastery.lines if row <= top]


BOX = TypedBox(
    TabannusiBox,
    Path(__file__).parent,
    game="tabannusi",
    version=1,
    name="20e399b06f08db2e",
    contradictions=contradictions,
    along=along,
    moved=moved,
)
