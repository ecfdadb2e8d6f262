"""The workshop "My box": an owner looks up what is printed, corrects it, plays with it and hands it on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba.kernel.record import Record
from tests.web.conftest import Visit
from tests.web.spread import SCREENS, some, spread
from tests.web.test_access import Inspector, themes_of
from tests.web.test_games import GAMES
from tests.web.visitor import DESKTOP, PHONE, Visitor

TYPED = [game for game in GAMES if edubba.load(game).typed is not None]
READY = "[data-looked=true]"
ENOUGH = 400  # moves: a round of any game of two


def open_box(me: Visitor, game: str) -> Any:
    me.page.goto(f"/box/{game}")
    me.page.wait_for_selector(READY)
    return me.page


def last_scene(me: Visitor) -> dict[str, Any]:
    scene: dict[str, Any] = next(
        json.loads(frame)["scene"] for frame in reversed(me.frames) if frame.startswith('{"t":"scene"')
    )
    return scene


def cell(page: Any, place: str) -> Any:
    return page.locator(f'[data-cell="{place}"]')


def row(page: Any, place: str) -> Any:
    return page.locator(f'[data-place="{place}"]')


def drag(page: Any, first: str, last: str) -> None:
    """Go over a board with the mouse, from one cell to another."""
    cell(page, first).scroll_into_view_if_needed()
    start, end = (cell(page, one).bounding_box() for one in (first, last))
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=12)
    page.mouse.up()


def test_an_owner_corrects_a_board_a_shape_and_a_reward_and_plays_with_them(visit: Visit, tmp_path: Path) -> None:
    me = visit()
    page = me.page
    page.goto("/")
    page.click("[data-box=teotihuacan]")
    page.wait_for_selector(READY)
    repaint_a_board(page)
    reward = "boards.A.rewards.P01"
    page.click("[data-tool=look] >> nth=0")
    cell(page, reward).click()
    row(page, reward).locator("[data-more]").click()
    page.click("[data-group=buildings]")
    redraw_a_shape(page)
    page.fill("[data-title]", "From my shelf")
    page.wait_for_selector(READY)
    assert page.get_attribute("[data-verdict]", "data-verdict") == "good"
    told = page.text_content("[data-progress]")

    page.reload()  # the browser has kept everything
    page.wait_for_selector(READY)
    assert page.text_content("[data-progress]") == told
    assert page.input_value("[data-title]") == "From my shelf"
    file = export(page, tmp_path / "mine.json")

    page.click("[data-play]")
    page.wait_for_selector("[data-table]")
    page.wait_for_selector("[data-lit]")
    see_the_new_board(me)
    finish_a_round(me)
    me.forward("over")
    page.wait_for_selector("[data-end]")
    record = me.page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/tables/{page.url.rsplit('/', 1)[1]}/record"
    )
    kept = tmp_path / "record.json"
    kept.write_text(json.dumps(record))
    assert Record.load(kept).verify().over

    import_elsewhere(visit(), file, told)


def repaint_a_board(page: Any) -> None:
    """With the mouse, and back again."""
    page.click("""[data-paint='"jade"'] >> nth=0""")
    drag(page, "boards.A.masks.a1", "boards.A.masks.d1")
    painted = [f"boards.A.masks.{name}1" for name in "abcd"]
    assert [cell(page, one).get_attribute("data-value") for one in painted] == ["jade"] * 4
    page.click("[data-undo]")
    assert cell(page, painted[0]).get_attribute("data-value") == "none"
    page.click("[data-redo]")
    assert cell(page, painted[0]).get_attribute("data-value") == "jade"


def redraw_a_shape(page: Any) -> None:
    place = "buildings.gold-4.shape"
    page.click(f'[data-edit="{place}"]')
    grid = row(page, place).locator(".editor")
    grid.locator('[data-square="0,1"]').click()
    assert row(page, place).get_attribute("data-state") == "open"  # three cells are no building of size 4
    grid.locator('[data-square="2,0"]').click()
    assert row(page, place).get_attribute("data-state") == "corrected"


def export(page: Any, path: Path) -> Path:
    with page.expect_download() as coming:
        page.click("[data-to-file]")
    coming.value.save_as(path)
    file = json.loads(path.read_text("utf-8"))
    assert file["format"] == "edubba-pack/1"
    assert file["changes"]["boards.A.rewards.P01"] == {"op": "points", "points": 5}
    assert file["changes"]["buildings.gold-4.shape"] == "T4"
    return path


def see_the_new_board(me: Visitor) -> None:
    scene = last_scene(me)
    city = next(zone for zone in scene["zones"] if zone["id"] == "city.0")
    faces = {one["id"]: one.get("face", "") for one in city["cells"]}
    assert [faces[f"{name}1"] for name in "abcd"] == ["jade"] * 4
    me.page.locator('[data-handle="city.0@P01"]').first.hover()
    me.page.locator("[role=tooltip]", has_text="5 VP").wait_for()


def finish_a_round(me: Visitor) -> None:
    moves = 0
    while last_scene(me)["turn"]["round"] < 2 and moves < ENOUGH:
        moves += 10
        me.forward(moves=10)
    assert last_scene(me)["turn"]["round"] == 2


def import_elsewhere(friend: Visitor, file: Path, told: str) -> None:
    """Somebody else reads the file, finds everything in it, and what it changes."""
    page = open_box(friend, "teotihuacan")
    page.click("[data-packs]")
    page.set_input_files("[data-from-file]", file)
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(READY)
    assert page.text_content("[data-progress]") == told
    assert page.input_value("[data-title]") == "From my shelf"
    page.click("[data-save]")
    page.wait_for_selector("[data-kept=server]")
    page.click("[data-packs]")
    page.click("[data-compare=standard]")
    changed = page.locator("[data-differs]")
    changed.first.wait_for()
    assert changed.count() == int(page.get_attribute("[data-differences]", "data-differences")) == 6
    page.fill("[data-search]", "P01")
    assert changed.count() == 1


# --- every game -----------------------------------------------------------------------------------------------------


def kinds_of(game: str) -> dict[str, str]:
    """A place for every kind of editor that the box of a game needs."""
    box = edubba.load(game).typed
    assert box is not None
    schema = box.schema()
    found: dict[str, str] = {}
    for place, told in schema["properties"]["changes"]["properties"].items():
        found.setdefault(kind_of(told), place)
    return found


def kind_of(schema: dict[str, Any]) -> str:
    if "cells" in schema:
        return "shape"
    if "anyOf" in schema:
        inner = {kind_of(one) for one in schema["anyOf"] if one != {"type": "null"}}
        maybe = {"type": "null"} in schema["anyOf"]
        return f"{'maybe ' if maybe else ''}{'effect' if len(schema['anyOf']) - maybe > 1 else inner.pop()}"
    if "enum" in schema:
        return "choice"
    return "struct" if "$ref" in schema else "row" if "prefixItems" in schema else str(schema["type"])


# How to get another value in a form, whatever it shows: by its first button or list that changes something.
CHANGE = """(editor) => {
  const select = editor.querySelector('select');
  if (select && !editor.querySelector('[data-pick]')) {
    select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const wishes = [
    '[data-pick][aria-pressed=false]', '[data-more]:enabled', '.stepper button:enabled', '[data-add]:enabled',
    '[data-remove]:enabled', 'input[type=checkbox]',
  ];
  editor.querySelector(wishes.find((wish) => editor.querySelector(wish))).click();
}"""


@pytest.mark.parametrize("game", some(TYPED))
def test_every_part_of_a_box_is_shown_and_every_kind_of_value_can_be_changed(visit: Visit, game: str) -> None:
    me = visit()
    page = open_box(me, game)
    groups = [one.get_attribute("data-group") for one in page.query_selector_all("[data-group]")]
    shown: set[str] = set()
    for group in groups:
        page.click(f"[data-group={group}]")
        page.wait_for_selector(f"[data-group={group}][aria-current]")
        shown |= set(page.eval_on_selector_all("[data-place]", "(all) => all.map((one) => one.dataset.place)"))
        shown |= set(page.eval_on_selector_all("[data-cell]", "(all) => all.map((one) => one.dataset.cell)"))
    box = edubba.load(game).typed
    assert box is not None
    assert shown == set(box.leaves)
    for kind, place in kinds_of(game).items():
        page.click(f"[data-group={place.split('.')[0].split('[')[0]}]")
        if cell(page, place).count():
            cell(page, place).click()
        else:
            page.click(f'[data-edit="{place}"]')
        row(page, place).locator(".editor").evaluate(CHANGE)
        assert row(page, place).get_attribute("data-state") == "corrected", (kind, place)
        page.click("[data-undo]")
        assert row(page, place).get_attribute("data-state") == "open", (kind, place)


@pytest.mark.parametrize(("game", "screen"), spread(some(TYPED, 2), [*SCREENS], first=1))
def test_no_workshop_has_a_fault(visit: Visit, game: str, screen: str) -> None:
    """Nor has a form in it, nor the list of packs."""
    me = visit(**SCREENS[screen])
    page = open_box(me, game)
    inspector = Inspector(page, themes_of(SCREENS[screen]))
    inspector.look("first part")
    page.locator("[data-edit]:enabled, [data-cell]").first.click()
    page.wait_for_selector(".editor")
    inspector.look("form")
    page.click("[data-packs]")
    page.wait_for_selector("dialog[open]")
    inspector.look("packs")
    assert inspector.found == []


def test_a_wide_board_stays_in_place_while_a_cell_is_edited(visit: Visit) -> None:
    """On a phone, too, where its cells are no smaller than a finger."""
    me = visit(**SCREENS["phone"])
    page = open_box(me, "tabannusi")
    one = cell(page, "boards.A.land.1c3")
    where = "(cell) => [cell.getBoundingClientRect().top + scrollY, cell.offsetWidth]"
    before, width = one.evaluate(where)
    one.click()
    form = row(page, "boards.A.land.1c3").locator(".editor")
    form.wait_for()
    assert one.evaluate(where) == [before, width]
    assert width >= 30
    assert form.bounding_box()["y"] > one.bounding_box()["y"]


def test_a_board_is_painted_with_the_keyboard(visit: Visit) -> None:
    me = visit()
    page = open_box(me, "teotihuacan")
    page.click("""[data-paint='"sun"'] >> nth=0""")
    cell(page, "boards.A.masks.a1").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert [cell(page, f"boards.A.masks.a{n}").get_attribute("data-value") for n in (1, 2)] == ["sun", "sun"]
    page.keyboard.press("Control+z")
    assert cell(page, "boards.A.masks.a1").get_attribute("data-value") == "sun"


def test_what_is_tied_changes_along_and_what_clashes_is_told_where_it_is(visit: Visit) -> None:
    me = visit()
    page = open_box(me, "uruk")
    page.click("[data-filter=todo]")  # what is looked up stays in sight there, until another part is opened
    page.click("[data-group=inventions]")
    page.click('[data-edit="inventions[city_wall].colour"]')
    row(page, "inventions[city_wall].colour").locator("[data-pick=blue]").click()
    page.wait_for_selector("[data-along]")
    assert row(page, "inventions[sailing_ship].colour").get_attribute("data-state") == "corrected"
    page.click("[data-group=effects]")
    page.click("[data-filter=all]")
    page.click('[data-edit="effects.water_clock"]')
    less = row(page, "effects.water_clock").locator(".stepper button").first
    for _ in range(3):
        less.click()
    row(page, "effects.water_clock").locator("[role=alert]").wait_for()
    assert page.locator("[data-play]").is_disabled()
    page.click('[data-reset="effects.water_clock"]')
    page.wait_for_selector("[data-verdict=good]")
    assert page.locator("[data-play]").is_enabled()


def test_packs_are_kept_opened_and_deleted_and_a_bad_file_changes_nothing(visit: Visit, tmp_path: Path) -> None:
    me = visit()
    page = open_box(me, "uruk")
    page.locator("[data-confirm]").first.click()
    page.fill("[data-title]", "Mine")
    page.click("[data-save]")
    page.wait_for_selector("[data-kept=server]")
    page.click("[data-packs]")
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "edubba-pack/1", "game": "uruk", "version": 1, "changes": {"cubes.red": 99}}')
    with me.expecting("answer: 400", "console: .*400"):
        page.set_input_files("[data-from-file]", bad)
        page.locator("dialog [role=alert]", has_text="cubes.red").wait_for()
    bad.write_text(" " * (1 << 21))
    page.set_input_files("[data-from-file]", bad)  # and nothing travels
    page.locator("dialog [role=alert]", has_text="bad.json is larger than 1 MB").wait_for()
    page.click("[data-new]")
    page.wait_for_selector("dialog", state="detached")
    assert page.input_value("[data-title]") == ""
    page.click("[data-packs]")
    page.click("[data-open]")
    page.wait_for_selector("dialog", state="detached")
    assert page.input_value("[data-title]") == "Mine"
    page.click("[data-packs]")
    page.click("[data-delete]")
    page.click("[data-yes]")
    page.wait_for_selector("[data-pack]", state="detached")


CUT_OFF = """(cells) => cells.filter((cell) => {
  const edge = cell.getBoundingClientRect();
  return [...cell.querySelectorAll('[aria-hidden] svg, .number')].some((sign) => {
    const box = sign.getBoundingClientRect();
    const over = [box.right - edge.right, box.bottom - edge.bottom, edge.left - box.left, edge.top - box.top];
    return Math.max(...over) > 1;
  });
}).map((cell) => cell.dataset.cell)"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["teotihuacan", "tabannusi", "wayfarers"])
def test_what_is_printed_on_a_cell_is_seen_whole(visit: Visit, game: str, screen: dict[str, Any]) -> None:
    page = open_box(visit(**screen), game)
    cells = page.locator("[data-cell]")
    assert cells.count() > 0
    assert cells.evaluate_all(CUT_OFF) == []
