"""The invariants of URU-17 and the secrecy of URU-14 over whole random games, at every decision."""

from collections import Counter
from collections.abc import Callable
from math import comb, prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import edubba
from edubba.games.uruk.rules.cards import NO_CARD, TYPES
from edubba.games.uruk.rules.disaster import SecretBid
from edubba.games.uruk.rules.hidden import LAST_AGE
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel import Journal, State
from edubba.testing.play import IN_TURN, STYLES, Table, covering_tables, examples, play, seeds, styles
from tests.uruk.invariants import by_age, check, hidden, unknown_cards
from tests.uruk.witness import Witness

TABLES = [table for table in covering_tables() if table.game == "uruk"]
INVARIANTS = [f"URU-I{number}" for number in range(1, 16)]


def uruk(state: State) -> UrukState:
    assert isinstance(state, UrukState)
    return state


@pytest.mark.rule(*INVARIANTS)
@pytest.mark.parametrize("style", IN_TURN)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_invariants_hold_at_every_decision(table: Table, style: str) -> None:
    witness = Witness(table.start(23))
    for seat, action in play(table, 23, style).moves:
        witness.play(seat, action)
    assert witness.s.over


@pytest.mark.rule(*INVARIANTS)
@given(st.sampled_from(TABLES), seeds, styles)
@examples(10)
def test_invariants_hold_in_any_game(table: Table, seed: int, style: str) -> None:
    witness = Witness(table.start(seed))
    for seat, action in play(table, seed, style).moves:
        witness.play(seat, action)


SPOILERS: dict[str, Callable[[UrukState], object]] = {
    "a cube too many": lambda s: s.supply.__setitem__(0, s.supply[0] + 1),
    "a disc too few": lambda s: s.epochs.__setitem__(0, s.epochs[0] - 1),
    "a card too few": lambda s: s.discards.pop(),
    "a card too many": lambda s: s.discards.append(s.discards[0]),
    "one card for another": lambda s: s.display.__setitem__(0, s.display[1]),
    "a secret told": lambda s: s.unseen.__setitem__(20, s.unseen[20] - 16),
    "a card by magic": lambda s: s.players[0].hand.__setitem__(20, 1),
    "three discs on a slot": lambda s: s.players[0].stack(0, 2),
    "a cube on a card": lambda s: s.players[0].load(0, 1 << 12),
    "an empty slot": lambda s: s.players[0].lay(0, NO_CARD),
}


@pytest.mark.rule("URU-I1", "URU-I2", "URU-I3", "URU-I14")
@pytest.mark.parametrize("spoiler", SPOILERS)
def test_what_is_lost_or_doubled_is_noticed(spoiler: str) -> None:
    state = uruk(Table("uruk", 2).start(3))
    check(state)
    SPOILERS[spoiler](state)
    with pytest.raises(AssertionError):
        check(state)


# --- who knows what ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-H1", "URU-H2", "URU-H3", "URU-H4", "URU-H5")
@given(st.sampled_from(TABLES), seeds, styles)
@examples(12)
def test_all_see_the_same_but_their_own_hand_and_fist(table: Table, seed: int, style: str) -> None:
    witness = Witness(table.start(seed))
    s = witness.s
    for number, (seat, action) in enumerate(play(table, seed, style).moves):
        witness.play(seat, action)
        if number % 6 != seed % 6 and not s.over:
            continue
        spectator = s.view(None)
        open_to_all = {"supply", "epochs", "common", "display", "discards", "removed", "reshuffles", "event", "round"}
        assert {name: getattr(s, name) for name in open_to_all} == {name: spectator[name] for name in open_to_all}
        assert [size for size, _ in spectator["deck"]] == [len(layer) for layer in s.deck.layers]
        for eye in table.eyes():
            view = s.view(eye)
            assert view.pop("viewer") == eye
            assert view.pop("sealed") == (s.sealed[eye] if eye is not None and s.sealed else [])
            assert view.pop("face_down") == face_down_for(witness, eye)
            for other, player in enumerate(view["players"]):
                assert player.pop("hand") == (s.players[other].hand if other == eye or s.over else None)
            assert view == without_secrets(spectator)


def face_down_for(witness: Witness, eye: int | None) -> int | bool | None:
    if witness.s.face_down == NO_CARD:
        return None
    return witness.s.face_down if eye in witness.eyes else True


def without_secrets(view: dict[str, object]) -> dict[str, object]:
    """The part of a view that is alike for all."""
    players = view["players"]
    assert isinstance(players, list)
    alike = [{name: value for name, value in player.items() if name != "hand"} for player in players]
    return {name: value for name, value in view.items() if name not in ("viewer", "sealed", "face_down", "players")} | {
        "players": alike
    }


SHOWN = ("paid-card", "made", "discarded", "over-limit", "shaken", "exchanged", "offered")


@pytest.mark.rule("URU-H2", "URU-H6", "URU-10.9", "URU-R20")
@pytest.mark.parametrize("losers_pay", [False, True])
@given(seeds, styles)
@examples(12)
def test_what_went_openly_into_a_hand_is_known_to_be_there(losers_pay: bool, seed: int, style: str) -> None:
    """Cards taken from the display, from a tableau or back from an auction; a card shown may be one of those."""
    table = Table("uruk", 3, {"losing_card_bids_are_discarded": losers_pay})
    state = uruk(table.start(seed))
    journal = state.journal = Journal()
    known: list[Counter[int]] = [Counter() for _ in state.players]
    for seat, action in play(table, seed, style).moves:
        state.apply(seat, action)
        for event in journal.events:
            if event.kind in ("took", "took-back", "took-bid-back"):
                known[event.seat][event.a] += 1
            elif event.kind in SHOWN:
                known[event.seat] -= Counter([event.a])
        journal.events.clear()
        assert [Counter(player.known) for player in state.players] == known


@pytest.mark.rule("URU-4.4", "URU-H5", "URU-I12")
def test_the_first_reshuffle_removes_the_oldest_cards_for_all_to_see() -> None:
    reshuffled = 0
    for seed in range(20):
        table = Table("uruk", 2 + seed % 3)
        state = uruk(table.start(seed))
        for seat, action in play(table, seed, "any").moves:
            oldest, times = state.discards[:15], state.reshuffles
            state.apply(seat, action)
            if state.reshuffles > times == 0:
                reshuffled += 1
                assert state.removed == oldest == state.view(None)["removed"]
    assert reshuffled > 10


@pytest.mark.rule("URU-H6", "URU-10.17", "URU-D22")
def test_a_closed_fist_says_nothing() -> None:
    """While somebody still hides cubes, nobody's view changes but one's own."""
    fists = 0
    for seed in range(30):
        table = Table("uruk", 2 + seed % 3)
        state = uruk(table.start(seed))
        for seat, action in play(table, seed, "curious").moves:
            closing = isinstance(state.agenda[-1], SecretBid) and len(state.to_act) > 1
            before = [state.view(eye) for eye in table.eyes()] if closing else []
            state.apply(seat, action)
            if closing:
                fists += 1
                for eye, old in zip(table.eyes(), before, strict=True):
                    new = state.view(eye)
                    assert new.pop("to_act") == [other for other in old.pop("to_act") if other != seat]
                    if eye == seat:
                        assert new.pop("sealed") == [*old.pop("sealed"), action]
                    assert new == old
    assert fists > 20


@pytest.mark.rule("URU-D28", "URU-H2")
def test_what_a_hidden_hand_has_forced_is_asked_all_the_same() -> None:
    """Whoever has a single answer is asked if others cannot know that: silence would tell them."""
    forced = set()
    for seed, style in enumerate([*STYLES] * 6):
        table = Table("uruk", 2 + seed % 3)
        state = table.start(seed)
        for seat, action in play(table, seed, style).moves:
            if len(state.legal(seat)) == 1:
                forced.add(type(state.agenda[-1]).__name__)
            state.apply(seat, action)
    assert forced >= {"Bid", "Raise", "DiscardCards", "LayFree", "PlayLyre", "Place", "Copies", "PayPairs", "PayDisc"}


# --- dealt as often as chance would -----------------------------------------------------------------------------------


@pytest.mark.rule("URU-H2", "URU-H3")
@pytest.mark.parametrize("seats", edubba.load("uruk").seats)
def test_a_first_hand_is_dealt_by_chance_alone(seats: int) -> None:
    """Before the first move the other hands are 5 cards each out of the level-2 cards that were not seen."""
    state = uruk(Table("uruk", seats).start(4))
    rng = Random(1)
    times = 4000
    unseen = Counter(state.deck.layers[1])
    for other in state.players[1:]:
        unseen += unknown_cards(other)
    total = unseen.total()
    real = state.players[1].hand
    met: Counter[int] = Counter()
    as_real = 0
    for _ in range(times):
        hand = uruk(state.redeal(0, rng)).players[1].hand
        met.update(dict(enumerate(hand)))
        as_real += hand == real
    for card in range(TYPES):
        share = unseen[card] / total
        spread = (times * 5 * share * (1 - share) * (total - 5) / (total - 1)) ** 0.5
        assert abs(met[card] - times * 5 * share) <= 4.5 * spread, f"type {card} came {met[card]} times"
    chance = prod(comb(unseen[card], real[card]) for card in range(TYPES)) / comb(total, 5)
    assert abs(as_real - times * chance) <= 4.5 * (times * chance) ** 0.5 + 1


def expected_hands(state: UrukState, eye: int) -> dict[tuple[int, int], float]:
    """How many cards of each type each other player has on average, if hidden places are filled from the oldest on."""
    unseen = [by_age(packed, 4) for packed in state.unseen]
    mine = state.players[eye]
    for card, count in unknown_cards(mine).items():
        for _ in range(count):
            youngest_place = max(age for age, places in enumerate(by_age(mine.ages, 8)) if places)
            unseen[card][max(age for age in range(youngest_place + 1) if unseen[card][age])] -= 1
    found = {(other, card): 0.0 for other in range(state.seats) if other != eye for card in range(TYPES)}
    bag = [0.0] * TYPES
    for age in range(LAST_AGE + 1):
        bag = [bag[card] + unseen[card][age] for card in range(TYPES)]
        places = [(other, by_age(player.ages, 8)[age]) for other, player in enumerate(state.players) if other != eye]
        size, taken = sum(bag), sum(count for _, count in places)
        if len(state.deck.layers) == 2 and state.deck.ages[1] == age:
            taken += len(state.deck.layers[1])
        for other, count in places:
            for card in range(TYPES):
                found[other, card] += count * bag[card] / size if count else 0
        bag = [amount * (1 - taken / size) if taken else amount for amount in bag]
    for other, player in enumerate(state.players):
        if other != eye:
            for card in player.known:
                found[other, card] += 1
    return found


@pytest.mark.rule("URU-H2", "URU-H3", "URU-4.4")
@pytest.mark.parametrize("seed", range(6))
def test_hands_are_dealt_by_chance_alone_in_the_middle_of_a_game(seed: int) -> None:
    """What is known, and from which shuffle a card can come, is all that counts; also after a reshuffle."""
    table = Table("uruk", 2 + seed % 3)
    played = play(table, seed, "stubborn" if seed % 2 else "any")
    rng = Random(seed)
    times = 500
    for _, moment in played.at([len(played.moves) // 3, 2 * len(played.moves) // 3]):
        state = uruk(moment)
        seat = state.to_act[0]
        met: Counter[tuple[int, int]] = Counter()
        squares: Counter[tuple[int, int]] = Counter()
        for _ in range(times):
            for other, player in enumerate(uruk(state.redeal(seat, rng)).players):
                if other != seat:
                    for card in range(TYPES):
                        met[other, card] += player.hand[card]
                        squares[other, card] += player.hand[card] ** 2
        for place, average in expected_hands(state, seat).items():
            mean = met[place] / times
            spread = max(squares[place] / times - mean**2, average * 0.1) ** 0.5
            assert abs(mean - average) <= 5 * spread / times**0.5 + 1e-9, f"{place}: {mean} instead of {average}"


@pytest.mark.rule("URU-H1", "URU-H2")
def test_the_list_of_secrets_is_complete() -> None:
    """What `hidden` leaves out of a redealt position is as it was; what it names is not."""
    state = uruk(Table("uruk", 3).start(8))
    other = uruk(state.redeal(1, Random(2)))
    assert hidden(other, 1) != hidden(state, 1)
    mine = state.dump() | {"chance": None, "deck": None, "real": None}
    theirs = other.dump() | {"chance": None, "deck": None, "real": None}
    for player in (0, 2):
        for counted in ("hand", "held", "several", "colours"):
            del mine["players"][player][counted], theirs["players"][player][counted]
    assert mine == theirs
