"""Bad input beyond any sense, and a schema that says how mistakes are answered."""

from typing import Any

import pytest

import edubba
from tests.server.house import FRIEND, ME, Served

EMPTY_LOOKS = [
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u17b4", "\u3164\u2800", "\ufe0f", "\U000e0100", "\u200b",
    "\u2060", "\u00ad", "\u180e", "Ada\u3164", "\ufffc", "\U0001d159", "\U00013441",
]  # fmt: skip


@pytest.mark.parametrize("name", EMPTY_LOOKS, ids=[repr(name) for name in EMPTY_LOOKS])
def test_names_in_which_nothing_is_to_be_seen_are_refused(served: Served, name: str) -> None:
    assert served.guest().patch("/api/me", {"name": name}, 400)["code"] == "bad-name"


@pytest.mark.parametrize("value", [10**3000, -(10**3000), "9" * 3000, 10**30, "x" * 9000])
def test_options_beyond_any_sense_get_a_sentence(served: Served, value: Any) -> None:
    person = served.guest()
    for game in edubba.catalogue().values():
        seats = [ME] + [FRIEND] * (game.seats[-1] - 1)
        for option in game.options:
            body = {"game": game.name, "seats": seats, "options": {option.name: value}}
            refused = person.post("/api/tables", body, 400)
            assert refused["code"] == "bad-value"
            assert len(refused["say"]) < 400
            assert option.name in refused["say"]
    body = {"game": game.name, "seats": seats, "options": {"x" * 3000: 1}}
    assert len(person.post("/api/tables", body, 400)["say"]) < 400


def test_the_schema_tells_how_mistakes_are_answered(served: Served) -> None:
    schema = served.guest().get("/api/schema/openapi.json")
    told = {
        (path, method): {int(status): answer for status, answer in what["responses"].items()}
        for path, methods in schema["paths"].items()
        for method, what in methods.items()
        if path.startswith("/api/")
    }
    assert told
    for (path, method), answers in told.items():
        wanted = {400, 421, 429, 500}
        wanted |= {403, 413} if method != "get" else set()
        wanted |= {404} if "{" in path else set()
        wanted |= {401, 403, 409} if path.startswith("/api/tables") else set()
        assert wanted <= answers.keys(), path
        for status, answer in answers.items():
            if status >= 400:
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Mistake"}, path
    assert {200, 503} <= {int(status) for status in schema["paths"]["/health"]["get"]["responses"]}
