"""Provenance of a game without a typed box: told here and there in its components.json."""

from edubba.kernel.scattered import UNTYPED, scattered

DATA = {
    "game": "toy",
    "options": {"max": 3},
    "vocabulary": {"x": "y"},
    "tiles": {
        "source": "rulebook",
        "shape_source": "reconstructed",
        "why": "shapes are pictures",
        "items": [
            {"id": "a", "size": 2, "shape": [[0, 0], [0, 1]]},
            {"id": "b", "size": 3, "source": "reference",
             "name": {"en": "B", "fr": "B"}, "name_source": {"fr": "knowledge"}},
        ],
    },
    "boards": {"A": {"source": "reconstructed", "rows": ["ab", "cd"], "effect": {"source": "display", "n": 1}}},
    "districts": [{"id": 1, "kind": "port"}],
    "districts_source": {"source": "reference", "why": "seen"},
    "masks": {"value_source": "reconstructed", "items": [{"id": "m", "vp": 2, "type": "sun"}]},
}  # fmt: skip


def test_the_nearest_source_counts() -> None:
    facts = {fact.path: fact for fact in scattered(DATA, [r"masks\..*"])}
    assert {path: fact.source for path, fact in facts.items()} == {
        "tiles.items[a].size": "rulebook",
        "tiles.items[a].shape[0]": "reconstructed",
        "tiles.items[a].shape[1]": "reconstructed",
        "tiles.items[b].size": "reference",
        "tiles.items[b].name.en": "reference",
        "tiles.items[b].name.fr": "knowledge",
        "boards.A.rows": "reconstructed",
        "boards.A.effect.n": "reconstructed",
        "districts[1].kind": "reference",
        "masks.items[m].vp": "reconstructed",
        "masks.items[m].type": "rulebook",
    }
    assert facts["tiles.items[a].size"].why == "shapes are pictures"
    assert facts["districts[1].kind"].why == "seen"


def test_what_no_pack_may_change_is_fixed() -> None:
    facts = {fact.path: fact for fact in scattered(DATA, [r"masks\.items\[\w\]\.vp"])}
    assert [path for path, fact in facts.items() if fact.correctable] == ["masks.items[m].vp"]
    assert facts["boards.A.rows"].fixed == UNTYPED
    assert all(fact.correctable for fact in scattered(DATA, None))
