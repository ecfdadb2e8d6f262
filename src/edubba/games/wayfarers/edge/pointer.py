"""How people point at the things on the table of Wayfarers to make their choices."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.games.wayfarers.edge.labels import (
    CARD_IDS,
    CELL_IDS,
    DESIGN_IDS,
    HOST_IDS,
    LAND_IDS,
    SKY_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STOP_IDS,
    WATER_IDS,
)
from edubba.games.wayfarers.edge.reasons import Reasons
from edubba.games.wayfarers.edge.signs import GUILD_ICONS, ICONS, ROW_ICONS, Signs
from edubba.games.wayfarers.edge.talk import WayfarersTalk
from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.acquire import ChooseSky, TakeCard
from edubba.games.wayfarers.rules.can import cost_after
from edubba.games.wayfarers.rules.chronicle import MoveMarker
from edubba.games.wayfarers.rules.dice import may_hire
from edubba.games.wayfarers.rules.language import GUILD_NAMES, WORKER_NAMES
from edubba.games.wayfarers.rules.placement import Chain, ChooseSpace
from edubba.games.wayfarers.rules.resolve import MoveAgain, helper
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import ChooseTile, TilePrice
from edubba.games.wayfarers.rules.turn import Turn
from edubba.kernel.scene import Badge, Bar, Choice, button, cell, some
from edubba.words import SpokenPointer

PRINTED = {"PC": "B1", "PH": "B6", "PS": "PS"}  # printed cards, by the place on the board where they are


def card_piece(label: str) -> str:
    """Every card exists once."""
    return f"card:{label}"


def die_piece(seat: int, value: int) -> str:
    """Equal dice of a supply stand for one another."""
    return f"dice.{seat}:die-{value}#1"


def chain_piece(seat: int, value: int) -> str:
    """What the die in hand may show after the caravan."""
    return f"chain.{seat}:die-{value}#1"


def worker_piece(post: str) -> str:
    """A worker on a card of the display."""
    return f"worker:{post}"


def ground(seat: int, label: str) -> str:
    """A card of the panorama, or a place in Baghdad."""
    label = PRINTED.get(label, label)
    return cell(f"panorama.{seat}", label) if label[0] in "BP" else card_piece(label)


class WayfarersPointer(SpokenPointer[WayfarersTalk, WayfarersState]):
    """What a seat points at."""

    longest = 2  # a die, what the caravan makes of it, its space

    def __init__(self, talk: WayfarersTalk, lang: str, names: Sequence[str]) -> None:
        super().__init__(talk, lang, names)
        self.signs = Signs(talk.printed)
        self.in_hand = 0  # before a die is picked up, what it may become is a number, no die on the table
        self.told: set[tuple[tuple[int, ...], int, tuple[int, ...]]] = set()

    def turn_of(self, state: WayfarersState) -> int:
        return int(state.active)

    def is_main(self, state: WayfarersState, action: int) -> bool:
        return action in (cards.SKIP, cards.FINISH)

    def choices(self, state: WayfarersState, seat: int | None) -> list[Choice]:
        self.in_hand = state.die
        self.told.clear()
        return super().choices(state, seat)

    def goes_on(self, state: WayfarersState) -> bool:
        """A die and its space are one gesture: who points at a space that only one die can use has said it all.

        So is what the caravan makes of the die.
        """
        step = state.agenda[-1]
        return isinstance(step, (Chain, ChooseSpace)) and not state.used >> cards.YELLOW & 1

    def offered(self, state: WayfarersState, seat: int) -> list[int]:
        """Of several values after the caravan only those that make a difference, the unchanged one first."""
        legal = state.legal(seat)
        if self.in_hand or not state.die:
            return legal
        if isinstance(state.agenda[-1], Chain):
            return sorted(legal, key=lambda action: action - cards.VALUE + 1 != state.die)
        left = tuple(state.players[seat].dice)  # tells which die was picked up
        told = {action: (left, action, self.gain(state, seat, action)) for action in legal}
        fresh = [action for action in legal if told[action] not in self.told]
        self.told |= {told[action] for action in fresh}
        return fresh

    def gain(self, state: WayfarersState, seat: int, action: int) -> tuple[int, ...]:
        """All that the value of the die is good for once it lies on a space: discounts and pigeons (WAY-8.7, 9.7)."""
        if action == cards.TRADE:
            return (state.die,)
        column = state.players[seat].columns[state.die - 1]
        return column >> cards.SILVER_OFF & 7, column >> cards.PROVISION_OFF & 7, column >> 12 & 15

    def _offer(self, state: WayfarersState, seat: int, more: int) -> list[Choice]:
        found = super()._offer(state, seat, more)
        if self.in_hand or not state.die or not isinstance(state.agenda[-1], Chain):
            return found
        useful = [choice for choice in found if choice.then or not self.leads_to_spaces(state, seat, choice.id)]
        return useful or found

    def leads_to_spaces(self, state: WayfarersState, seat: int, value: int) -> bool:
        """True if it is asked where the die goes, once it has this value."""
        after = state.clone()
        after.advance(seat, value)
        return isinstance(after.agenda[-1], ChooseSpace)

    def effect(self, state: WayfarersState, action: int) -> list[Badge]:
        """Parts of a set, prices, and what else is told by a button only."""
        verb = self.actions.verb(action)
        which = action - verb.first
        step = state.agenda[-1]
        match verb.name:
            case "part":
                return self.signs.effect(which)
            case "wake":
                folk = helper(state, step.seat, which)
                found = [Badge(ICONS["vista"], tone="when"), *self.signs.effect(state.printed.vista_node[which])]
                return found + (self.signs.effect(folk) if folk >= 0 else [])
            case "shift":
                source, target = divmod(which, cards.GUILDS)
                return [Badge(GUILD_ICONS[source]), Badge(text="→"), Badge(GUILD_ICONS[target])]
            case "trade":
                return [Badge(GUILD_ICONS[cards.YELLOW], "1", "cost"), Badge(text="→"), Badge(ICONS["die"], "±1±1")]
            case "silver" | "provision" | "influence":
                return [self.price(state, verb.name)]
            case "draw" if isinstance(step, TakeCard):
                return [Badge(ROW_ICONS[state.printed.of[step.node]], "3→1", "card")]
            case "discard" if isinstance(step, ChooseSky):
                return self.signs.effect(state.printed.slot_node[step.slot])
        return []

    def price(self, state: WayfarersState, coin: str) -> Badge:
        """What is paid: one coin as a fee, or the price of a tile."""
        step, p = state.agenda[-1], state.printed
        if not isinstance(step, TilePrice):
            return Badge(ICONS[coin], "1", "cost")
        if coin == "influence":
            guild = p.price_guild[step.tile_type]
            return Badge(GUILD_ICONS[guild], str(p.price_influence[step.tile_type]), "cost")
        off = state.silver_off if step.die else 0
        return Badge(ICONS[coin], str(cost_after(p.price_silver[step.tile_type], off)), "cost")

    def in_question(self, state: WayfarersState, seat: int) -> list[int]:
        """Cards of the row that cannot be taken, spaces that cannot be used, stains that cannot be crossed."""
        step = state.agenda[-1]
        player = state.players[seat]
        if isinstance(step, TakeCard):
            row = state.printed.of[step.node]
            return [cards.SLOT + slot for slot in range(4 * row, 4 * row + 4) if state.display[slot] >= 0]
        if isinstance(step, ChooseSpace):
            return [cards.PLACE + space for space in player.spaces]
        if isinstance(step, (MoveMarker, MoveAgain)):
            return [cards.GO + state.printed.stain_to[stain] for stain in state.printed.route[player.at]]
        if isinstance(step, ChooseTile):
            kind = state.printed.of[step.node]
            there = [one for one in state.printed.tiles_of_type[kind] if state.piles[one]]
            return [cards.TILE + state.printed.faces_of[one][0] for one in there]
        if isinstance(step, Turn):
            return [cards.VALUE + face for face in range(6) if player.dice[face]]
        return []

    def reason(self, state: WayfarersState, seat: int, action: int, rule: str) -> str:
        return Reasons(self.talk, self.lang, state, seat).of(action, rule)

    def barred(self, state: WayfarersState, seat: int | None) -> list[Bar]:
        """Also, before a die is chosen: spaces that are taken, and those for which none of the dice brings enough."""
        found = super().barred(state, seat)
        if seat is None or not state.asks(seat) or not isinstance(state.agenda[-1], Turn):
            return found
        player = state.players[seat]
        reach = [player.reach[face] for face in range(6) if player.dice[face]]
        columns = [player.columns[value] & cards.GOODS for value in range(6) if any(one >> value & 1 for one in reach)]
        more = cards.FULL_LANES + (cards.SHIP if may_hire(state, player) else 0)
        for space, needs in zip(player.spaces, player.needs, strict=True):
            if player.placed >> space & 1:
                rule = "WAY-9.1"
            elif not any((have + more - needs) & cards.FULL_LANES == cards.FULL_LANES for have in columns):
                rule = "WAY-9.2"
            else:
                continue
            say = self.reason(state, seat, cards.PLACE + space, rule)
            found.append(Bar(ground(seat, SPACE_IDS[space]), rule, say))
        return found

    def handles(self, state: WayfarersState, seat: int, action: int) -> list[str]:
        verb = self.actions.verb(action)
        which = action - verb.first
        named = button(self.actions.notation(action).replace(" ", "-"))
        match verb.name:
            case "die":
                if state.die and not self.in_hand:
                    return [f"n:{which + 1}"]
                return [chain_piece(seat, which + 1) if state.die else die_piece(seat, which + 1)]
            case "card":
                return [card_piece(self.shown(state, which))]
            case "worker":
                return self.worker(state, seat, which)
            case "place" | "hire":
                place = ground(seat, SPACE_IDS[which])
                return [place, some(f"guilds.{seat}", "guild-blue")] if verb.name == "hire" else [place]
            case "up" | "down":
                return [die_piece(seat, which + 1), named]
            case "guild":
                return [some(f"guilds.{seat}", f"guild-{GUILD_NAMES[which]}"), named]
            case "host":
                return [ground(seat, HOST_IDS[which])]
            case "tuck":
                return [ground(seat, SKY_IDS[which])]
            case "choose":
                return [card_piece((LAND_IDS + WATER_IDS)[which])]
            case "tile":
                design = state.printed.face_design[which]
                faces = state.printed.faces_of[design]
                pile = some("tiles", DESIGN_IDS[design])
                return [pile, f"turn:{4 * faces.index(which)}"] if len(faces) > 1 else [pile]
            case "cell":
                return [cell(f"panorama.{seat}", CELL_IDS[which])]
            case "go":
                return [cell("journal", STOP_IDS[which])]
            case "wake":
                return [card_piece(LAND_IDS[which])]
            case "silver" | "provision":
                return [some(f"goods.{seat}", verb.name), named]
            case "influence" if isinstance(step := state.agenda[-1], TilePrice):
                guild = GUILD_NAMES[state.printed.price_guild[step.tile_type]]
                return [some(f"guilds.{seat}", f"guild-{guild}"), named]
            case "trade":  # beside a die in hand it is another question than before
                named = button("trade-die") if isinstance(state.agenda[-1], ChooseSpace) else named
                return [some(f"guilds.{seat}", "guild-yellow"), named]
        return [named]

    def worker(self, state: WayfarersState, seat: int, post: int) -> list[str]:
        slot, colour = divmod(post, 3)
        if isinstance(state.agenda[-1], Turn):
            return [some(f"workers.{seat}", f"worker-{WORKER_NAMES[colour]}"), card_piece(self.shown(state, slot))]
        return [worker_piece(f"{WORKER_NAMES[colour]}-{SLOT_IDS[slot]}")]

    def shown(self, state: WayfarersState, slot: int) -> str:
        """The card in a slot; an empty slot has the name of the slot."""
        card = state.display[slot]
        return CARD_IDS[36 * (slot // 4) + card] if card >= 0 else SLOT_IDS[slot]
