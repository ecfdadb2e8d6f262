"""What people try who mean no good, from their own page or from somebody else's."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tests.web.conftest import Visit

HOSTILE = ["<script>x</script>", "<img src=x onerror=a()>", "{{7*7}}${7*7}", "' OR 1=1 --", "&lt;b&gt;&amp;"]
FOREIGN = "#app script, #app img:not([src^='/']):not([src^='data:'])"  # what no page of ours contains
ATTACK = """async ([house, table]) => {
  const barred = () => 'barred';
  const post = { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' };
  await fetch(`${house}/api/tables/${table}/rematch`, post).catch(barred);
  const read = await fetch(`${house}/api/tables/${table}`, { credentials: 'include' }).catch(barred);
  const socket = await new Promise((done) => {
    const line = new WebSocket(`${house.replace('http', 'ws')}/api/tables/${table}/live`);
    line.onmessage = () => done('open');
    line.onerror = () => done('barred');
  });
  return [String(read), socket];
}"""
TURNED = "abc\u202edcb"  # what follows would be written from right to left
TRICKY = [TURNED, "x" * 10_000, "\u200b\u200b", "e" + "\u0301" * 20, "two\nlines", " ", ""]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """The site of another house keeps no log."""


def test_hostile_names_are_only_text(visit: Visit) -> None:
    """In the panel, the log and the end screen of everybody, and on the start page of who has them."""
    me, other = visit(), visit()
    me.page.goto("/")
    me.page.fill("#name", HOSTILE[0])
    me.page.click("form.name button")
    me.page.wait_for_selector("form.name button:disabled")
    address = me.open_table("uruk", "me", "bot", max_rounds=1)
    other.come(address)
    for name in HOSTILE:
        me.send("PATCH", "/api/me", {"name": name})
        for visitor in (me, other):
            visitor.page.locator(".panel .name", has_text=name).wait_for()
            assert visitor.page.locator(FOREIGN).count() == 0
    me.forward("over")
    other.page.locator("[data-end]", has_text=name).wait_for()
    assert name in other.page.locator("[data-log]").inner_text()
    me.page.goto("/")
    me.page.wait_for_selector("[data-table-row]")
    assert me.page.input_value("#name") == name
    assert me.page.locator(FOREIGN).count() == 0


def test_names_that_play_tricks_are_refused_in_ones_language(visit: Visit) -> None:
    me = visit(locale="fr-FR")
    me.page.goto("/")
    me.page.wait_for_selector(".ready")
    before = me.page.input_value("#name")
    for name in TRICKY:
        with me.expecting("answer: 4", "console: .*4\\d\\d"):
            answer = me.send("PATCH", "/api/me", {"name": name})
        assert answer["status"] in (400, 413)
        assert "nom" in answer["say"] or "trop" in answer["say"]
    with me.expecting("answer: 400", "console: .*400"):
        me.page.fill("#name", TURNED)
        me.page.click("form.name button")
        me.page.locator("[role=alert]", has_text="nom").wait_for()
        me.page.reload()
    me.page.wait_for_selector(".ready")
    assert me.page.input_value("#name") == before


def test_a_table_that_does_not_exist(visit: Visit) -> None:
    me = visit(locale="fr-FR")
    with me.expecting("refused: "):
        me.page.goto("/table/nowhere")
        me.page.wait_for_selector("main.message a[href='/']")
    heard = len(me.frames)
    me.page.wait_for_timeout(1200)
    assert len(me.frames) == heard  # it does not ask again and again
    assert me.page.locator("[data-banner]").count() == 0


def test_a_page_of_another_site_gets_nothing(visit: Visit, tmp_path: Path) -> None:
    """The cookie travels with what the other page sends, for both are at one address; the origin tells them apart."""
    me = visit()
    address = me.open_table("uruk", "me", "bot")
    me.page.wait_for_selector("[data-lit]")  # the bot has done what it had to
    (tmp_path / "index.html").write_text("<!doctype html><link rel=icon href=data:,><title>Elsewhere</title>")
    quiet = partial(Quiet, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), quiet) as elsewhere:
        Thread(target=elsewhere.serve_forever, daemon=True).start()
        stranger, seq = me.tab(), me.seq
        with me.expecting("outside: ", "console: .*(CORS|403|404|ERR_)", "failed: "):
            stranger.goto(f"http://127.0.0.1:{elsewhere.server_port}/")
            found = stranger.evaluate(ATTACK, [me.address, address.rsplit("/", 1)[1]])
        elsewhere.shutdown()
    assert found == ["barred", "barred"]
    assert me.seq == seq
    me.page.goto("/")
    me.page.wait_for_selector("[data-table-row]")
    assert me.page.locator("[data-table-row]").count() == 1
