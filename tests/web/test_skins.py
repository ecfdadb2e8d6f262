"""Skins of packages: what is read, what is refused, and what reaches a browser."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest

import edubba
from edubba.host import skins
from edubba.host.skins import BadSkin, Dress
from tests.web.conftest import Visit
from tests.web.guest import DRESSED, PLAIN
from tests.web.host import Host

ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">%s</svg>'
COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">%s</svg>'


def read(folder: Path, **files: str) -> Dress:
    """A skin of these files; two underscores stand for a folder, one for a dot."""
    for name, text in files.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return skins.read("raft", folder, skins.files_in(folder))


def test_a_sound_skin_is_read_whole(tmp_path: Path) -> None:
    dress = read(
        tmp_path,
        skin_json='{"board": [["deck"]], "colours": {"red": {"day": "#aa0000"}}, "tone": "#d9a066"}',
        skin_css=".zone { background: url(reeds.svg) } /* } */ .x::before { content: '}'; }",
        reeds_svg=COVER % '<defs><linearGradient id="a"/></defs><rect fill="url(#a)" width="9" height="9"/>',
        cover_svg=COVER % "<text>R</text>",
        icons__oar_svg=ICON % '<title>Oar</title><path d="M0 0h9"/>',
    )
    assert dress.skin.icons == {"oar": '<path d="M0 0h9" />'}
    assert dress.skin.layout.board == [["deck"]]
    assert dress.skin.cover == f"/games/raft/skin/{dress.version}/cover.svg"
    sheet = dress.files["skin.css"].decode()
    assert sheet.startswith(":is(.table, aside)[data-game='raft']")
    assert "[data-colour='red'] { --tint: light-dark(#aa0000, #aa0000)" in sheet
    assert sheet.count("{") - sheet.count("}") == -2  # those in the comment and in the text


def test_without_files_there_is_nothing_to_fetch(tmp_path: Path) -> None:
    dress = read(tmp_path / "nowhere")
    assert (dress.skin, dress.files) == (skins.Skin(), {})


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"skin_json": '{"bord": []}'}, "bord"),
        ({"skin_json": '{"board": [["Deck 1"]]}'}, r"\$\.board"),
        ({"skin_json": '{"tone": "red"}'}, r"\$\.tone"),
        ({"skin_json": "{"}, "skin.json"),
        ({"skin_css": "} body { display: none"}, "do not match"),
        ({"skin_css": ".a { color: red } }"}, "do not match"),
        ({"skin_css": ".a { color: red"}, "do not match"),
        ({"skin_css": "/* never ends"}, "do not match"),
        ({"skin_css": '.a { content: "never ends; }'}, "do not match"),
        ({"skin_css": "@import 'x.css';"}, "@import"),
        ({"skin_css": "@IMPORT url(cover.svg);", "cover_svg": COVER % ""}, "@IMPORT"),
        ({"skin_css": "\\40 import 'x';"}, "do not match"),
        ({"skin_css": ".a { background: url(http://elsewhere/a.png) }"}, "no picture of this skin"),
        ({"skin_css": ".a { background: url('../../me') }"}, "no picture of this skin"),
        ({"skin_css": ".a { background: url(data:image/png;base64,x) }"}, "no picture of this skin"),
        ({"skin_css": ".a { background: image-set('//elsewhere/a.png' 1x) }"}, "image-set"),
        ({"cover_svg": COVER % "<script>1</script>"}, "<script>"),
        ({"cover_svg": COVER % "<foreignObject/>"}, "<foreignObject>"),
        ({"cover_svg": COVER % "<style>a{}</style>"}, "<style>"),
        ({"cover_svg": COVER % '<image href="x.png"/>'}, "<image>"),
        ({"cover_svg": COVER % '<rect onclick="x()"/>'}, "onclick"),
        ({"cover_svg": COVER % '<rect style="fill:red"/>'}, "style"),
        ({"cover_svg": COVER % '<rect fill="url(http://elsewhere/#a)"/>'}, "fill"),
        ({"cover_svg": COVER % '<g xmlns:x="http://www.w3.org/1999/xlink" x:href="#a"/>'}, "href"),
        ({"cover_svg": '<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + COVER % "<text>&a;</text>"}, "DOCTYPE"),
        ({"cover_svg": "<svg/>"}, "is not drawn here"),
        ({"cover_svg": "<svg"}, "cover.svg"),
        ({"icons__oar_svg": COVER % ""}, "viewBox"),
        ({"icons__oar_svg": ICON % "<text>a</text>"}, "<text>"),
        ({"page_html": "<p>"}, "no file of a skin"),
        ({"other_css": ".a {}"}, "no file of a skin"),
        ({"deeper__a_svg": COVER % ""}, "no file of a skin"),
        ({"cover_svg": COVER % " " * skins.LARGEST_FILE}, "larger than"),
    ],
)
def test_what_is_not_sound_is_refused_with_its_file_and_a_reason(
    tmp_path: Path, files: dict[str, str], reason: str
) -> None:
    with pytest.raises(BadSkin, match=reason) as refused:
        read(tmp_path, **files)
    assert str(tmp_path) in str(refused.value)


def test_a_changed_file_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in edubba.catalogue().values():
        monkeypatch.setattr(type(game), "folder", tmp_path / game.name)
        path = tmp_path / game.name / "skin" / "skin.json"
        path.parent.mkdir(parents=True)
        path.write_text('{"tone": "#111111"}')
        assert skins.dress_of(game).skin.layout.tone == "#111111"
        path.write_text('{"tone": "#222222"}')
        os.utime(path, ns=(1, 1))
        assert skins.dress_of(game).skin.layout.tone == "#222222"


def test_files_are_served_for_good_and_only_under_their_version(shared_host: Host) -> None:
    base = shared_host.address + "/api"
    skin = httpx.get(f"{base}/games/{DRESSED}/skin").json()
    for address, kind in ((skin["style"], "text/css"), (skin["cover"], "image/svg+xml")):
        answer = httpx.get(base + address)
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert httpx.get(base + address.replace(address.split("/")[4], "0" * 16)).status_code == 404
    assert httpx.get(f"{base}{skin['cover']}x").status_code == 404
    assert httpx.get(f"{base}/games/{PLAIN}/skin").json() == {"layout": {}}
    assert httpx.get(f"{base}/games/nothing/skin").status_code == 400


def test_a_skin_dresses_its_own_table_only(visit: Visit) -> None:
    """Colours, icons and the cover of a package are there; a game without them has a drawn cover, and plain colours."""
    me = visit()
    page = me.page
    page.goto("/")
    page.wait_for_selector(f"[data-game={DRESSED}] img")
    assert page.evaluate(f"document.querySelector('[data-game={DRESSED}] img').naturalWidth") > 0
    assert page.locator(f"[data-game={PLAIN}] svg text").text_content() == PLAIN[0].upper()
    grounds = {}
    for game in (DRESSED, PLAIN):
        me.open_table(game, "me", "bot")
        page.wait_for_selector("[data-lit]")
        grounds[game] = page.evaluate("getComputedStyle(document.querySelector('.table')).getPropertyValue('--accent')")
    assert grounds[DRESSED] != grounds[PLAIN]
