"""Write tests/server/data-0.1.0 anew: `python tools/data_0_1.py CHECKOUT`, a checkout of version 0.1.0.

Its server is started on a fresh folder and played on through its own HTTP and sockets, until the folder holds a table
of every kind: running and finished games of all five, sealed answers half given, numbers half thrown in, free seats,
bots. What every guest sees then is written beside it. It takes some minutes: the server does not let us go faster.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.load.server import serving  # noqa: E402 - found through the line above
from tests.server.data_0_1 import asked, asked_at, drain, look, pack  # noqa: E402 - as before
from tests.server.house import BOT, DEVICE, FRIEND, ME, Json, Live, Person  # noqa: E402 - as before

PACE = 0.06  # seconds between messages of one socket
MOVES = 16
GAMES = ("ginkgopolis", "tabannusi", "teotihuacan", "uruk", "wayfarers")
SHORT: dict[str, Json] = {"ginkgopolis": {"max_rounds": 4}, "uruk": {"max_rounds": 3}, "wayfarers": {"turn_cap": 4}}
PEOPLE = {"ada": ("fr", "Ada"), "bea": ("en", "Bea 🌻"), "cleo": ("en", "Cléo")}


class Folder:
    """The guests and tables of the folder while it is written."""

    def __init__(self, address: str) -> None:
        self.dice = Random("data of 0.1.0")
        self.people = {label: Person(address, lang) for label, (lang, _) in PEOPLE.items()}
        for label, (_, name) in PEOPLE.items():
            self.people[label].patch("/api/me", {"name": name})
        self.tables: dict[str, Json] = {}

    def open(
        self, label: str, game: str, *seats: Json, sit: tuple[str, ...] = (), dice: bool = False, short: bool = True
    ) -> str:
        """Put a table up for Ada; the others join."""
        options = SHORT.get(game, {}) if short else {}
        table = self.people["ada"].open(*seats, game=game, dice=dice, **options)
        return self.note(label, table, sit=sit)

    def note(self, label: str, table: str, sit: tuple[str, ...] = (), **more: object) -> str:
        for guest in sit:
            self.people[guest].post(f"/api/tables/{table}/join")
        self.tables[label] = {"id": table, "dealt": True, **more}
        return table

    @contextmanager
    def around(self, table: str, *guests: str) -> Iterator[list[Live]]:
        """The sockets of these guests at a table, each with its first frame."""
        with ExitStack() as stack:
            lives = [stack.enter_context(self.people[guest].live(table)) for guest in guests]
            for live in lives:
                live.receive()
            yield lives

    # --- playing ------------------------------------------------------------------------------------------------

    def act(self, live: Live) -> None:
        live.act(self.dice.choice(live.choices()))
        time.sleep(PACE)

    def answer(self, live: Live) -> None:
        """Give all answers to the question that this seat is asked now."""
        drain(live)
        while live.choices():
            self.act(live)

    def take_back(self, live: Live) -> None:
        drain(live)
        before = live.scene["seq"]
        live.ask("undo")
        live.wait("scene", lambda frame: bool(frame["seq"] > before))
        time.sleep(PACE)

    def play(self, table: str, guests: tuple[str, ...], moves: int = 10**6, to_the_end: bool = False) -> None:
        """Play on at random, with an undo now and then: so many moves, and in games without a short form until the last
        round; or to the end."""
        with self.around(table, *guests) as lives:
            taken_back, made = False, 0
            while True:
                live = asked(lives)
                if live.scene["scene"]["over"]:
                    return
                late = live.scene["scene"].get("ends") or live.scene["scene"]["game"] in SHORT
                if not to_the_end and made >= moves and late and taken_back:
                    return
                self.act(live)
                made += 1
                if live.scene["undo"] and self.dice.random() < 0.2:
                    self.take_back(live)
                    taken_back = True

    def seal(self, table: str) -> bool:
        """Play until two or more are asked in secret; then Ada answers, thinks better of it and answers again, while
        somebody has answered in between, if that leaves somebody else.

        False if that never came.
        """
        guests = ("ada", "bea", "cleo")
        with self.around(table, *guests) as lives:
            while len(asked(lives).scene["table"]["to_act"]) < 2 or not lives[0].choices():
                if asked(lives).scene["scene"]["over"]:
                    return False
                self.act(asked(lives))
                drain(lives[0])
            self.answer(lives[0])
            if len(asked_at(lives[:1])) > 1:  # what somebody else has sealed in the meantime stays
                self.answer(lives[1])
            self.take_back(lives[0])
            self.answer(lives[0])
        return True

    # --- the tables -------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        two, three = (ME, FRIEND), (ME, FRIEND, FRIEND)
        for game in GAMES:
            print(game, flush=True)
            self.play(self.open(f"running-{game}", game, *two, sit=("bea",)), ("ada", "bea"), MOVES)
            self.play(self.open(f"finished-{game}", game, ME, DEVICE), ("ada",), to_the_end=True)
        print("sealed answers", flush=True)
        for game in ("ginkgopolis", "uruk"):
            while not self.seal(self.open(f"sealed-{game}", game, *three, sit=("bea", "cleo"), short=False)):
                pass
        print("other tables", flush=True)
        self.play(self.open("alone", "teotihuacan", ME), ("ada",), 1)
        bots = (BOT, {"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "search", "seconds": 0.1})
        with self.around(self.open("bots", "uruk", ME, *bots), "ada") as lives:
            for _ in range(4):
                self.act(asked(lives))
            asked(lives)
        with self.around(self.open("free-seat", "wayfarers", *three, sit=("bea",)), "ada", "bea") as lives:
            while asked_at(lives) != [2]:
                self.act(asked(lives))
        self.throw()
        table = self.people["ada"].open(BOT, BOT, max_rounds=12)
        self.note("only-bots", table)

    def throw(self) -> None:
        """Tables before the deal, each a step further than the one before; and a finished one that was dealt so."""
        fresh = self.open("gathering", "uruk", ME, FRIEND, dice=True)
        fixed = self.open("gathering-fixed", "ginkgopolis", ME, FRIEND, dice=True, sit=("bea",))
        opened = self.open("gathering-opened", "tabannusi", ME, FRIEND, dice=True, sit=("bea",))
        played = self.open("finished-dice", "uruk", ME, FRIEND, dice=True, sit=("bea",))
        for label, table in (("gathering-fixed", fixed), ("gathering-opened", opened), ("finished-dice", played)):
            numbers = {guest: self.dice.randbytes(32).hex() for guest in ("ada", "bea")}
            self.tables[label] |= {"numbers": numbers, "dealt": table == played}
            commits = {guest: sha256(bytes.fromhex(number)).hexdigest() for guest, number in numbers.items()}
            with self.around(table, "ada", "bea") as (ada, bea):
                ada.send(t="fix", commit=commits["ada"])
                stage(ada, "fix", False)
                if table == fixed:
                    continue
                bea.send(t="fix", commit=commits["bea"])
                stage(ada, "again", True)
                ada.send(t="fix", commit=commits["ada"])
                stage(bea, "open", True)
                bea.send(t="open", nonce=numbers["bea"])
                stage(bea, "open", False)
                if table == played:
                    ada.send(t="open", nonce=numbers["ada"])
                    ada.next_scene()
        self.tables["gathering"] |= {"numbers": {}, "dealt": False}
        assert fresh != fixed
        self.play(played, ("ada", "bea"), to_the_end=True)
        for before, dealt in (("finished-dice", False), ("finished-ginkgopolis", True)):
            again = self.people["bea" if before == "finished-dice" else "ada"].post(
                f"/api/tables/{self.tables[before]['id']}/rematch", status=201
            )
            label = f"rematch-of-{before}"
            self.tables[before]["rematch"] = label
            self.note(label, again["id"], dealt=dealt, numbers={})

    # --- what is seen -----------------------------------------------------------------------------------------------

    def expected(self) -> Json:
        """What everybody sees, and the records of what is over."""
        for label, table in self.tables.items():
            info = self.people["ada"].get(f"/api/tables/{table['id']}")
            table |= {"game": info["game"], "over": info["over"], "seats": {}, "seen": []}
            if info["over"]:
                table["record"] = self.people["ada"].get(f"/api/tables/{table['id']}/record")
            for guest, person in self.people.items():
                own = person.get(f"/api/tables/{table['id']}")["you"]
                table["seats"] |= dict.fromkeys(map(str, own), guest)
                for seat in [None, *own] if len(own) > 1 else own or [None]:
                    if label != "only-bots":  # they go on while we look
                        seen = look(person, table["id"], seat, table["dealt"])
                        table["seen"].append({"guest": guest, "seat": seat, **seen})
        guests = {
            label: {
                "cookie": person.cookie,
                "me": person.get("/api/me"),
                "tables": sorted(table["id"] for table in person.get("/api/tables")),
            }
            for label, person in self.people.items()
        }
        return {"guests": guests, "tables": self.tables}

    def move_to(self, address: str) -> None:
        """The server has come back on another port."""
        for person in self.people.values():
            person.address = address
            person.http.base_url = address


def stage(live: Live, stage: str, yours: bool) -> None:
    def so(frame: Json) -> bool:
        dice = frame["table"]["dice"]
        return (dice["stage"], dice.get("yours", False)) == (stage, yours)

    live.wait("table", so)


def main() -> int:
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "src" / "edubba").is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    source = Path(sys.argv[1]).resolve() / "src"
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch) / "edubba"
        with serving(Path(scratch), source) as server:
            folder = Folder(server.address)
            folder.fill()
            expected = folder.expected()
            server.stop()
            keep("stopped", home, expected)
            server.start()
            folder.move_to(server.address)
            for game in GAMES:
                folder.play(folder.tables[f"running-{game}"]["id"], ("ada", "bea"), 2)
            expected = folder.expected()
            server.kill()
            keep("killed", home, expected)
    return 0


def keep(variant: str, home: Path, expected: Json) -> None:
    path = pack(variant, home, expected)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    sys.exit(main())
