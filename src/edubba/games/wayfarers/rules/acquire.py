"""Acquiring cards: choose, pay, put into the panorama, and what that triggers (WAY-8)."""

from __future__ import annotations

from edubba.games.wayfarers.rules.can import can_draw_three, cost_after, price_of, takeable
from edubba.games.wayfarers.rules.cards import (
    CARD,
    CARD_COUNT,
    DISCARD,
    DRAW,
    FIRST_CITY,
    FIRST_HARBOUR,
    FIRST_WATER,
    HOST,
    HOSTS,
    INSPIRATION,
    LAND,
    NONE,
    SKIES,
    SKIP,
    SLOT,
    SLOTS,
    SPACE,
    TOWNSFOLK,
    TOWNSFOLK_GAINED,
    TUCK,
    WAKE,
    WATER,
)  # fmt: skip
from edubba.games.wayfarers.rules.effect import Effect
from edubba.games.wayfarers.rules.fee import Fee
from edubba.games.wayfarers.rules.hidden import ALL_EYES, drawn_card
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import ALLOWED, TURN, PublicStep, Step


class TakeCard(Effect):
    """Acquire a face-up card of a row, or draw three instead (WAY-8.1, 8.7, WAY-D9)."""

    __slots__ = ()

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        player = s.players[seat]
        row = s.printed.of[self.node]
        for slot in range(4 * row, 4 * row + 4):
            if takeable(s, seat, slot, self.node, self.die, player.silver, player.provision):
                found.append(SLOT + slot)
        if can_draw_three(s, row, self.die, player.provision):
            found.append(DRAW)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and action != DRAW and not SLOT <= action < SLOT + SLOTS:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        if action == SKIP:
            return "WAY-1.8"
        if action == DRAW:
            return "WAY-8.7"
        if (action - SLOT) // 4 != s.printed.of[self.node]:
            return "WAY-8.1"
        return "WAY-8.3"

    def gives_up(self, s: WayfarersState, seat: int, action: int) -> int:
        return 1 if action == SKIP else 0

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        if action == DRAW:
            if s.spare:
                s.spare -= 1
            else:
                pay_provision(s, seat, 1, True)
            draw_three(s, seat, s.printed.of[self.node])
            return
        slot = action - SLOT
        if s.owes_fee(seat, slot):
            s.next(CardFee(seat, slot, self.node, self.die))
        else:
            buy(s, seat, slot, self.node, self.die)


class CardFee(Fee):
    """The fee for acquiring a card (WAY-5.8)."""

    __slots__ = ("die", "node")

    def __init__(self, seat: int, slot: int, node: int, die: bool) -> None:
        super().__init__(seat, slot)
        self.node = node
        self.die = die

    def affordable(self, s: WayfarersState, silver: int, provision: int) -> bool:
        return silver >= price_of(s, self.slot, self.node, self.die)

    def paid(self, s: WayfarersState) -> None:
        buy(s, self.seat, self.slot, self.node, self.die)


def pay_silver(s: WayfarersState, player: Player, cost: int, die: bool) -> int:
    """Pay Silver, and how much it is; the discounts of a die action are used up first (WAY-9.12)."""
    if die and s.silver_off:
        rest = cost_after(cost, s.silver_off)
        s.silver_off -= cost - rest
        cost = rest
    player.silver -= cost
    return cost


def pay_provision(s: WayfarersState, seat: int, cost: int, die: bool) -> None:
    """Pay Provisions, likewise."""
    if die and s.provision_off:
        rest = cost_after(cost, s.provision_off)
        s.provision_off -= cost - rest
        cost = rest
    s.players[seat].provision -= cost
    if cost:
        s.tell("paid-provision", seat, cost)


def buy(s: WayfarersState, seat: int, slot: int, node: int, die: bool) -> None:
    """Pay the price and take the card with all that lies on it (WAY-8.4)."""
    s.tell("took", seat, 36 * (slot // 4) + s.display[slot], slot, price_of(s, slot, node, die))
    price = price_of(s, slot, node, False)
    if price:
        pay_silver(s, s.players[seat], price, die)
    gain(s, seat, slot // 4, s.clear_slot(seat, slot), slot)


def gain(s: WayfarersState, seat: int, row: int, card: int, slot: int) -> None:
    """Put a card into the panorama; what it triggers follows at once (WAY-8.4, 8.8)."""
    if row == TOWNSFOLK:
        s.next(ChooseHost(seat, card))
    elif row == INSPIRATION:
        s.next(ChooseSky(seat, card, slot))
    elif row == SPACE:
        gain_space(s, seat, card)
    else:
        gain_ground(s, seat, row, card)


def gain_ground(s: WayfarersState, seat: int, row: int, card: int) -> None:
    """A land card to the left or a water card to the right (WAY-4.3)."""
    printed = s.printed
    player = s.players[seat]
    host = card if row == LAND else FIRST_WATER + card
    player.hosts = [*player.hosts, host]
    player.folk = [*player.folk, NONE]
    player.free_tags |= printed.host_tags[host]
    player.tally([*printed.card_tags[row][card], CARD_COUNT + row])
    space = NONE
    if row == LAND and not printed.vista_when[card]:
        space = FIRST_CITY + card
    elif row == WATER and card < 18:
        space = FIRST_HARBOUR + card
    if space >= 0:
        player.spaces = [*player.spaces, space]
        player.needs = [*player.needs, printed.space_goods[space]]
    found = woken(s, player, printed.tag_mask[row][card])
    if printed.immediate[row][card] >= 0:
        found.append(printed.immediate[row][card])
    if row == LAND:
        s.fresh_land |= 1 << card
        if printed.vista_when[card]:
            player.vistas |= 1 << card
    else:
        bolts = printed.links_in[card]
        before = player.last_water
        offers = printed.links_out[before]
        links = [offers[bar] for bar in range(4) if bolts >> bar & 1 and offers[bar] >= 0]
        if s.rules.links_last:
            s.linked = links
        else:
            found.extend(links)
        player.last_water = card
        if links:
            s.tell("links", seat, FIRST_WATER + before, len(links))
    s.triggered = found


def gain_space(s: WayfarersState, seat: int, card: int) -> None:
    printed = s.printed
    player = s.players[seat]
    player.skies = [*player.skies, card]
    player.muses = [*player.muses, NONE]
    player.tally([*printed.card_tags[SPACE][card], CARD_COUNT + SPACE])
    found = woken(s, player, printed.tag_mask[SPACE][card])
    if printed.immediate[SPACE][card] >= 0:
        found.append(printed.immediate[SPACE][card])
    s.triggered = found


def woken(s: WayfarersState, player: Player, tags: int) -> list[int]:
    """The older vistas whose condition something with these tags meets, as members of a set (WAY-8.11, 8.12)."""
    found: list[int] = []
    vistas = player.vistas & ~s.fresh_land
    if vistas and tags:
        when = s.printed.vista_when
        for host in player.hosts:
            if host < 36 and vistas >> host & 1 and when[host] & tags:
                found.append(WAKE + host)
    return found


class ChooseHost(PublicStep[WayfarersState]):
    """Tuck a townsfolk card under a card with one of its tags (WAY-4.5, WAY-D12)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        wanted = s.printed.folk_hosts[self.card]
        tags = s.printed.host_tags
        player = s.players[seat]
        found = []
        for place in range(len(player.hosts)):
            if player.folk[place] < 0 and tags[player.hosts[place]] & wanted:
                found.append(HOST + player.hosts[place])
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, HOST <= action < HOST + HOSTS, "WAY-4.5")

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        printed = s.printed
        player = s.players[seat]
        host = action - HOST
        player.folk = player.folk[:]
        player.folk[player.hosts.index(host)] = self.card
        tags = 0
        for place in range(len(player.hosts)):
            if player.folk[place] < 0:
                tags |= printed.host_tags[player.hosts[place]]
        player.free_tags = tags
        if printed.folk_goods[self.card]:
            for place in range(len(player.spaces)):
                if printed.space_host[player.spaces[place]] == host:
                    player.needs = player.needs[:]
                    player.needs[place] = still_needed(player.needs[place], printed.folk_goods[self.card])
        player.tally([CARD_COUNT + TOWNSFOLK])
        s.tell("tucked", seat, self.card, host)
        s.triggered = woken(s, player, 1 << TOWNSFOLK_GAINED)
        s.fresh_folk |= 1 << self.card


def still_needed(need: int, have: int) -> int:
    """The goods still needed when some are there, lane by lane."""
    rest = 0
    for lane in range(0, 16, 4):
        missing = (need >> lane & 15) - (have >> lane & 15)
        if missing > 0:
            rest |= missing << lane
    return rest


class ChooseSky(PublicStep[WayfarersState]):
    """Tuck an inspiration card under a space card, or discard it for the action of its slot (WAY-8.10, WAY-D13)."""

    __slots__ = ("card", "slot")

    def __init__(self, seat: int, card: int, slot: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        player = s.players[seat]
        found = [DISCARD]
        for place in range(len(player.skies)):
            if player.muses[place] < 0:
                found.append(TUCK + player.skies[place])
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DISCARD or TUCK <= action < TUCK + SKIES, "WAY-4.6")

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == DISCARD:
            s.put_under(INSPIRATION, self.card, ALL_EYES)
            s.tell("discarded", seat, 36 * INSPIRATION + self.card, self.slot)
            s.triggered = [s.printed.slot_node[self.slot]]
            return
        player = s.players[seat]
        sky = action - TUCK
        player.muses = player.muses[:]
        player.muses[player.skies.index(sky)] = self.card
        player.tally([CARD_COUNT + INSPIRATION])
        s.tell("inspired", seat, 36 * INSPIRATION + self.card, sky)


# --- drawing three ------------------------------------------------------------------------------------------------


def draw_three(s: WayfarersState, seat: int, row: int) -> None:
    """Draw the top three cards, or as many as there are; only the drawer sees them (WAY-8.7, 18.2, WAY-R15).

    And who has put one of them under the deck knows it when the deck has shrunk to what lay there.
    """
    drawn = []
    for _ in range(min(3, s.deck_size(row))):
        seen = 0 if s.left[row] else s.under[row][0] >> 6
        drawn.append(s.draw(row) | row << 6 | (seen | 1 << seat) << 9)
    drawn.sort(key=drawn_card)
    s.drawn = drawn
    s.tell("drew", seat, row, len(drawn))
    if s.journal is not None:
        for card in drawn:
            s.whisper("drew-card", seat, 36 * row + (card & 63), 1 << seat, row)
    s.next(KeepDrawn(seat, row))


class Drawn(Step[WayfarersState]):
    """A question about the drawn cards. Only who drew them knows the answers."""

    __slots__ = ("row",)

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        first = CARD if self.row == LAND else CARD + 36
        return [first + (card & 63) for card in s.drawn]

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, CARD <= action < CARD + 72, "WAY-8.7")


class KeepDrawn(Drawn):
    """Keep one of the drawn cards (WAY-8.7, WAY-D11)."""

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        card = (action - CARD) % 36
        rest = [other for other in s.drawn if other & 63 != card]
        s.drawn = rest
        s.revealed += 1
        s.tell("kept", seat, 36 * self.row + card, self.row)
        gain(s, seat, self.row, card, NONE)
        if len(rest) > 1:
            s.next(PutUnder(seat, self.row))
        elif rest:
            s.drawn = []
            s.put_under(self.row, rest[0] & 63, rest[0] >> 9)


class PutUnder(Drawn):
    """Choose which of the two others lies higher under the deck (WAY-8.7, WAY-D11)."""

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        card = (action - CARD) % 36
        rest = [other & 63 for other in s.drawn if other & 63 != card]
        s.drawn = []
        s.put_under(self.row, card, 1 << seat)
        s.put_under(self.row, rest[0], 1 << seat)
        if s.journal is not None:
            s.whisper("put-under", seat, 36 * self.row + card, 1 << seat, self.row)
            s.whisper("put-under", seat, 36 * self.row + rest[0], 1 << seat, self.row)
