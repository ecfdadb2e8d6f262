"""The invariants of GIN-16 over whole random games, at every decision."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.games.ginkgopolis.rules.pieces import CHARACTERS, LETTERS, TILES, tiles_in
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel import Journal, State
from edubba.testing.play import IN_TURN, Table, covering_tables, examples, play, seeds, styles
from tests.ginkgopolis.invariants import check, circulating, on_buildings

TABLES = [table for table in covering_tables() if table.game == "ginkgopolis"]


def ginkgopolis(state: State) -> GinkgopolisState:
    assert isinstance(state, GinkgopolisState)
    return state


class Witness:
    """Watches a game and remembers what a single position does not tell."""

    def __init__(self, state: State) -> None:
        self.s = ginkgopolis(state)
        self.journal = self.s.journal = Journal()
        self.first = int(self.s.first)
        self.built: Counter[str] = Counter()
        self.since_rebuild = 0
        self.exhausted = 0
        check(self.s)

    def play(self, seat: int, action: int) -> None:
        s = self.s
        before = [player.points for player in s.players]
        self.journal.events.clear()
        s.apply(seat, action)
        check(s)
        for event in self.journal.events:
            if event.kind in ("urbanized", "hal-urbanized"):
                self.built["urbanize"] += 1
                self.since_rebuild += 1
            elif event.kind == "constructed":
                self.built["construct"] += 1
                self.since_rebuild += 1
            elif event.kind == "rebuilt":
                self.since_rebuild = 0
                assert event.a >= {1: 10, 2: 6, 3: 2, 4: 5, 5: 1}[s.seats], "GIN-I8"
        self.check_counts()
        self.check_points(before)

    def check_counts(self) -> None:
        s = self.s
        assert s.exhausted >= self.exhausted
        self.exhausted = int(s.exhausted)
        visible = sum(level > 0 for level in s.level)
        assert visible == 9 + self.built["urbanize"]
        assert sum(s.level) - visible == self.built["construct"]
        assert len(tiles_in(s.sites)) == self.since_rebuild
        assert len(circulating(s)) == 12 + visible - self.since_rebuild
        if s.round and not s.solo:
            assert s.first == (self.first + s.round - 1) % s.seats
        if not s.packets:
            characters = 0 if s.solo else 3
            kept = Counter(len([card for card in player.cards if card >= CHARACTERS]) for player in s.players)
            assert set(kept) == {characters}
            assert sum(len([c for c in player.cards if c < LETTERS]) for player in s.players) == self.built["construct"]

    def check_points(self, before: list[int]) -> None:
        """Who gains points outside his own action was built over, or has given tiles back."""
        acting = {event.seat for event in self.journal.events if event.kind in ("revealed", "hal-reveals")}
        paid = {event.seat for event in self.journal.events if event.kind in ("returned", "gave-back", "character")}
        gained = {event.seat for event in self.journal.events if event.kind == "gained-points"}
        for seat, points in enumerate(before):
            if self.s.players[seat].points > points:
                assert seat in acting | paid | gained


@pytest.mark.rule(
    "GIN-I1", "GIN-I2", "GIN-I3", "GIN-I4", "GIN-I5", "GIN-I6", "GIN-I7", "GIN-I8", "GIN-I9", "GIN-I10", "GIN-I11",
    "GIN-I12", "GIN-I13", "GIN-I14", "GIN-I15", "GIN-I16", "GIN-I17", "GIN-I18",
)  # fmt: skip
@pytest.mark.parametrize("style", IN_TURN)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_invariants_hold_at_every_decision(table: Table, style: str) -> None:
    witness = Witness(table.start(23))
    for seat, action in play(table, 23, style).moves:
        witness.play(seat, action)
    assert witness.s.over


@given(st.sampled_from(TABLES), seeds, styles)
@examples(10)
def test_invariants_hold_in_any_game(table: Table, seed: int, style: str) -> None:
    witness = Witness(table.start(seed))
    for seat, action in play(table, seed, style).moves:
        witness.play(seat, action)


SPOILERS: dict[str, Callable[[GinkgopolisState], object]] = {
    "a resource too many": lambda s: setattr(s.players[0], "stock", s.players[0].stock + 1),
    "a tile too few": lambda s: s.bag.pop(),
    "a tile too many": lambda s: s.bag.append(s.bag[0]),
    "a card too few": lambda s: s.deck.pop(),
    "a card too many": lambda s: s.discards.append(s.deck[0]),
    "a floor by magic": lambda s: s.level.__setitem__(0, 2),
    "an owner by magic": lambda s: s.owner.__setitem__(0, 1),
    "a token astray": lambda s: s.tokens.__setitem__(0, 5),
    "tokens out of order": lambda s: swap_tokens(s, 2, 6),
    "a marker on nothing": lambda s: setattr(s, "sites", 1 << 59),
    "a bonus by magic": lambda s: s.players[0].bonus.__setitem__(1, 99),
    "a tile known that is not there": lambda s: setattr(s.players[0], "shown", 1),
}


def swap_tokens(s: GinkgopolisState, one: int, other: int) -> None:
    s.tokens[one], s.tokens[other] = s.tokens[other], s.tokens[one]
    for letter in (one, other):
        s.city[s.tokens[letter]] = LETTERS + letter


@pytest.mark.rule("GIN-I1", "GIN-I2", "GIN-I3", "GIN-I4", "GIN-I11")
@pytest.mark.parametrize("spoiler", SPOILERS)
def test_what_is_lost_or_doubled_is_noticed(spoiler: str) -> None:
    state = ginkgopolis(Table("ginkgopolis", 2, {"setup": "initiation"}).start(3))
    check(state)
    SPOILERS[spoiler](state)
    with pytest.raises((AssertionError, KeyError)):
        check(state)


@pytest.mark.rule("GIN-12.3", "GIN-12.1", "GIN-R27")
def test_games_have_the_size_that_the_rules_expect() -> None:
    """The rulebook's misprints change no rule: games run as its readers measured them."""
    for seats, low, high in ((1, 14, 24), (2, 18, 36), (3, 13, 24), (4, 11, 20), (5, 9, 16)):
        rounds = []
        for seed in range(12):
            table = Table("ginkgopolis", seats)
            state = table.start(seed)
            for seat, action in play(table, seed, "any").moves:
                state.apply(seat, action)
            rounds.append(int(ginkgopolis(state).round))
        assert low <= sum(rounds) / len(rounds) <= high, f"{seats} players: {rounds}"


@pytest.mark.rule("GIN-8.2", "GIN-I1")
def test_who_has_all_resources_in_the_city_has_none_elsewhere() -> None:
    ends: Counter[str] = Counter()
    for seed in range(16):
        table = Table("ginkgopolis", 2 + seed % 4)
        witness = Witness(table.start(seed))
        for seat, action in play(table, seed, "any").moves:
            witness.play(seat, action)
            for event in witness.journal.events:
                ends[event.kind] += event.kind in ("all-placed", "exhausted")
    assert ends["exhausted"] > 5
    assert on_buildings(witness.s, 0) <= witness.s.printed.resources[witness.s.seats]


@pytest.mark.rule("GIN-0.8")
def test_every_card_of_a_tableau_belongs_to_one_column() -> None:
    """The engine sorts nothing: what a column would show can be read from the printed trigger."""
    state = ginkgopolis(Table("ginkgopolis", 3).start(3))
    assert len(state.printed.trigger) == 99
    assert all(-1 <= trigger <= 2 for trigger in state.printed.trigger)
    assert all(state.printed.trigger[card] >= 0 for card in range(TILES) if card % 20 < 9)
