"""What is true of every position of Uruk, at every moment (URU-17), and what of it a seat can see (URU-14).

`check` looks at a single position. It is exact in the middle of a move too: a slot whose invention is being replaced
is empty while the payment runs, and cards offered in an auction are neither in a hand nor in the discard pile.
`hidden` lists what a seat cannot know, in a form that does not depend on how it is stored.
"""

from __future__ import annotations

from collections import Counter

from edubba.games.uruk.rules.auction import Bid, Raise
from edubba.games.uruk.rules.cards import CARDS, CLAY_PIPE, COLOURS, ENLIL, NO_CARD, STREET, TYPES
from edubba.games.uruk.rules.hidden import LAST_AGE, SPECTATOR
from edubba.games.uruk.rules.make import Copies, PayPairs
from edubba.games.uruk.rules.player import Player
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel import State

# Too seldom for a few random games: other tests of the game build such positions.
RARE = {"Rob", "forwent", "over-limit"}
STOPS = {"Bid", "Exchange", "Raise"}  # to leave an auction is an answer like any other
CAN_WAIT = {"swap"}
# Who hoards cubes makes the supply run dry: only then is anybody robbed (URU-6.5).
BENT = {"use": 8, "exchange": 8, "pass": 5, "make": 3, "done": 0.3, "bid": 0.3, "end": 0.05, "settle": 0.02}

AGES = range(LAST_AGE + 1)
EVENTS = range(ENLIL, CARDS)


def check(state: State) -> None:
    """Fail unless this position is possible."""
    assert isinstance(state, UrukState)
    check_cubes(state)
    check_discs(state)
    check_cards(state)
    check_tableaux(state)
    check_hands(state)
    check_riddles(state)
    check_deck(state)
    check_turn(state)
    check_scores(state)


def hidden(state: State, seat: int | None) -> dict[str, list[int]]:
    """What this seat (None: a spectator) cannot know."""
    assert isinstance(state, UrukState)
    others = [one for one in range(state.seats) if one != seat]
    secret_event = state.face_down >= 0 and not state.face_down_seen >> eye(seat) & 1
    layers = [Counter(layer) for layer in state.deck.layers]
    return {
        "hands": [] if state.over else [count for one in others for count in state.players[one].hand],
        "face-down event": [state.face_down] if secret_event else [],
        "deck": [layer[card] for layer in layers for card in range(CARDS)],
    }


def eye(seat: int | None) -> int:
    """The bit of this seat in a mask of those who have seen something."""
    return SPECTATOR if seat is None else seat


def on_card(load: int) -> list[int]:
    """The cubes lying on an invention, by colour."""
    return [load >> 4 * colour & 15 for colour in range(COLOURS)]


def by_age(packed: int, bits: int) -> list[int]:
    """Counters by age, out of one int."""
    return [packed >> bits * age & (1 << bits) - 1 for age in AGES]


def emptied_slot(s: UrukState) -> tuple[int, int] | None:
    """Seat and slot whose invention was taken back while the one that replaces it is being paid (URU-5.5)."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, (Copies, PayPairs)) and top.slot >= 0:
        return top.seat, top.slot
    return None


def everywhere(s: UrukState) -> Counter[int]:
    """Every card of the game, wherever it lies."""
    cards: Counter[int] = Counter()
    for zone in (*s.deck.layers, *s.offers, s.discards, s.removed, s.display, [s.event, s.face_down]):
        cards.update(zone)
    for player in s.players:
        cards.update(player.cards)
        cards.update(player.gods)
        cards.update(dict(enumerate(player.hand)))
    del cards[NO_CARD]
    return cards


def check_cubes(s: UrukState) -> None:
    """URU-I1, I9."""
    everybody = [s.supply, *(player.stock for player in s.players)]
    everybody += [on_card(load) for player in s.players for load in player.cubes if load]
    for colour in range(COLOURS):
        heaps = [cubes[colour] for cubes in everybody]
        assert min(heaps) >= 0, f"less than no cube of colour {colour}: {heaps}"
        assert sum(heaps) == s.printed.cubes_each[colour], f"cubes of colour {colour}: {heaps}"
    for player in s.players:
        for card, load in zip(player.cards, player.cubes, strict=True):
            if not load:
                continue
            cubes = on_card(load)
            assert load == sum(count << 4 * colour for colour, count in enumerate(cubes)), "cubes of an unknown colour"
            assert sum(cubes) <= room_on(s, card), f"{cubes} on card {card}"
            if card >= 0 and s.printed.level[card] == 1:
                assert sum(cubes) == cubes[s.printed.colour[card]], f"foreign cubes on card {card}: {cubes}"


def room_on(s: UrukState, card: int) -> int:
    if card == NO_CARD:
        return 0
    if card == STREET:
        return s.printed.display_size
    if card == CLAY_PIPE:
        return s.printed.pipe_holds
    return s.printed.start_cubes if s.printed.level[card] == 1 else 0


def check_discs(s: UrukState) -> None:
    """URU-I2, I10."""
    full = s.printed.discs[s.seats]
    lying = [discs for player in s.players for discs in player.discs]
    assert all(0 <= discs <= 2 for discs in lying), f"discs on slots: {lying}"
    assert min(s.common, *s.epochs) >= 0
    assert sum(s.epochs) + s.common + sum(lying) == sum(full) + s.seats, "discs were lost or doubled"
    if s.final_round:
        assert s.epochs[:3] == [0, 0, 0], f"after the trigger: {s.epochs}"
        assert s.common == 0 or s.rules.late_discs, f"after the trigger: {s.common} discs in the common stock"
    else:
        lowest = s.epoch()
        assert lowest >= 0, "the last disc has left the epochs, but the end is not triggered"
        assert s.epochs[:lowest] == [0] * lowest
        assert s.epochs[lowest] <= full[lowest]
        assert s.epochs[lowest + 1 :] == full[lowest + 1 :], f"an epoch was begun too early: {s.epochs}"


def check_cards(s: UrukState) -> None:
    """URU-I3, I12, I14."""
    cards = everywhere(s)
    assert all(count >= 0 for count in cards.values())
    inventions = sum(s.printed.copies[card] for card in range(TYPES) if s.printed.level[card] > 1)
    assert cards.total() == inventions + len(EVENTS) + s.seats
    for card in range(TYPES):
        if s.printed.level[card] == 1:
            assert cards[card] <= s.printed.copies[card], f"{cards[card]} cards of type {card}"
        else:
            assert cards[card] == s.printed.copies[card], f"{cards[card]} cards of type {card}"
    assert [cards[event] for event in EVENTS] == [1] * len(EVENTS)
    assert len(s.removed) == (s.printed.leaves_first if s.reshuffles else 0)


def check_tableaux(s: UrukState) -> None:
    """URU-I4, I5."""
    for seat, player in enumerate(s.players):
        laid = [card for card in player.cards if card != NO_CARD]
        gaps = [(seat, slot) for slot, card in enumerate(player.cards) if card == NO_CARD]
        emptied = emptied_slot(s)
        assert gaps == ([emptied] if emptied and emptied[0] == seat else []), f"empty slots {gaps} of seat {seat}"
        assert len(set(laid)) == len(laid), f"a type is laid twice: {laid}"
        assert player.laid == sum(1 << card for card in laid)
        assert len(player.cards) == len(player.discs) == len(player.cubes)
        limit = s.printed.water_slots
        if player.extra >= 0:
            assert player.extra == len(player.cards) - 1, "the invention of the Lyre is the last one"
            assert not player.discs[player.extra]
            limit += 1
        assert len(player.cards) <= limit


def check_hands(s: UrukState) -> None:
    """The counts that are kept beside a hand agree with it."""
    for player in s.players:
        assert min(player.hand) >= 0
        assert player.size == sum(player.hand)
        colours = [0] * COLOURS
        held = several = 0
        for card, count in enumerate(player.hand):
            colours[s.printed.colour[card]] += count
            held |= (count > 0) << card
            several |= (count > 1) << card
        assert [player.of_colour(colour) for colour in range(COLOURS)] == colours
        assert (player.held, player.several) == (held, several)


def unknown_cards(player: Player) -> Counter[int]:
    """The hand cards that only their owner knows."""
    return Counter({card: count for card, count in enumerate(player.hand) if count}) - Counter(player.known)


def check_riddles(s: UrukState) -> None:
    """What is booked as known is there, and what is booked as unseen is hidden somewhere (URU-H1 to H4)."""
    secret = [0] * CARDS
    places = [0] * len(AGES)
    for layer, age in zip(s.deck.layers, s.deck.ages, strict=True):
        for card in layer:
            secret[card] += 1
            places[age] += card < TYPES
    if s.face_down >= 0:
        secret[s.face_down] += 1
    for player in s.players:
        for card, count in enumerate(player.hand):
            secret[card] += count
        for card in player.known:
            secret[card] -= 1
            assert player.known.count(card) <= player.hand[card], "a known hand card is not there"
        ages = by_age(player.ages, 8)
        assert sum(ages) == player.size - len(player.known)
        places = [total + mine for total, mine in zip(places, ages, strict=True)]
    booked = [by_age(unseen, 4) if unseen else [0] * len(AGES) for unseen in s.unseen]
    assert [sum(ages) for ages in booked] == secret
    # Whatever lies in a place came there from a shuffle that is no younger: so the places can be filled from the
    # oldest to the youngest, and cards are never wanting.
    cards = [sum(counts) for counts in zip(*booked[:TYPES], strict=True)]
    for age in AGES:
        assert sum(cards[: age + 1]) >= sum(places[: age + 1]), f"cards by age {cards}, places {places}"
    assert sum(cards) == sum(places)


def check_deck(s: UrukState) -> None:
    """URU-I7, H3: what lies on top and what cannot be there yet."""
    assert all(s.deck.layers), "an empty layer of the deck"
    assert len(s.deck.layers) == len(s.deck.ages)
    assert s.deck.count == sum(len(layer) for layer in s.deck.layers)
    assert s.deck_events == sum(card >= ENLIL for layer in s.deck.layers for card in layer)
    assert len(s.display) == s.printed.display_size
    assert all(card == NO_CARD or 0 <= card < TYPES for card in s.display)
    if not s.reshuffles:
        for layer, age in zip(s.deck.layers, s.deck.ages, strict=True):
            levels = {s.printed.level[card] for card in layer if card < TYPES}
            assert levels <= ({2} if age == 0 else {3, 4}), f"levels {levels} in part {age} of the first deck"
        assert s.deck.ages in ([1, 0], [1], [])
    else:
        assert len(s.deck.layers) <= 1
    assert s.event == NO_CARD or s.event in EVENTS
    assert s.face_down == NO_CARD or s.face_down in EVENTS
    assert bool(s.face_down_seen) == (s.face_down != NO_CARD)


def check_turn(s: UrukState) -> None:
    """URU-I8, I11: whose turn it is and what may be pending in it."""
    assert 0 <= s.actions <= s.printed.actions
    assert 1 <= s.round <= s.rules.max_rounds
    assert s.final_round == 0 or s.round <= s.final_round
    assert 0 <= s.active < s.seats
    assert 0 <= s.first < s.seats
    assert s.victims >> s.seats == 0
    assert s.used >> TYPES == 0
    assert s.received >> COLOURS == 0
    if s.offers:
        assert isinstance(s.agenda[-1], (Bid, Raise)), "cards are offered outside an auction"
        assert len(s.offers) == s.seats
    if s.over:
        assert s.face_down == NO_CARD, "an activated event was never resolved"


def check_scores(s: UrukState) -> None:
    """URU-I13."""
    for seat, points in enumerate(s.scores()):
        laid = sum(card != NO_CARD for card in s.players[seat].cards)
        assert points >= laid, f"{points} points for {laid} inventions"
