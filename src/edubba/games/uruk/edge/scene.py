"""The table of Uruk as a Scene, laid out from a view: what a seat may not know cannot be on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from edubba.games.uruk.edge.pointer import COLOURS, NAMES, UrukPointer
from edubba.games.uruk.edge.walk import Walk
from edubba.games.uruk.rules import cards
from edubba.games.uruk.rules.aqueduct import HowMany
from edubba.games.uruk.rules.auction import Bid, Raise, bid_of
from edubba.games.uruk.rules.disaster import SecretBid
from edubba.games.uruk.rules.make import Copies
from edubba.games.uruk.rules.printed import Printed
from edubba.games.uruk.rules.produce import STORES, ChooseColour
from edubba.games.uruk.rules.scoring import score_sheet
from edubba.games.uruk.rules.settle import Price
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.scene import (
    BACK,
    Badge,
    Cell,
    Dialog,
    Lane,
    Panel,
    Piece,
    Scored,
    Stat,
    Zone,
    cell,
    numbered,
)
from edubba.words import SceneBuilder

if TYPE_CHECKING:
    from edubba.games.uruk.edge.game import Uruk


EPOCHS = [Cell(str(epoch + 1), face=f"epoch-{epoch + 1}") for epoch in range(4)]


@lru_cache(64)
def types_by_colour(printed: Printed) -> list[list[int]]:
    """The types of inventions of each colour."""
    return [[card for card in range(cards.TYPES) if printed.colour[card] == colour] for colour in range(cards.COLOURS)]


class UrukScene(SceneBuilder["Uruk", UrukState]):
    """One view being laid out."""

    def __init__(self, game: Uruk, state: UrukState, seat: int | None, lang: str, names: Sequence[str]) -> None:
        super().__init__(game, state, seat, lang, names)
        self.printed = game.tables
        self.seats = range(state.seats)

    def name(self, card: int) -> str:
        return self.say(f"card-{NAMES[card]}")

    def pointer(self) -> UrukPointer:
        return UrukPointer(self.game.talk, self.lang, self.names)

    def lay(self) -> None:
        self.lay_common()
        for seat in self.seats:
            self.lay_player(seat)

    def turn(self) -> dict[str, int]:
        view = self.view
        found = {"active": view["active"], "round": view["round"]}
        return found | {"actions": view["actions"], "of": self.printed.actions}

    def last_round(self) -> bool:
        return bool(self.view["round"] == self.view["final_round"])

    # --- the middle of the table --------------------------------------------------------------------------------

    def lay_common(self) -> None:
        view, zone = self.view, self.board.zone
        epochs = view["epochs"]
        lowest = next((epoch for epoch in range(4) if epochs[epoch]), -1)
        note = self.say("note-last-discs")
        if lowest >= 0:
            name = self.say(f"epoch-{lowest + 1}")
            note = self.say("note-price", epoch=name, price=self.game.talk.disc_price(lowest, self.lang))
        zone(Zone("epochs", "track", self.say("place-epochs"), cells=EPOCHS[:], note=note))
        for epoch in range(4):
            here = cell("epochs", epoch + 1)
            for _ in range(epochs[epoch]):
                self.board.put("disc", "epochs", "disc", at=epoch + 1, within=here).same = here
        zone(Zone("common", "pool", self.say("place-common"), counts={"disc": view["common"]}, size="s"))
        self.lay_event()
        zone(Zone("display", "row", self.say("place-display"), cells=numbered(len(view["display"])), size="l"))
        for place, card in enumerate(view["display"]):
            if card >= 0:
                self.board.put("card", "display", NAMES[card], place + 1, alike=True).note = self.price_of(card)
        self.lay_piles()
        supply = dict(zip(COLOURS, view["supply"], strict=True))
        zone(Zone("supply", "pool", self.say("place-supply"), counts=supply))

    def lay_event(self) -> None:
        view = self.view
        acts = view["face_down"] is not None
        note = self.say("note-event", acts="yes" if acts else "no") if view["event"] >= 0 else ""
        self.board.zone(Zone("event", "row", self.say("place-event"), note=note))
        if view["event"] >= 0:
            self.event_card(view["event"], "event").marks = ["acts"] if acts else []
        if view["face_down"] is True:
            self.board.put("card", "event")
        elif acts:
            self.event_card(view["face_down"], "event")

    def event_card(self, card: int, zone: str) -> Piece:
        return self.board.add(Piece(f"card:{NAMES[card]}", "card", zone, face=NAMES[card]))

    def lay_piles(self) -> None:
        view = self.view
        sizes = [size for size, _ in view["deck"]]
        first = sizes[-1] if len(sizes) > 1 and not view["reshuffles"] else 0
        counts = {"level-2": first} if first else {}
        note = self.say("note-deck", first=first) if first else ""
        counts[BACK] = sum(sizes) - first
        self.board.zone(Zone("deck", "pool", self.say("place-deck"), counts=counts, note=note))
        discards = view["discards"]
        leaving = 0 if view["reshuffles"] else min(len(discards), self.printed.leaves_first)
        note = self.say("note-discards", count=leaving) if leaving else ""
        self.board.zone(Zone("discards", "stack", self.say("place-discards"), counts=self.counted(discards), note=note))
        if discards and discards[-1] >= cards.ENLIL:
            self.event_card(discards[-1], "discards")
        elif discards:
            self.board.put("card", "discards", NAMES[discards[-1]])
        if view["removed"]:
            counts = self.counted(view["removed"])
            self.board.zone(Zone("removed", "stack", self.say("place-removed"), counts=counts, size="s"))

    def counted(self, pile: list[int]) -> dict[str, int]:
        counts: dict[str, int] = {}
        for card in sorted(pile):
            counts[NAMES[card]] = counts.get(NAMES[card], 0) + 1
        return counts

    # --- the players --------------------------------------------------------------------------------------------

    def lay_player(self, seat: int) -> None:
        player = self.view["players"][seat]
        self.lay_tableau(seat, player)
        stock = dict(zip(COLOURS, player["stock"], strict=True))
        self.board.zone(Zone(f"stock.{seat}", "pool", self.say("place-stock"), seat, counts=stock))
        if player["hand"] is not None:
            self.lay_hand(seat, player["hand"])
        else:
            known = self.counted(player["known"])
            known[BACK] = player["hand_size"] - len(player["known"])
            self.board.zone(Zone(f"hand.{seat}", "pool", self.say("place-hand"), seat, counts=known, size="s"))
        if player["gods"]:
            zone = self.board.zone(Zone(f"gods.{seat}", "row", self.say("place-gods"), seat, size="s"))
            for god in player["gods"]:
                self.event_card(god, zone).own = seat
        if self.state.offers:
            zone = self.board.zone(Zone(f"offer.{seat}", "row", self.say("place-offer"), seat, size="s"))
            for card in player["offer"]:
                self.board.put("card", zone, NAMES[card])

    def lay_tableau(self, seat: int, player: dict[str, Any]) -> None:
        laid = player["cards"]
        limit = self.printed.water_slots if cards.WATER_CLOCK in laid else self.printed.slot_limit
        free = self.say("note-slot")
        places = numbered(len(laid)) + [Cell(str(slot + 1), note=free) for slot in range(len(laid), limit)]
        note = self.say("note-tableau", count=len(laid), limit=limit)
        name = self.say("place-tableau")
        zone = self.board.zone(Zone(id=f"tableau.{seat}", kind="tableau", name=name, own=seat, cells=places, note=note))
        used = self.view["used"] if seat == self.view["active"] else 0
        for slot, card in enumerate(laid):
            piece = None
            if card >= 0:  # else it is being replaced at this moment
                piece = self.board.put("card", zone, NAMES[card], slot + 1)
                piece.marks = ["used"] * (used >> card & 1) + ["extra"] * (slot == player["extra"])
                loads = zip(COLOURS, player["cubes"][slot], strict=True)
                piece.note = self.worth_of(card, player["discs"][slot], slot == player["extra"])
                piece.badges = [Badge(colour, str(load)) for colour, load in loads if load]
            for _ in range(player["discs"][slot]):
                disc = self.board.put("disc", zone, "disc", at=slot + 1, within=cell(zone, slot + 1))
                disc.own = seat
                disc.on = disc.same = piece.id if piece else ""

    def lay_hand(self, seat: int, hand: list[int]) -> None:
        """An open hand by colour, with the pairs that can pay."""
        places: list[Cell] = []
        zone = f"hand.{seat}"
        place = Zone(id=zone, kind="row", name=self.say("place-hand"), own=seat, cells=places)
        self.board.zone(place)
        for name, types in zip(COLOURS, types_by_colour(self.printed), strict=True):
            held = 0
            for card in types:
                held += hand[card]
                note = self.price_of(card) if hand[card] else ""
                for _ in range(hand[card]):
                    self.board.put("card", zone, NAMES[card], at=name, alike=True).note = note
            pairs = held // 2
            places.append(Cell(name, face=name, note=self.say("note-pairs", count=pairs) if pairs else ""))

    def price_of(self, card: int) -> str:
        """What it would cost this viewer to make an invention (URU-5), and whether it can be exchanged (URU-7)."""
        players = self.view["players"]
        laid = [] if self.viewer is None else players[self.viewer]["cards"]
        if card in laid:
            said = self.say("note-have")
        else:
            level, helper = self.printed.level[card], self.printed.reducer[self.printed.colour[card]]
            used = self.view["used"] if self.viewer == self.view["active"] else 0
            helps = helper in laid and level > 1 and not used >> helper & 1
            named = self.game.talk.thing("card", helper)
            said = self.say("note-make", count=level - helps, helps="yes" if helps else "no", helper=named)
        if not any(card in player["cards"] for player in players):
            return said
        colour = self.game.talk.thing("colour", self.printed.colour[card])
        return f"{said} {self.say('note-exchange', colour=colour)}"

    def worth_of(self, card: int, discs: int, extra: bool) -> str:
        """What an invention counts at the end (URU-11.3)."""
        level = self.printed.level[card]
        points = level if extra else discs * level or 1
        return self.say("note-worth", discs=discs, count=points)

    def panel(self, seat: int) -> Panel:
        player = self.view["players"][seat]
        sheet = self.sheet(player)
        stats = [
            Stat("disc", self.say("stat-discs"), sum(player["discs"])),
            Stat("cube", self.say("stat-cubes"), sum(player["stock"])),
            Stat("hand", self.say("stat-hand"), player["hand_size"]),
        ]
        if player["gods"]:
            stats.append(Stat("god", self.say("stat-gods"), len(player["gods"])))
        if player["erupted"]:
            stats.append(Stat("volcano", self.say("stat-volcano"), self.printed.actions - self.printed.lost_actions))
        panel = self.panel_of(seat, sheet, stats, first=seat == self.view["first"])
        panel.sealed = not panel.to_act and not self.view["over"] and isinstance(self.step, SecretBid)
        panel.hand = player["hand_size"]
        return panel

    def sheet(self, player: dict[str, Any]) -> dict[str, int]:
        """The score sheet, without the Scales where the hand is hidden."""
        rows = score_sheet(
            player["cards"], player["discs"], player["extra"], player["hand"] or [0] * cards.TYPES,
            sum(player["stock"]), player["gods"], self.printed, self.state.rules.own_colour,
        )  # fmt: skip
        return {row: points for row, points in rows if row != "scales" or player["hand"] is not None}

    def walk(self) -> list[Scored]:
        """The final scoring, player by player."""
        if not self.view["over"]:
            return []
        players = self.view["players"]
        say = partial(self.game.talk.book.say, self.lang)
        each = [Walk(seat, players[seat], self.sheet(players[seat]), say) for seat in self.seats]
        return [step for one in each for step in one.steps(self.printed)]

    # --- dialogs ------------------------------------------------------------------------------------------------

    def dialog(self) -> Dialog | None:
        if self.view["over"]:
            return None
        step = self.state.agenda[-1]
        prompt = self.prompt
        event = self.game.talk.thing("card", max(self.view["event"], 0))
        if isinstance(step, (Bid, Raise)):
            order = self.state.clockwise(self.view["active"])
            leader = self.leader(order, step)
            rows = [self.lane(seat, step.passed, seat == leader) for seat in order]
            return Dialog("auction", self.say("dialog-auction", event=event), prompt, rows)
        if isinstance(step, SecretBid) and not (self.viewer in self.view["to_act"] and self.view["sealed"]):
            rows = [self.fist(seat) for seat in step.seats]
            return Dialog("number", self.say("dialog-fists", event=event), prompt, rows)
        if step.seat != self.viewer:
            return None
        if isinstance(step, Copies):
            title = self.say("dialog-copies", card=self.game.talk.thing("card", step.card))
        elif isinstance(step, Price):
            card = self.view["players"][step.seat]["cards"][step.slot]
            title = self.say("dialog-price", card=self.game.talk.thing("card", card))
        elif isinstance(step, HowMany):
            title = self.name(cards.AQUEDUCT)
        elif isinstance(step, ChooseColour) and STORES >> step.card & 1:
            title = self.name(step.card)
        else:
            return None
        return Dialog("pick", title, prompt)

    def leader(self, order: list[int], step: Bid | Raise) -> int:
        """Who has made the highest bid, -1 for nobody. Without cards it was the Lighthouse alone, and the first one."""
        if isinstance(step, Bid):
            return step.leader
        others = [seat for seat in order if seat != step.seat and not step.passed >> seat & 1]
        highest = [seat for seat in others if bid_of(self.state, seat) == step.high > 0]
        return min(highest, key=lambda seat: not self.state.offers[seat], default=-1)

    def lane(self, seat: int, passed: int, leads: bool) -> Lane:
        """What a player offers in an auction."""
        player = self.view["players"][seat]
        out = bool(passed >> seat & 1)
        if not player["offer"] and not leads:
            return Lane(seat, self.say("dialog-auction.passed" if out else "dialog-auction.nothing"), out=out)
        offered = player["offer"] + [cards.LIGHTHOUSE] * (cards.LIGHTHOUSE in player["cards"])
        text = self.game.talk.book.listing(self.lang, [self.name(card) for card in offered])
        return Lane(seat, text, bid_of(self.state, seat), out)

    def fist(self, seat: int) -> Lane:
        """Who has closed the fist, and the own one."""
        thinking = seat in self.view["to_act"]
        mine = self.view["sealed"][0] - cards.BID if seat == self.viewer and self.view["sealed"] else None
        return Lane(seat, self.say("dialog-fists.thinking" if thinking else "dialog-fists.ready"), mine)
