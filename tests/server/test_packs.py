"""Boxes and data packs over HTTP: everything printed, changes that make sense or not, and the packs of each guest."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

import edubba
from edubba.games.uruk.box import REDUCTIONS
from edubba.kernel.provenance import to_look_up
from edubba.kernel.typedbox import LONGEST, TypedBox
from edubba.server.settings import LARGEST_FILE, LARGEST_PACK
from edubba.testing.boxes import TYPED
from edubba.testing.other_values import others
from tests.packs import old
from tests.server.house import Json, Person, Served


def box_of(game: str) -> TypedBox[Any]:
    box = edubba.load(game).typed
    assert box is not None
    return box


def one_change(game: str) -> tuple[str, Any]:
    """A value that may differ by itself."""
    box = box_of(game)
    return next(
        (place, value)
        for place, leaf in box.leaves.items()
        if not box.reason(place)
        for value in others(leaf.kind, leaf.value)
        if not box.problems({place: value})
    )


def wrong_kind(game: str) -> str:
    """The place of a number."""
    return next(place for place, leaf in box_of(game).leaves.items() if type(leaf.value) is int)


@pytest.fixture
def owner(served: Served) -> Person:
    return served.guest("fr")


@pytest.fixture(params=TYPED)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# --- boxes ----------------------------------------------------------------------------------------------------------


def test_a_box_tells_every_value_in_the_language_of_the_reader(owner: Person, game: str) -> None:
    french, english = owner.get(f"/api/games/{game}/box"), owner.get(f"/api/games/{game}/box?lang=en")
    box = box_of(game)
    assert [value["place"] for value in french["values"]] == list(box.leaves)
    assert [value["value"] for value in french["values"]] == [leaf.value for leaf in box.leaves.values()]
    assert (french["hash"], french["version"]) == (box.name, box.version)
    assert french["schema"] == json.loads(json.dumps(box.schema()))
    sources = [value["source"] for value in french["values"]]
    assert french["counts"]["values"] == len(sources)
    assert {source: french["counts"][source] for source in set(sources)} == {
        source: sources.count(source) for source in set(sources)
    }
    for mine, theirs in zip(french["values"], english["values"], strict=True):
        assert "why" in mine or mine["source"] == "rulebook"
        assert "why" not in mine or mine["why"] != theirs["why"]
        assert ("fixed" in mine) == bool(box.reason(mine["place"]))


def test_changes_are_checked_and_named(owner: Person, game: str) -> None:
    place, value = one_change(game)
    address = f"/api/games/{game}/box/check"
    assert owner.post(address, {"changes": {}}) == {"hash": box_of(game).name}
    found = owner.post(address, {"changes": {place: value}})
    assert found == {"hash": box_of(game).hash_of({place: value})} != {"hash": box_of(game).name}
    wrong = wrong_kind(game)
    found = owner.post(address, {"changes": {wrong: "many", "no.such.place": 1}})
    assert [problem["place"] for problem in found["problems"]] == [wrong, "no.such.place"]
    assert "nombre entier" in found["problems"][0]["text"]
    assert wrong not in found["problems"][0]["text"], "the place is told beside it"
    assert "hash" not in found


def test_what_must_change_along_is_told(owner: Person) -> None:
    """In Uruk there is one reduction a colour: two exchange theirs, whatever they were before."""
    address = "/api/games/uruk/box/check"
    box = box_of("uruk")
    colours = {f"inventions[{name}].colour": box.leaves[f"inventions[{name}].colour"].value for name in REDUCTIONS}
    first, second, third = list(colours)[:3]
    found = owner.post(address, {"changes": {}, "place": first, "value": colours[second]})
    assert found["along"] == {second: colours[first]}
    assert found["hash"] == box.hash_of({first: colours[second], second: colours[first]})
    before = {first: colours[second], second: colours[first]}
    found = owner.post(address, {"changes": before, "place": first, "value": colours[third]})
    assert found["along"] == {third: colours[second]}
    assert "problems" not in found
    found = owner.post(address, {"changes": {}, "place": first, "value": "plaid"})
    assert found["problems"][0]["place"] == first
    assert "along" not in found


def test_words_and_faces_follow_the_changes(owner: Person, game: str) -> None:
    place, value = one_change(game)
    shipped = owner.get(f"/api/games/{game}/catalogue")
    assert owner.post(f"/api/games/{game}/box/preview", {"changes": {}}) == shipped
    game_now = edubba.load(game)
    changed = type(game_now)(box_of(game).pack("", {place: value}))
    found = owner.post(f"/api/games/{game}/box/preview?lang=en", {"changes": {place: value}})
    assert found["faces"] == json.loads(msgspec.json.encode(changed.catalogue("en")))["faces"]
    refused = owner.post(f"/api/games/{game}/box/preview", {"changes": {wrong_kind(game): []}}, 400)
    assert refused["code"] == "bad-pack"
    assert refused["problems"][0]["place"] == wrong_kind(game)


# --- files ----------------------------------------------------------------------------------------------------------


def read(person: Person, game: str, content: bytes | Json, status: int = 200) -> Json:
    sent = content if isinstance(content, bytes) else json.dumps(content).encode()
    answer = person.http.post(f"/api/games/{game}/box/read", content=sent)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def a_file(game: str, **other: Any) -> Json:
    place, value = one_change(game)
    head = {"format": "edubba-pack/1", "game": game, "version": box_of(game).version}
    return {**head, "title": "Mine", "author": "Ninsun", "note": "read", "changes": {place: value}, **other}


def test_files_of_every_kind_are_read(owner: Person, game: str) -> None:
    place, value = one_change(game)
    text = {"game": game, "title": "Mine", "author": "Ninsun", "note": "read", "changes": {place: value}}
    assert read(owner, game, a_file(game)) == {**text, "problems": []}
    whole = box_of(game).export(box_of(game).pack("", {place: value}))
    nameless = {"title": "", "author": "", "note": ""}
    assert read(owner, game, whole) == {**text, **nameless, "problems": []}
    assert read(owner, game, old.whole(game)) == {"game": game, **nameless, "changes": {}, "problems": []}


def test_confirmed_values_of_a_file_stay_named(owner: Person, game: str) -> None:
    named = {place: leaf.value for place, leaf in box_of(game).leaves.items()}
    assert read(owner, game, a_file(game, changes=named))["changes"] == named


def test_files_that_make_no_sense_are_refused_with_their_place(owner: Person, game: str) -> None:
    place = wrong_kind(game)
    other = next(one for one in TYPED if one != game)
    version = box_of(game).version + 1
    refusals: list[tuple[bytes | Json, str, str]] = [
        (a_file(game, changes={place: "x"}), place, "nombre entier"),
        (a_file(game, changes={"no.such.place": 1}), "no.such.place", "inconnu"),
        (a_file(game, changes=[]), "changes", "objet"),
        (a_file(game, title=7), "title", "texte"),
        (a_file(game, title="x" * (LONGEST["title"] + 1)), "title", str(LONGEST["title"])),
        (a_file(game, hidden=1), "hidden", "inconnu"),
        (a_file(game) | {"game": other}, "", other),
        (a_file(game, version=version), "", str(version)),
        (a_file(game, format="edubba-pack/9"), "format", "edubba-pack/1"),
        ({"format": "edubba-box/1", "game": game, "version": version - 1, "box": {}}, "", "manque"),
        (b'{"a": 1, "a": 2}', "a", "deux fois"),
        (a_file(game, changes={place: 10**4000}), place, "0000…"),
        (a_file(game, changes={"half\ud800": 1}), "half?", "inconnu"),
        (a_file(game, changes={place: "half\ud800"}), place, "half?"),
        (b"[1, 2]", "", "objet JSON"),
        (b"{", "", "ligne 1"),
        (b"\xff\xfe", "", "UTF-8"),
        (b"[" * 100_000, "", "sens"),
        (b'{"a": ' + b"9" * 10_000 + b"}", "", "sens"),
        (b'{"game": "' + game.encode() + b'", "x": ' + b"[" * 60 + b"]" * 60 + b"}", "", "JSON"),
    ]
    for content, where, words in refusals:
        found = read(owner, game, content, 400)
        assert found["code"] == "bad-pack", content
        problem = found["problems"][0]
        assert words in problem["text"], (content, problem)
        assert problem.get("place", "") == where or (not where and "manque" in words)
    assert read(owner, game, b" " * (LARGEST_FILE + 1), 413)["code"] == "too-large"
    assert owner.get("/api/packs") == []


def test_letters_that_play_tricks_are_left_out_of_titles(owner: Person) -> None:
    found = read(owner, "uruk", a_file("uruk", title="a\u202eb\u0000c\ud800", note="one\ntwo\u200b"))
    assert (found["title"], found["note"]) == ("abc", "one\ntwo")
    kept = owner.post("/api/packs", {"game": "uruk", "title": "a\u202eb\nc"}, 201)
    assert kept["info"]["title"] == "ab c"


# --- packs ----------------------------------------------------------------------------------------------------------


def test_packs_are_kept_changed_and_given_out(served: Served, owner: Person, game: str) -> None:
    place, value = one_change(game)
    kept = owner.post("/api/packs", {"game": game, "title": "Mine", "changes": {place: value}}, 201)
    info = kept["info"]
    assert (info["changes"], info["hash"]) == (1, box_of(game).hash_of({place: value}))
    address = f"/api/packs/{info['id']}"
    assert owner.get(address) == kept
    assert owner.get(f"/api/packs?game={game}") == [info]
    assert owner.get("/api/packs?game=none") == []
    confirmed = to_look_up(box_of(game).facts(box_of(game).own_pack()))
    changes = {fact.path: fact.value for fact in confirmed}
    wish = {"game": game, "title": "Yours", "author": "A", "note": "N", "changes": changes}
    changed = put(owner, address, wish)
    assert changed["info"]["changed"] > info["changed"]
    counts = {"title": "Yours", "changes": 0, "confirmed": len(confirmed), "hash": box_of(game).name}
    assert counts.items() <= changed["info"].items()
    file = owner.http.get(f"{address}/file")
    assert "attachment" in file.headers["content-disposition"]
    assert file.json() == {"format": "edubba-pack/1", "version": box_of(game).version, **wish}
    assert read(owner, game, file.content)["changes"] == changes
    assert owner.http.delete(address).status_code == 204
    assert owner.get(address, 404)["code"] == "unknown-pack"


def put(person: Person, address: str, body: Json, status: int = 200) -> Json:
    answer = person.http.put(address, json=body)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def test_unfinished_packs_are_kept_with_their_problems(owner: Person, game: str) -> None:
    place = wrong_kind(game)
    kept = owner.post("/api/packs", {"game": game, "changes": {place: {"not": ["yet"]}, "gone": 1}}, 201)
    assert "hash" not in kept["info"]
    assert [problem["place"] for problem in kept["problems"]] == [place, "gone"]
    assert kept["changes"] == {place: {"not": ["yet"]}, "gone": 1}


def test_packs_are_nobody_elses_business(served: Served, owner: Person) -> None:
    kept = owner.post("/api/packs", {"game": "uruk"}, 201)["info"]["id"]
    stranger = served.guest()
    address = f"/api/packs/{kept}"
    assert stranger.get("/api/packs") == []
    assert stranger.get(address, 404)["code"] == "unknown-pack"
    assert stranger.get(f"{address}/file", 404)["code"] == "unknown-pack"
    assert put(stranger, address, {"game": "uruk", "title": "stolen"}, 404)["code"] == "unknown-pack"
    assert stranger.http.delete(address).status_code == 404
    assert owner.get(address)["info"]["title"] == ""


def test_nobody_writes_over_what_he_has_not_seen(owner: Person) -> None:
    first = owner.post("/api/packs", {"game": "uruk", "title": "one"}, 201)["info"]
    address = f"/api/packs/{first['id']}"
    second = put(owner, address, {"game": "uruk", "title": "two", "seen": first["changed"]})["info"]
    refused = put(owner, address, {"game": "uruk", "title": "three", "seen": first["changed"]}, 409)
    assert refused["code"] == "pack-changed"
    assert owner.get(address)["info"] == second
    assert put(owner, address, {"game": "teotihuacan"}, 409)["code"] == "other-game"
    assert put(owner, address, {"game": "uruk", "title": "four"})["info"]["title"] == "four"


def test_packs_are_not_without_number_and_size(served: Served) -> None:
    owner = served.guest("fr")
    most = served.host.settings.packs
    for _ in range(most):
        owner.post("/api/packs", {"game": "ginkgopolis"}, 201)
    refused = owner.post("/api/packs", {"game": "ginkgopolis"}, 409)
    assert (refused["code"], str(most) in refused["say"]) == ("too-many-packs", True)
    huge = {"game": "uruk", "changes": {"cubes.red": "x" * LARGEST_PACK}}
    assert owner.post("/api/packs", huge, 413)["code"] == "too-large"
    for wish in (
        {"game": "uruk", "changes": {f"p{n}": 1 for n in range(5000)}},
        {"game": "uruk", "changes": {"p" * 300: 1}},
        {"game": "uruk", "title": "x" * (LONGEST["title"] + 1)},
        {"game": "uruk", "changes": []},
        {"game": "ludo"},
        {"game": "uruk", "owner": "me"},
    ):
        assert owner.post("/api/packs", wish, 400)["say"]
    assert len(owner.get("/api/packs")) == most


def test_one_guest_waits_for_himself(served: Served) -> None:
    """Whoever asks for many previews at once is told to slow down; all that are answered are right."""
    owner = served.guest()
    with ThreadPoolExecutor(12) as pool:
        found = list(
            pool.map(
                lambda _: owner.http.post("/api/games/wayfarers/box/preview", json={"changes": {}}).status_code,
                range(12),
            )
        )
    assert set(found) == {200, 429}
    assert owner.post("/api/games/wayfarers/box/preview", {"changes": {}})["faces"]
