"""What each seat may know (GIN-13), and how the rest is dealt anew for those who do not know it.

Hands go round: who has held one knows what he passed on until it is played. The clock ticks with every passing of
hands and with every new deck, so it is enough to note for each card when it came into a hand (`drawn`): a seat knows it
if the hand has left this seat since. Of a hand it knows in part, a seat cannot tell which of the cards drawn later are
left; we assume the last ones. And it knows by which shuffle a card has come into the deck at the latest (`entered`): a
card lies in no hand that was filled before. Assuming the last ones never shuts the real position out.

Tiles are simpler: all know which were given back, so hidden ones come from the first reserve or from the second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from edubba.games.ginkgopolis.rules.pieces import CHARACTER_COUNT, NONE, TILES, column, row, tiles_in
from edubba.games.ginkgopolis.rules.player import CLOCK_BITS, Player
from edubba.kernel.chance import Chance

if TYPE_CHECKING:
    from edubba.games.ginkgopolis.rules.state import GinkgopolisState

NOBODY: Final = 7  # a spectator: has never held a hand, and no bit in any mask


def knows(s: GinkgopolisState, viewer: int, holder: int, card: int) -> bool:
    """True if a seat knows that this card is with the holder, in his hand or planned (GIN-13.4)."""
    if viewer == holder:
        return True
    if viewer == NOBODY:
        return False
    moves = (holder - viewer) % s.seats
    return moves <= len(s.passes) and s.drawn[card] < s.passes[len(s.passes) - moves]


def holders(s: GinkgopolisState, holder: int, card: int) -> int:
    """The mask of the seats that know this card of a hand."""
    mask = 0
    for seat in range(s.seats):
        if knows(s, seat, holder, card):
            mask |= 1 << seat
    return mask


def lane(player: Player) -> list[int]:
    """The cards with a player: his hand, and the card he has planned."""
    return sorted([*player.hand, int(player.plan_card)]) if player.plan_card >= 0 else sorted(player.hand)


def last_draws(draws: int, count: int) -> list[int]:
    """When the last cards were drawn, the latest first."""
    return [draws >> CLOCK_BITS * index & (1 << CLOCK_BITS) - 1 for index in range(count)]


def redeal(s: GinkgopolisState, other: GinkgopolisState, seat: int | None, deal: Chance) -> None:
    """Exchange in `other` what this seat cannot know of `s`."""
    viewer = NOBODY if seat is None else seat
    if s.packets:
        redeal_draft(s, other, viewer, deal)
    redeal_tiles(s, other, viewer, deal)
    redeal_cards(s, other, viewer, deal)
    for one in range(s.seats):
        if one != viewer:
            redeal_plan(other.players[one], deal)


def redeal_plan(player: Player, deal: Chance) -> None:
    """Any card of the hand may be the planned one, and any tile the one that lies on it (GIN-4.2)."""
    if player.plan_card >= 0:
        cards = lane(player)
        player.plan_card = take_any(cards, deal)
        player.hand = cards
    if player.plan_tile >= 0:
        tiles = tiles_in(player.tiles | 1 << int(player.plan_tile))
        player.tiles |= 1 << int(player.plan_tile)
        player.plan_tile = tiles[deal.below(len(tiles))]
        player.tiles ^= 1 << int(player.plan_tile)


# --- tiles ----------------------------------------------------------------------------------------------------------


def all_tiles(player: Player) -> int:
    """The tiles in stock, and the one that lies on the planned card."""
    return int(player.tiles | 1 << int(player.plan_tile)) if player.plan_tile >= 0 else int(player.tiles)


def redeal_tiles(s: GinkgopolisState, other: GinkgopolisState, viewer: int, deal: Chance) -> None:
    """Two kinds of hidden tiles: those that were given back, and those that nobody has shown yet."""
    fresh: list[int] = []
    given: list[int] = []
    unseen = s.bag if s.solo else s.bag + s.removed  # what is removed in a solitaire game was seen
    for tile in unseen:
        (given if s.given >> tile & 1 else fresh).append(tile)
    for one in range(s.seats):
        if one != viewer:
            for tile in tiles_in(all_tiles(s.players[one]) & ~s.players[one].shown):
                (given if s.given >> tile & 1 else fresh).append(tile)
    fresh.sort()
    given.sort()
    for one in range(s.seats):
        if one != viewer:
            shown = int(s.players[one].shown)
            secret = all_tiles(s.players[one]) & ~shown
            new = all_tiles(s.players[one]) & shown
            for _ in tiles_in(secret & ~s.given):
                new |= 1 << take_any(fresh, deal)
            for _ in tiles_in(secret & s.given):
                new |= 1 << take_any(given, deal)
            mine = other.players[one]
            mine.tiles = new
            if mine.plan_tile >= 0:  # any of them for now: `redeal_plan` chooses
                mine.plan_tile = tiles_in(new)[0]
    if s.exhausted and not s.solo:
        other.removed = fresh
        other.bag = given
    else:
        other.bag = fresh


# --- cards ----------------------------------------------------------------------------------------------------------


def known_entry(s: GinkgopolisState, viewer: int, card: int) -> int:
    """The last shuffle that this seat knows a card to have entered."""
    entry = s.entered[card]
    for note in s.entered_for:
        if note & 255 == card and note >> 8 >> viewer & 1:
            entry = max(entry, note >> 16)
    return entry


def redeal_cards(s: GinkgopolisState, other: GinkgopolisState, viewer: int, deal: Chance) -> None:
    """Fill the oldest places first: fewest cards come into question for them."""
    cards = s.deck[:]
    places: list[tuple[int, int]] = []  # when it was filled; a seat, or behind the seats a card discarded unseen
    hal = s.seats + len(s.changed)
    hands: list[list[int]] = []
    for one in range(s.seats):
        held = lane(s.players[one])
        unknown = [card for card in held if not knows(s, viewer, one, card)]
        hands.append([card for card in held if card not in unknown])
        cards += unknown
        places += [(drawn, one) for drawn in last_draws(s.players[one].draws, len(unknown))]
    size = s.printed.hand_size
    for group in range(len(s.changed_draws)):
        hand = range(size * group, size * group + size)
        unseen = [index for index in hand if not s.changed_seen[index] >> viewer & 1]
        cards += [s.changed[index] for index in unseen]
        drawn_at = last_draws(s.changed_draws[group], len(unseen))
        places += [(drawn_at[number], s.seats + index) for number, index in enumerate(unseen)]
    if s.hal_card >= 0 and (viewer == NOBODY or not s.rules.from_hand):
        cards.append(int(s.hal_card))
        last = last_draws(s.players[0].draws, 1)[0]
        places.append((last if s.rules.from_hand else s.drawn[s.hal_card], hal))
    entries = sorted([(known_entry(s, viewer, card), card) for card in cards])
    other.own_cards()
    changed = s.changed[:]
    bag: list[int] = []
    added = 0
    for drawn, where in sorted(places):
        while added < len(entries) and entries[added][0] <= drawn:
            bag.append(entries[added][1])
            added += 1
        card = take_any(bag, deal)
        other.drawn[card] = drawn
        if where < s.seats:
            hands[where].append(card)
        elif where < hal:
            changed[where - s.seats] = card
        else:
            other.hal_card = card
    deck = sorted(bag + [card for _, card in entries[added:]])
    for card in deck:
        other.drawn[card] = 0
    other.deck = deck
    other.changed = changed
    other.entered_for = [note & ~(255 << 8) | 1 << 8 + viewer for note in s.entered_for if note >> 8 >> viewer & 1]
    for one in range(s.seats):
        if one != viewer:
            mine = other.players[one]
            held = sorted(hands[one])
            if mine.plan_card >= 0:  # any of them for now: `redeal_plan` chooses
                mine.plan_card = held.pop()
            mine.hand = held


# --- the draft ------------------------------------------------------------------------------------------------------


def seen_of_packet(s: GinkgopolisState, viewer: int, packet: int) -> tuple[int, list[int], list[int]]:
    """When this seat last held a packet, the cards it saw then, and those it knows to have left it before (GIN-13.7).

    The time is the number of the pick, or NONE if it never held the packet.
    """
    picks = len(s.kept[0])
    order = [s.kept[(packet + pick) % s.seats][pick] for pick in range(picks)]
    last = NONE
    for pick in range(picks + 1):
        if (packet + pick) % s.seats == viewer:
            last = pick
    if last == NONE:
        return NONE, [], []
    before = order[:last] if last >= s.seats else []  # the packet has come back: what is missing was kept by others
    return last, order[last:] + s.packets[packet], before


def redeal_draft(s: GinkgopolisState, other: GinkgopolisState, viewer: int, deal: Chance) -> None:
    """Who kept what: out of what the seat has seen of a packet, and of the characters it has never seen."""
    picks = len(s.kept[0])
    kept = [[NONE] * picks for _ in range(s.seats)]
    packets: list[list[int]] = []
    unseen = list(range(CHARACTER_COUNT))
    for packet in range(s.seats):
        _, seen, before = seen_of_packet(s, viewer, packet)
        unseen = [character for character in unseen if character not in seen and character not in before]
    for packet in range(s.seats):
        last, seen, before = seen_of_packet(s, viewer, packet)
        left = sorted(seen)
        for pick in range(picks):
            keeper = (packet + pick) % s.seats
            if keeper == viewer or pick < len(before):
                kept[keeper][pick] = s.kept[keeper][pick]
                if pick >= last:
                    left.remove(s.kept[keeper][pick])
            else:
                kept[keeper][pick] = take_any(left if NONE < last < pick else unseen, deal)
        if last == NONE:
            left = [take_any(unseen, deal) for _ in range(len(s.packets[packet]))]
        packets.append(sorted(left))
    other.kept = kept
    other.packets = packets


def take_any(things: list[int], deal: Chance) -> int:
    """Take a random one out of a list, whose order is not kept."""
    index = deal.below(len(things))
    last = things.pop()
    if index == len(things):
        return last
    thing = things[index]
    things[index] = last
    return thing


# --- views ----------------------------------------------------------------------------------------------------------


def view(s: GinkgopolisState, seat: int | None) -> dict[str, Any]:
    """All that lies open, and what this seat has seen."""
    viewer = NOBODY if seat is None else seat
    hal: Any = None
    if s.hal_card >= 0:
        hal = True  # it lies face down
        if s.rules.from_hand and viewer != NOBODY:
            hal = int(s.hal_card)
    changed = [card for card, seen in zip(s.changed, s.changed_seen, strict=True) if seen >> viewer & 1]
    return {
        "players": [view_of_player(s, one, viewer) for one in range(len(s.players))],
        "city": [
            [column(s.place[tile]), row(s.place[tile]), tile, s.level[tile], s.owner[tile], int(s.sites >> tile & 1)]
            for tile in range(TILES)
            if s.level[tile]
        ],
        "under": s.under[:],
        "tokens": [[column(place), row(place)] for place in s.tokens],
        "reserve": int(s.left),
        "exhausted": int(s.exhausted),
        "given": tiles_in(int(s.given)),
        "removed": s.removed[:] if s.solo else [],
        "deck": int(s.deck_left),
        "discards": s.discards[:],
        "discarded": len(s.deck) - int(s.deck_left) + len(s.discards) + len(s.changed),
        "changed": sorted(changed),
        "hal_card": hal,
        "first": int(s.first),
        "round": int(s.round),
        "ending": s.ending,
        "draft": view_of_draft(s, viewer) if s.packets else [],
    }


def view_of_player(s: GinkgopolisState, one: int, viewer: int) -> dict[str, Any]:
    player = s.players[one]
    own = one == viewer
    told = own or s.rules.public_counts or s.over
    return {
        "points": int(player.points) if told else None,
        "stock": int(player.stock) if told else None,
        "tile_count": int(player.tile_count) if told else None,
        "supply": int(player.supply),
        "changes": int(player.changes),
        "cards": player.cards[:],
        "bonus": player.bonus[:],
        "hand": sorted(player.hand) if own else None,
        "hand_size": len(player.hand),
        "known": [] if own else [card for card in lane(player) if knows(s, viewer, one, card)],
        "tiles": tiles_in(int(player.tiles)) if own else None,
        "shown": tiles_in(int(player.shown)),
        "planned": player.plan_card >= 0,
        "with_tile": player.plan_tile >= 0,
        "plan": [int(player.plan_card), int(player.plan_tile)] if own else [],
    }


def view_of_draft(s: GinkgopolisState, viewer: int) -> list[dict[str, Any]]:
    """Per packet: what the seat has seen of it; and what it has kept itself."""
    found = []
    for packet in range(s.seats):
        last, seen, before = seen_of_packet(s, viewer, packet)
        found.append({"left": len(s.packets[packet]), "held": last, "seen": sorted(seen), "gone": before})
    own = [] if viewer == NOBODY else s.kept[viewer][:]
    return [*found, {"kept": own}]
