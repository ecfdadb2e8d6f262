"""What is true of every position of Ginkgopolis, at every decision (GIN-16), and what of it a seat can see (GIN-13).

`check` looks at a single position. It is exact in the middle of an action too: a token that is being relocated still
points at the building on its cell, and a card being resolved lies where it goes to.
`hidden` lists what a seat cannot know, in a form that does not depend on how it is stored.
"""

from __future__ import annotations

from collections import Counter

from edubba.games.ginkgopolis.rules.city import districts
from edubba.games.ginkgopolis.rules.gain import GiveBack
from edubba.games.ginkgopolis.rules.hidden import knows, lane
from edubba.games.ginkgopolis.rules.pieces import (
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    LETTER_COUNT,
    LETTERS,
    NONE,
    NUMBERS,
    SIDES,
    TILES,
    cell,
    tiles_in,
)
from edubba.games.ginkgopolis.rules.player import Player
from edubba.games.ginkgopolis.rules.ring import Walk
from edubba.games.ginkgopolis.rules.scoring import award, standings
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.games.ginkgopolis.rules.urbanize import ChooseColumn, MakeRoom, Relocate
from edubba.kernel import State

# Too seldom for a few random games: other tests of the game build such positions.
RARE = {"ChooseColumn", "ChooseRow", "MakeRoom", "hal-idle"}
ALIKE = {"Draft"}  # copies of a character are alike
STOPS = {"Choose"}  # a card alone is a plan like any other
# Who seldom builds and gives back no tile reaches what others seldom reach: changed hands, empty supplies, the cap.
BENT = {"change-hand": 6.0, "alone": 6.0, "done": 3.0, "gain-tile": 3.0}


def check(state: State) -> None:
    """Fail unless this position is possible."""
    assert isinstance(state, GinkgopolisState)
    check_resources(state)
    check_tiles(state)
    check_cards(state)
    check_city(state)
    check_tokens(state)
    check_players(state)
    check_round(state)
    check_riddles(state)
    check_districts(state)


def hidden(state: State, seat: int | None) -> dict[str, list[int]]:
    """What this seat (None: a spectator) cannot know."""
    assert isinstance(state, GinkgopolisState)
    s = state
    viewer = NONE if seat is None else seat
    others = [player for one, player in enumerate(s.players[: s.seats]) if one != seat]
    held = [one for one in range(len(s.packets)) if (one + len(s.kept[0])) % s.seats == viewer]
    kept = [character for one, mine in enumerate(s.kept) if one != seat for character in mine] if s.packets else []
    packets = [s.packets[one] for one in range(len(s.packets)) if one not in held]
    deck = s.deck if s.deck_left else []
    found = {
        "hands": [int(card in lane(player)) for player in others for card in range(CARDS)],
        "tiles": [player.tiles >> tile & 1 for player in others for tile in range(TILES)],
        "deck": [int(card in deck) for card in range(CARDS)],
        "reserve": [int(tile in s.bag) for tile in range(TILES)] if others else [],  # the rest is with the seat itself
    }
    if s.solo:
        return found | {
            "card of Hal": [s.hal_card] if s.hal_card >= 0 and (seat is None or not s.rules.from_hand) else []
        }
    return found | {
        "plans": [card for player in others for card in (player.plan_card, player.plan_tile) if card >= 0],
        "kept characters": kept,
        "packets": [int(one in packet) for packet in packets for one in range(CHARACTER_COUNT)],
        "discarded hands": [card for card, seen in zip(s.changed, s.changed_seen, strict=True) if not sees(seen, seat)],
    }


def recall(before: State, after: State, seat: int) -> list[int]:
    """Who has passed his hand on knows where it went (GIN-13.4). While cards are chosen, one of them is still in it."""
    assert isinstance(before, GinkgopolisState)
    assert isinstance(after, GinkgopolisState)
    if after.passes == before.passes or before.sealed or before.solo:
        return []
    return [int(card in lane(after.players[(seat + 1) % before.seats])) for card in before.players[seat].hand]


def sees(mask: int, seat: int | None) -> bool:
    return seat is not None and bool(mask >> seat & 1)


# --- counting -------------------------------------------------------------------------------------------------------


def on_buildings(s: GinkgopolisState, seat: int) -> int:
    return sum(s.level[tile] for tile in range(TILES) if s.owner[tile] == seat)


def check_resources(s: GinkgopolisState) -> None:
    """GIN-I1, I12."""
    for seat, player in enumerate(s.players):
        mine = s.printed.resources[s.seats] if seat < s.seats else s.printed.hal_resources
        assert min(player.supply, player.stock, player.points) >= 0, f"seat {seat} owes something"
        assert player.supply + player.stock + on_buildings(s, seat) == mine, f"resources of seat {seat}"
        assert player.in_city(mine) == on_buildings(s, seat)
        assert 0 <= player.changes <= (s.printed.changes if s.seats > 1 else 0)
    if s.solo:
        assert s.players[1].stock == 0


def stacked(s: GinkgopolisState) -> list[int]:
    """All tiles of the city, the covered ones too."""
    found = []
    for tile in range(TILES):
        if s.level[tile]:
            pile = [tile]
            while s.under[pile[-1]] >= 0:
                pile.append(s.under[pile[-1]])
            assert len(pile) == s.level[tile], f"{len(pile)} tiles in a building of level {s.level[tile]}"
            found += pile
    return found


def check_tiles(s: GinkgopolisState) -> None:
    """GIN-I2, I5, I12: every tile is in one place."""
    found = stacked(s) + s.bag + s.removed
    for player in s.players:
        found += tiles_in(player.tiles)
        assert player.tile_count == len(tiles_in(player.tiles))
        found += [int(player.plan_tile)] if player.plan_tile >= 0 else []
    assert sorted(found) == list(range(TILES)), "a tile is lost or doubled"
    assert 0 <= s.left <= len(s.bag)
    assert 0 <= s.exhausted <= 2
    if s.exhausted and not s.solo:
        assert s.left == len(s.bag), "tiles removed unseen are not in the second reserve"
    elif not s.solo or not s.exhausted:
        assert len(s.bag) - s.left == s.printed.tiles_removed[s.seats]
    if not s.left and not isinstance(s.agenda[-1] if s.agenda else None, GiveBack):
        assert s.exhausted == (1 if s.solo else 2)


def circulating(s: GinkgopolisState) -> list[int]:
    """Cards in the deck, in the discard pile, in hands and planned."""
    found = s.deck + s.discards + s.changed
    for player in s.players:
        found += lane(player)
    return found + ([int(s.hal_card)] if s.hal_card >= 0 else [])


def check_cards(s: GinkgopolisState) -> None:
    """GIN-I3, I6, I7: every card is where the city says."""
    cards = Counter(circulating(s))
    kept = Counter(card for player in s.players for card in player.cards if card < LETTERS)
    assert all(count == 1 for count in (cards + kept).values()), "a card is doubled"
    assert all(cards[LETTERS + letter] == 1 for letter in range(LETTER_COUNT)), "an urbanization card is lost"
    visible = {tile for tile in range(TILES) if s.level[tile]}
    covered = set(stacked(s)) - visible
    for card in range(TILES):
        open_for_all = card in visible and not s.sites >> card & 1
        assert cards[card] == open_for_all, f"card {card}: {cards[card]} in circulation"
        assert kept[card] == (card in covered), f"card {card}: {kept[card]} in tableaux"
    assert len(cards) == LETTER_COUNT + len(visible) - len(tiles_in(s.sites))
    assert 1 <= s.deck_left <= len(s.deck)
    assert len(s.deck) - s.deck_left == s.printed.set_aside[s.seats]
    assert len(s.changed) == len(s.changed_seen) == s.printed.hand_size * len(s.changed_draws)


def check_city(s: GinkgopolisState) -> None:
    """GIN-I4, I5, I10, I13: buildings, owners, markers; connected, and the square among them."""
    places = {}
    for tile in range(TILES):
        if s.level[tile]:
            assert s.city[s.place[tile]] == tile
            places[s.place[tile]] = tile
            if s.owner[tile] == NONE:
                assert s.level[tile] == 1
                assert tile % NUMBERS < 3
                assert not s.sites >> tile & 1
        else:
            assert s.owner[tile] == NONE
            assert not s.sites >> tile & 1
    assert {place for place, thing in s.city.items() if thing < TILES} == set(places)
    assert {cell(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} <= set(places)
    reached = {cell(0, 0)}
    edge = [cell(0, 0)]
    while edge:
        here = edge.pop()
        for step in SIDES:
            if here + step in places and here + step not in reached:
                reached.add(here + step)
                edge.append(here + step)
    assert reached == set(places), "the city is not connected"
    constructs = sum(len([card for card in player.cards if card < LETTERS]) for player in s.players)
    assert sum(s.level[tile] - 1 for tile in places.values()) == constructs


def in_order(walk: Walk, tokens: list[int]) -> bool:
    return walk.in_order(walk.spots(tokens))


def in_hand(s: GinkgopolisState) -> int:
    """The letter of the token that is being relocated, or NONE."""
    top = s.agenda[-1] if s.agenda else None
    return top.letter if isinstance(top, (Relocate, MakeRoom, ChooseColumn)) else NONE


def check_tokens(s: GinkgopolisState) -> None:
    """GIN-I10, I11: twelve tokens on cells of their own beside buildings, in order along the edge."""
    lifted = in_hand(s)
    standing = [letter for letter in range(LETTER_COUNT) if letter != lifted]
    assert len({s.tokens[letter] for letter in standing}) == len(standing)
    for letter in standing:
        assert s.city[s.tokens[letter]] == LETTERS + letter
        assert any(s.city.get(s.tokens[letter] + step, TILES) < TILES for step in SIDES), "a token beside no building"
    assert sum(thing >= LETTERS for thing in s.city.values()) == len(standing)
    if lifted >= 0:
        assert s.city[s.tokens[lifted]] < TILES
    else:
        assert in_order(Walk(s.city), s.tokens)


def check_players(s: GinkgopolisState) -> None:
    """GIN-I9, I16: hands, plans and tableaux."""
    for seat, player in enumerate(s.players):
        characters = [card for card in player.cards if card >= CHARACTERS]
        most = s.printed.kept if s.rules.draft else max(len(one) for one in s.printed.sets)
        assert len(characters) <= (0 if s.solo or s.packets else most)
        assert len(set(player.cards)) == len(player.cards)
        bonus = [0, 0, 0]
        for card in player.cards:
            if s.printed.trigger[card] >= 0:
                bonus[s.printed.trigger[card]] += s.printed.bonus[card]
        assert player.bonus == bonus
        assert all(card not in player.hand for card in [player.plan_card])
        assert seat < s.seats or (not player.hand and not player.tiles)
        assert not player.shown & ~shown_at_most(player), "a tile is known to be where it is not"
        assert player.plan_card >= 0 or player.plan_tile < 0
    if s.sealed and not s.packets and not isinstance(s.agenda[-1], GiveBack):
        for player in s.players[: s.seats]:
            full = s.printed.solo_hand - s.rules.from_hand if s.solo else s.printed.hand_size
            assert len(player.hand) == full
            assert player.plan_card == NONE


def shown_at_most(player: Player) -> int:
    return int(player.tiles | 1 << player.plan_tile) if player.plan_tile >= 0 else int(player.tiles)


def check_round(s: GinkgopolisState) -> None:
    """GIN-8: nobody plays on after the end."""
    assert 0 <= s.first < s.seats
    assert s.round <= s.rules.max_rounds
    if s.over:
        assert s.ending or s.round == s.rules.max_rounds
    if s.exhausted == 2 or (s.solo and s.exhausted):
        assert s.ending


def check_riddles(s: GinkgopolisState) -> None:
    """What is booked as known fits: a card lies in no hand that was filled before all saw it go into the deck."""
    assert sorted(s.passes) == s.passes
    for seat, player in enumerate(s.players[: s.seats]):
        for card in lane(player):
            assert s.entered[card] <= s.drawn[card] <= s.clock, f"card {card} of seat {seat}"
            assert knows(s, seat, seat, card)


def check_districts(s: GinkgopolisState) -> None:
    """GIN-I17."""
    for district in districts(s):
        points = [0] * len(s.players)
        award(s, district, points)
        mine = sorted((strength >> 16 for strength in standings(s, district) if strength), reverse=True)
        if not mine:
            assert points == [0] * len(s.players)
        elif len(mine) == 1:
            assert sum(points) == 2 * mine[0]
        else:
            assert max(points) >= sum(mine)
            assert sum(points) - sum(mine) <= mine[0]
