"""How people point at the choices of Ginkgopolis: a card or the building it names, tiles, cells and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.games.ginkgopolis.edge.talk import TILE_FACES, TOKEN_FACES, GinkgopolisTalk, face_of
from edubba.games.ginkgopolis.rules import pieces
from edubba.games.ginkgopolis.rules.choice import Choose
from edubba.games.ginkgopolis.rules.city import produce
from edubba.games.ginkgopolis.rules.construct import can_construct, price_in_points, price_in_resources
from edubba.games.ginkgopolis.rules.gain import GiveBack
from edubba.games.ginkgopolis.rules.pieces import (
    CARD,
    CONSTRUCT,
    EXPLOIT,
    GOOD_OF,
    LETTERS,
    NUMBERS,
    POINT,
    RESOURCE,
    SIDE,
    SIDES,
    TILE,
    TILES,
    URBANIZE,
    column,
    row,
)
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.games.ginkgopolis.rules.urbanize import ChooseColumn, ChooseRow, Relocate
from edubba.kernel.scene import Choice, Heap, Tally, button, cell, number, some
from edubba.kernel.step import Together
from edubba.words import SpokenPointer

HIDDEN_TILE = "?tile"


def card_piece(card: int) -> str:
    """Every card exists once."""
    return f"card:{face_of(card)}"


def tile_piece(tile: int) -> str:
    """So does every tile, in a stock or on top of a building."""
    return f"tile:{TILE_FACES[tile]}"


def token_piece(letter: int) -> str:
    return f"token:{TOKEN_FACES[letter]}"


def spot(x: int, y: int) -> str:
    """The name of a cell."""
    return f"{x},{y}"


def spot_of(place: int) -> str:
    return spot(column(place), row(place))


class GinkgopolisPointer(SpokenPointer[GinkgopolisTalk, GinkgopolisState]):
    """Cards, buildings, tiles, tokens and cells to point at, for one seat."""

    def __init__(self, talk: GinkgopolisTalk, seat: int | None, lang: str, names: Sequence[str]) -> None:
        super().__init__(talk, lang, names)
        self.seat = seat

    def is_main(self, state: GinkgopolisState, action: int) -> bool:
        return action == pieces.DONE or (action == pieces.ALONE and bool(state.sealed))

    def goes_on(self, state: GinkgopolisState) -> bool:
        step = state.agenda[-1]
        return isinstance(step, ChooseRow) or (isinstance(step, Choose) and bool(state.sealed[self.seat or 0]))

    def choices(self, state: GinkgopolisState, seat: int | None) -> list[Choice]:
        """What others have planned, or what Hal will do, may end the game: nobody can say so beforehand."""
        found = super().choices(state, seat)
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, Together) or state.hal_card >= 0 or any(p.plan_card >= 0 for p in state.players):
            for choice in found:
                for one in (choice, *choice.then):
                    one.ends = ""
        return found

    def in_question(self, state: GinkgopolisState, seat: int) -> list[int]:
        """Buildings and tokens whose card is not in the hand, and cells that are taken."""
        step = state.agenda[-1]
        if isinstance(step, Relocate):
            return [SIDE + side for side in range(4) if state.tokens[step.letter] + SIDES[side] in state.city]
        if not isinstance(step, Choose) or state.sealed[seat]:
            return []
        visible = [tile for tile in range(TILES) if state.level[tile]]
        return [CARD + card for card in [*visible, *range(LETTERS, pieces.CARDS)]]

    def handles(self, state: GinkgopolisState, seat: int, action: int) -> list[str]:
        verb = self.actions.verb(action)
        which = action - verb.first
        step = state.agenda[-1]
        match verb.name:
            case "card":
                target = tile_piece(which) if which < LETTERS else token_piece(which - LETTERS)
                held = which in state.players[seat].hand
                return [card_piece(which), target] if held else [target]
            case "tile":
                return [tile_piece(which)]
            case "keep":
                return [card_piece(pieces.CHARACTERS + which)]
            case "change-hand":
                return [some(f"screen.{seat}", "change-hand"), button(verb.name)]
            case "gain-resource":
                return [some(f"screen.{seat}", "supply"), button(verb.name)]
            case "gain-tile":
                return [button(verb.name)]  # it is asked in a dialog
            case "side" if isinstance(step, Relocate):
                return [cell("city", spot_of(state.tokens[step.letter] + SIDES[which]))]
            case "room":
                return [token_piece(which)]
            case "column" if isinstance(step, ChooseColumn):
                return self.column(state, step, int(verb.labels[which]))
            case "row" if isinstance(step, ChooseRow):
                return [cell("city", spot(step.x, int(verb.labels[which])))]
        return [button(verb.name)]

    def column(self, state: GinkgopolisState, step: ChooseColumn, x: int) -> list[str]:
        """A column by its number; where it has one free cell only, by that cell too."""
        goals = {way.goal for way in step.ways if column(way.goal) == x}
        return [number(x), *(cell("city", spot_of(goal)) for goal in goals if len(goals) == 1)]

    def tally(self, state: GinkgopolisState, seat: int) -> Tally | None:
        if not isinstance(state.agenda[-1], GiveBack):
            return None
        tiles = [action for action in state.legal(seat) if action != pieces.DONE]
        heaps = [Heap(tile_piece(action - TILE), action, 1) for action in tiles]
        return Tally(heaps, 0, len(heaps), done=pieces.DONE)

    # --- what a plan would bring ----------------------------------------------------------------------------------

    def say(self, state: GinkgopolisState, action: int) -> str:
        if self.seat is not None and isinstance(state.agenda[-1], Choose) and state.sealed[self.seat]:
            card = state.sealed[self.seat][0] - CARD
            if action == pieces.ALONE:
                return self.alone(state, self.seat, card)
            return self.with_tile(state, self.seat, card, action - TILE)
        return super().say(state, action)

    def alone(self, state: GinkgopolisState, seat: int, card: int) -> str:
        """What exploiting would bring now."""
        talk = self.talk
        goods = state.players[seat].bonus[EXPLOIT]
        if card < LETTERS:
            goods += state.level[card] * GOOD_OF[card // NUMBERS]
            return talk.book.say(self.lang, "plan-exploit", **talk.naming(card), goods=talk.goods(goods, self.lang))
        more = "yes" if goods else "no"
        return talk.book.say(self.lang, "plan-letter", goods=talk.goods(goods, self.lang), more=more)

    def with_tile(self, state: GinkgopolisState, seat: int, card: int, tile: int) -> str:
        """What building with this tile would cost and bring now."""
        talk, player = self.talk, state.players[seat]
        named = talk.naming(tile, "tile")
        if card >= LETTERS:
            possible = player.stock > 0
            level, cost = 1, RESOURCE
            gained = produce(state, state.tokens[card - LETTERS], GOOD_OF) + player.bonus[URBANIZE]
        else:
            possible = can_construct(state, seat, card, tile)
            level = state.level[card] + 1
            cost = price_in_points(card, tile) * POINT + price_in_resources(state, seat, card, tile) * RESOURCE
            gained = player.bonus[CONSTRUCT]
        if not possible:
            return talk.book.say(self.lang, "plan-short", **named, cost=talk.goods(cost, self.lang))
        return talk.book.say(
            self.lang,
            "plan-build",
            **named,
            level=level,
            cost=talk.goods(cost, self.lang),
            goods=talk.goods(gained, self.lang),
            more="yes" if gained else "no",
        )
