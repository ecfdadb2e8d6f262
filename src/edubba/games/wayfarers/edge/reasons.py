"""Why something cannot be chosen at this moment: what is missing, in words."""

from __future__ import annotations

from edubba.games.wayfarers.edge.talk import WayfarersTalk
from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.acquire import TakeCard
from edubba.games.wayfarers.rules.can import cost_after, price_of
from edubba.games.wayfarers.rules.scoring import counted
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import ChooseTile


class Reasons:
    """Tells one seat what is missing; "" where the rule in general says it as well."""

    def __init__(self, talk: WayfarersTalk, lang: str, state: WayfarersState, seat: int) -> None:
        self.talk = talk
        self.say = talk.book.say
        self.lang = lang
        self.state = state
        self.player = state.players[seat]
        self.printed = state.printed
        self.step = state.agenda[-1]

    def of(self, action: int, rule: str) -> str:
        if rule == "WAY-8.3" and isinstance(self.step, TakeCard):
            return self.price(action - cards.SLOT, self.step)
        if rule == "WAY-12.6" and isinstance(self.step, ChooseTile):
            return self.upgrade(action - cards.TILE, self.step)
        if rule == "WAY-6.1":
            return self.stain(action - cards.GO)
        if cards.PLACE <= action < cards.PLACE + cards.DIE_SPACES:
            return self.space(action - cards.PLACE, rule)
        return ""

    def price(self, slot: int, step: TakeCard) -> str:
        """The card costs more than there is; that it has no place is told by the rule."""
        price, silver = price_of(self.state, slot, step.node, step.die), self.player.silver
        return self.say(self.lang, "reason-price", price=price, silver=silver) if price > silver else ""

    def upgrade(self, face: int, step: ChooseTile) -> str:
        p, player = self.printed, self.player
        kind = p.of[step.node]
        if not self.state.piles[p.face_design[face]]:
            return self.say(self.lang, "reason-empty")
        if not player.room >> p.shapes[kind] & 1:
            return self.say(self.lang, "reason-room")
        guild = p.price_guild[kind]
        there = guild < cards.GUILDS
        return self.say(
            self.lang,
            "reason-pay",
            price=cost_after(p.price_silver[kind], self.state.silver_off if step.die else 0),
            silver=player.silver,
            count=p.price_influence[kind] if there else 0,
            guild=self.talk.thing("guild", guild % cards.GUILDS),
            influence=player.guilds[guild] if there else 0,
        )

    def stain(self, stop: int) -> str:
        """What the ink stain that leads there asks for, and how much of it there is."""
        p, player = self.printed, self.player
        board = p.boards[self.state.sides]
        stain = next(stain for stain in p.route[player.at] if p.stain_to[stain] == stop)
        needs, spends = board.needs[stain], board.spends[stain]
        kinds = [needs[place] for place in range(0, len(needs), 2)]
        kinds += [cards.GUILD_COUNT + guild for guild, count in enumerate(spends) if count]
        has = [self.talk.counted(kind, counted(player, kind), self.lang) for kind in kinds]
        wish = self.talk.wish(self.state.sides, stain, self.lang)
        return self.say(self.lang, "reason-stain", wish=wish, has=self.talk.book.listing(self.lang, has))

    def space(self, space: int, rule: str) -> str:
        """The goods that a die space needs, and those that the die in hand brings."""
        player, value = self.player, self.state.die
        if player.placed >> space & 1:
            return self.say(self.lang, "reason-taken")
        if rule != "WAY-9.2" or space not in player.spaces:
            return ""
        needs = self.talk.goods(player.needs[player.spaces.index(space)], self.lang)
        if not value:
            return self.say(self.lang, "reason-dice", needs=needs)
        has = self.talk.goods(player.columns[value - 1] & cards.GOODS, self.lang)
        return self.say(self.lang, "reason-die", needs=needs, value=value, has=has)
