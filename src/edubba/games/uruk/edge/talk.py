"""Uruk in words: what its numbers mean, and what a step or an event does not say by itself."""

from __future__ import annotations

from pathlib import Path

import msgspec

from edubba.games.uruk.box import BOX, COLOUR_IDS, EVENT_IDS, TYPE_IDS
from edubba.games.uruk.rules import cards
from edubba.games.uruk.rules.aqueduct import HowMany
from edubba.games.uruk.rules.auction import Bid, Raise, bid_of
from edubba.games.uruk.rules.disaster import SecretBid, to_hide
from edubba.games.uruk.rules.event import CloseEvent
from edubba.games.uruk.rules.exchange import Exchange
from edubba.games.uruk.rules.gear_wheel import MoveTo
from edubba.games.uruk.rules.make import Copies, PayPairs, Place
from edubba.games.uruk.rules.pick import GainCubes, GainEqualCubes
from edubba.games.uruk.rules.produce import ChooseColour
from edubba.games.uruk.rules.scarcity import Rob
from edubba.games.uruk.rules.settle import PayDisc, Price, half_price_god, price_with
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.rules.swap import SwapTake
from edubba.games.uruk.rules.turn import Menu
from edubba.games.uruk.tables import tables
from edubba.kernel.game import Game
from edubba.kernel.journal import UNKNOWN, Event
from edubba.kernel.scene import BACK, Colour, Face
from edubba.kernel.step import Step
from edubba.words import Talk
from edubba.words.talk import Arguments

THINGS: dict[str, list[str]] = {
    "card": [*TYPE_IDS, *EVENT_IDS],
    "colour": [*COLOUR_IDS],
    "epoch": ["1", "2", "3", "4"],
}
REDUCTIONS = {
    "wall": cards.CITY_WALL,
    "axe": cards.AXE,
    "statuette": cards.STATUETTE,
    "ship": cards.SAILING_SHIP,
}
TOLD = {
    "aqueduct": ("count",),
    "bid": ("value",),
    "cheaper-disc": ("helper: card", "card"),
    "cleared": ("card",),
    "compensated": ("colour",),
    "cube-from-card": ("colour", "card"),
    "cubes-returned": ("colour", "count", "card"),
    "disc-aside": ("epoch",),
    "discarded": ("card",),
    "displayed": ("card",),
    "event-acts": ("card",),
    "event-done": ("card",),
    "event-void": ("card",),
    "event-waits": ("card",),
    "event-wakes": ("card",),
    "exchanged": ("card", "colour"),
    "favoured": ("card",),
    "fist": ("cubes", "value"),
    "forwent": ("colour",),
    "founded": ("card", "discs", "epoch"),
    "gained": ("colour", "count"),
    "god-used": ("card",),
    "kept-god": ("card",),
    "left-game": ("card",),
    "lost-disc": ("card",),
    "lost-invention": ("card",),
    "made": ("card",),
    "moved-disc": ("from: card", "card"),
    "no-favourite": ("card",),
    "no-winner": ("card",),
    "offered": ("card",),
    "over-limit": ("card",),
    "paid-bid": ("card",),
    "paid-card": ("card",),
    "paid-cube": ("colour",),
    "piped": ("colour",),
    "produced": ("colour", "count", "card"),
    "reduced": ("helper: card", "card"),
    "reshuffled": ("count",),
    "robbed": ("victim: seat", "colour"),
    "shaken": ("card",),
    "street-loaded": ("colour",),
    "swapped": ("given: colour", "colour"),
    "took": ("card",),
    "took-back": ("card",),
    "took-bid-back": ("card",),
    "turn": ("round", "left"),
    "unharmed": ("card",),
    "won": ("card",),
}
# What stands for each card: a picture, and the rule that says what it does.
FACES: dict[str, dict[str, str]] = msgspec.json.decode(Path(__file__).with_name("faces.json").read_bytes())
COLOUR_ICONS = {"red": "brick-wall", "pink": "wheat", "yellow": "coins", "blue": "water-drop"}
SECRETS = {"drew": "card", "event-wakes": "card"}
ANNOUNCED = frozenset({"end-near", "event-acts", "event-wakes", "favoured", "last-round", "won"})


class UrukTalk(Talk[UrukState]):
    """Puts choices, questions, events and rules of Uruk into sentences."""

    texts = Path(__file__).parents[1] / "words" / "texts.{}.ftl"
    things = THINGS
    told = TOLD
    secrets = SECRETS
    announced = ANNOUNCED

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.printed = tables(BOX.read(game.pack.data))

    def card_text(self, card: int, lang: str) -> str:
        """What an invention or event does, in the numbers and colours of the printed data."""
        printed = self.printed
        arguments: Arguments = {
            "start": printed.start_cubes,
            "cards": printed.bonus_cards,
            "cubes": printed.bonus_cubes,
            "village": printed.bonus_discs[1],
            "city": printed.bonus_discs[2],
            "holds": printed.pipe_holds,
            "slots": printed.water_slots,
            "left": printed.actions - printed.lost_actions,
        }
        if card in printed.reducer:
            arguments["colour"] = self.thing("colour", printed.reducer.index(card))
        elif card < len(printed.gains) and printed.gains[card] >= 0:
            arguments["colour"] = self.thing("colour", printed.gains[card])
        elif card < len(printed.choice) and printed.choice[card]:
            colours = [colour for colour in range(cards.COLOURS) if printed.choice[card] >> colour & 1]
            arguments["one"] = self.thing("colour", colours[0])
            arguments["two"] = self.thing("colour", colours[-1])
        return self.book.say(lang, f"{self.thing('card', card).key}.text", **arguments)

    def disc_price(self, epoch: int, lang: str) -> str:
        """The price of a disc, as the pack in use prints it."""
        printed = self.printed
        groups = [size for size in printed.payments[epoch][0] if size] if printed.price[epoch] else []
        if not groups:
            pattern = "level"
        elif max(groups) == 1:
            pattern = "each" if len(groups) == cards.COLOURS else "different"
        else:
            pattern = "more" if groups == [2, 1, 1, 1] else "groups"
        only = "yes" if printed.village_only[epoch] else "no"
        shown = " + ".join(map(str, groups))
        return self.book.say(lang, "price", pattern=pattern, count=sum(groups), groups=shown, only=only)

    def guide_details(self, lang: str) -> Arguments:
        printed = self.printed
        prices = [self.disc_price(epoch, lang) for epoch in range(4)]
        first, second, third, fourth = (price[0].lower() + price[1:] for price in prices)
        return {
            "actions": printed.actions, "display": printed.display_size, "slots": printed.slot_limit,
            "water": printed.water_slots, "hand": printed.hand_limit, "cubes": printed.cubes_per_vp,
            "first": first, "second": second, "third": third, "fourth": fourth, **self.colours_of_cards(lang),
        }  # fmt: skip

    def colours_of_cards(self, lang: str) -> Arguments:
        """Which colours the cards have that the rules name."""
        printed = self.printed
        names = [self.book.say(lang, f"colour-{name}") for name in COLOUR_IDS]
        found: Arguments = {name: names[printed.colour[card]] for name, card in REDUCTIONS.items()}
        for name, card in (("pulley", cards.PULLEY), ("sewer", cards.SEWER)):
            first, second = (names[one] for one in range(cards.COLOURS) if printed.choice[card] >> one & 1)
            found |= {f"{name}a": first, f"{name}b": second}
        return found

    def faces(self, lang: str) -> dict[str, Face]:
        """What cards, epochs and discs show."""
        found: dict[str, Face] = {}
        for card, name in enumerate(self.things["card"]):
            kind = "invention" if card < cards.TYPES else "god" if card < cards.DROUGHT else "disaster"
            face = Face(self.book.say(lang, f"card-{name}"), kind, self.card_text(card, lang), FACES[name]["icon"])
            face.rule = FACES[name]["rule"]
            if card < cards.TYPES:
                face.level = self.printed.level[card]
                face.colour = self.things["colour"][self.printed.colour[card]]
            found[name] = face
        for epoch in range(4):
            name, rule = f"epoch-{epoch + 1}", "URU-9.5" if epoch else "URU-9.4"
            found[name] = Face(
                name=self.book.say(lang, name),
                kind="epoch",
                text=self.disc_price(epoch, lang),
                icon="epoch",
                level=epoch + 1,
                rule=rule,
            )
        disc, back = self.book.say(lang, "disc.text"), self.book.say(lang, "face-level.text")
        found["disc"] = Face(self.book.say(lang, "disc"), "disc", disc, "village", rule="URU-9.2")
        found[BACK] = Face(self.book.say(lang, "face-down"), "back", icon="clay-tablet")
        found["level-2"] = Face(self.book.say(lang, "face-level", level=2), "back", back, "clay-tablet", level=2)
        return found

    def colours(self, lang: str) -> dict[str, Colour]:
        return {
            name: Colour(self.book.say(lang, f"colour-{name}"), icon, self.book.say(lang, f"colour-{name}.theme"))
            for name, icon in COLOUR_ICONS.items()
        }

    # --- questions -----------------------------------------------------------------------------------------------

    def question_details(self, s: UrukState, step: Step[UrukState], seat: int) -> Arguments:
        details: Arguments = {"limit": s.printed.hand_limit}
        if s.event >= 0:
            details["event"] = self.thing("card", s.event)
        if isinstance(step, Menu):
            details["left"] = s.actions
        elif isinstance(step, Place):
            places = s.legal(seat)
            details["where"] = "replace" if cards.NEW_SLOT not in places else "either" if len(places) > 1 else "new"
        elif isinstance(step, PayPairs):
            colour = s.printed.colour[max(step.last, 0)]
            details |= {"middle": "yes" if step.left % 2 else "no", "pairs": (step.left + 1) // 2}
            details["colour"] = self.thing("colour", colour)
        elif isinstance(step, ChooseColour):
            details["way"] = self._way(step.card)
        elif isinstance(step, Rob):
            details["choice"] = "forgo" if cards.FORGO in s.legal(seat) else "must"
        elif isinstance(step, HowMany):
            details["way"] = _traded(step)
        elif isinstance(step, Price):
            details |= self._slot(s, seat, step.slot)
        elif isinstance(step, PayDisc):
            details |= self._slot(s, seat, step.slot) | self._pattern(s, seat, step)
        elif isinstance(step, GainCubes):
            resolving = any(isinstance(waiting, CloseEvent) for waiting in s.agenda)
            details["why"] = "favour" if resolving else "aqueduct"
        elif isinstance(step, MoveTo):
            details |= self._slot(s, seat, step.origin)
        elif isinstance(step, SwapTake):
            details["given"] = self.thing("colour", step.given)
        elif isinstance(step, Raise):
            total = bid_of(s, seat)
            details |= {"total": total, "enough": "yes" if total > step.high else "no"}
        elif isinstance(step, SecretBid):
            details |= {"bonus": s.lighthouse(seat, s.printed.bonus_cubes), "hide": to_hide(s, seat)}
        return details

    def _pattern(self, s: UrukState, seat: int, step: PayDisc) -> Arguments:
        """What kind of payment the epoch wants: the invention's own colour, all different, or one colour twice."""
        epoch = s.epoch()
        colour = self.thing("colour", s.printed.colour[s.players[seat].cards[step.slot]])
        if step.paid:
            return {"pattern": "rest", "colour": colour}
        if not s.printed.price[epoch]:
            return {"pattern": "own", "colour": colour}
        doubled = any(max(payment) > 1 for payment in s.printed.payments[epoch])
        return {"pattern": "double" if doubled else "different", "colour": colour}

    # --- choices -------------------------------------------------------------------------------------------------

    def choice_details(self, s: UrukState, step: Step[UrukState] | None, action: int, verb: str) -> Arguments:
        if verb == "copies":
            return self._copies(s, step, action)
        if step is None or not 0 <= step.seat < s.seats:
            return {}
        seat = step.seat
        if verb == "use":
            return self._use(action - cards.USE)
        if verb == "settle":
            return self._slot(s, seat, action - cards.SETTLE)
        if verb == "slot":
            found = self._slot(s, seat, action - cards.SLOT)
            return {"gone": found["card"]} if isinstance(step, Place) and "card" in found else found
        if verb == "price" and isinstance(step, Price):
            god = half_price_god(s.players[seat])
            return {
                "count": price_with(s, seat, step.slot, s.epoch(), action - cards.PRICE),
                "god": self.thing("card", god if god >= 0 else cards.MARDUK),  # without a god, half is not offered
            }
        if verb == "count" and isinstance(step, HowMany):
            return {"way": _traded(step)}
        if verb == "colour" and isinstance(step, ChooseColour):
            colours = [s.printed.colour[card] for card in s.display if card >= 0]
            return {"way": self._way(step.card), "shown": colours.count(action - cards.COLOUR)}
        if verb == "colour" and isinstance(step, GainEqualCubes):
            return {"cubes": min(step.count, s.supply[action - cards.COLOUR])}
        if verb == "card" and isinstance(step, (Exchange, PayDisc)):
            return {"colour": self.thing("colour", s.printed.colour[action - cards.CARD])}
        if isinstance(step, (Bid, Raise)):
            return {"total": bid_of(s, seat) + (s.printed.level[action - cards.CARD] if verb == "card" else 0)}
        return {}

    def _use(self, card: int) -> Arguments:
        gains = self.printed.gains[card]
        colour = gains if gains >= 0 else self.printed.colour[card]
        return {"way": self._way(card), "colour": self.thing("colour", colour)}

    def _way(self, card: int) -> str:
        """How an invention gives cubes: off the card itself, one fixed colour, by its own name, or a plain choice."""
        if card == cards.STREET or self.printed.level[card] == 1:
            return "store"
        if self.printed.gains[card] >= 0:
            return "plain"
        if card in (cards.ZIGGURAT, cards.CLAY_PIPE, cards.ASTRONOMY, cards.GEAR_WHEEL):
            return self.things["card"][card]
        return "choice"

    def _slot(self, s: UrukState, seat: int, slot: int) -> Arguments:
        """The invention in a slot and the discs above it; nothing if the slot is empty."""
        player = s.players[seat]
        if slot >= len(player.cards) or player.cards[slot] < 0:
            return {}
        return {"card": self.thing("card", player.cards[slot]), "discs": player.discs[slot]}

    def _copies(self, s: UrukState, step: Step[UrukState] | None, action: int) -> Arguments:
        used = (action - cards.COPIES) // 2 + 1
        reduced = (action - cards.COPIES) % 2
        details: Arguments = {"used": used, "cheaper": "yes" if reduced else "no"}
        if isinstance(step, Copies):
            helper = s.printed.reducer[s.printed.colour[step.card]]
            details["pairs"] = s.printed.level[step.card] - reduced - used
            details["helper"] = self.thing(
                "card", helper if helper >= 0 else step.card
            )  # without one, nothing is cheaper
        return details

    # --- events --------------------------------------------------------------------------------------------------

    def sort(self, event: Event) -> tuple[str, int, int]:
        """Cubes are told together with the card that gave or carried them."""
        return event.kind, event.seat, event.c if event.kind in ("cubes-returned", "produced") else UNKNOWN

    def event_details(self, event: Event) -> Arguments:
        if event.kind == "fist":
            return {"bonus": event.b - event.a}
        if event.kind == "aqueduct":
            return {"way": "cards" if event.b == cards.CARDS_TO_CUBES else "cubes"}
        if event.kind == "cheaper-disc":
            return {"way": "coinage" if event.a == cards.COINAGE else "vault"}
        if event.kind == "erupted":
            return {"left": self.printed.actions - self.printed.lost_actions}
        return {}


def _traded(step: HowMany) -> str:
    return "cards" if step.trade == cards.CARDS_TO_CUBES else "cubes"
