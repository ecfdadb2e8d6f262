"""The final scoring, walked through: what counts for whom, row by row of the score sheet (WAY-14)."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.games.wayfarers.edge.labels import CARD_IDS, CELL_IDS, HOST_IDS, SKY_IDS
from edubba.games.wayfarers.edge.pointer import card_piece, ground
from edubba.games.wayfarers.edge.talk import COUNTERS, WayfarersTalk
from edubba.games.wayfarers.rules import cards, scoring
from edubba.games.wayfarers.rules.language import GUILD_NAMES, ROW_NAMES, TILE_NAMES
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.tables import TAG_NAMES
from edubba.kernel.scene import Scored, some
from edubba.words.phrasebook import Argument

PRIMARY = range(cards.CITY, cards.OPEN_WATER + 1)
PRINTED_TAGS = {"PC": cards.CITY, "PH": cards.HARBOUR}


class Walk:
    """The steps of one player. Things that count several times are lit several times."""

    def __init__(self, state: WayfarersState, seat: int, talk: WayfarersTalk, lang: str) -> None:
        self.state = state
        self.printed = state.printed
        self.player = state.players[seat]
        self.seat = seat
        self.talk = talk
        self.lang = lang
        self.steps: list[Scored] = []
        self.things: dict[str, list[str]] = {name: [] for name in COUNTERS}  # by what they count as
        for guild in GUILD_NAMES[: cards.GUILDS]:
            for counter in (f"guild_{guild}", "guilds"):
                self.things[counter].append(some(f"guilds.{seat}", f"guild-{guild}"))

    def say(self, key: str, **given: Argument) -> str:
        return self.talk.book.say(self.lang, key, **given)

    def step(self, row: str, text: str, points: int, things: Sequence[str]) -> None:
        if points:
            self.steps.append(Scored(seat=self.seat, row=row, text=text, points=points, h=list(dict.fromkeys(things))))

    def counted(self, counter: int) -> str:
        return self.talk.counted(counter, scoring.counted(self.player, counter), self.lang)

    # --- a player ---------------------------------------------------------------------------------------------------

    def of_player(self) -> list[Scored]:
        self.find_cards()
        self.find_tiles()
        for tag in PRIMARY:
            self.step("primary", self.counted(tag), self.worth(tag), self.things[TAG_NAMES[tag]])
        sets = min(self.player.counts[tag] for tag in PRIMARY)
        every = [thing for tag in PRIMARY for thing in self.things[TAG_NAMES[tag]]]
        self.step("mixed", self.say("walk-sets", count=sets), scoring.mixed(self.printed, self.player), every)
        for place in range(len(self.player.skies)):
            self.sky(place)
        self.tiles(self.things["tiles"])
        self.guilds()
        return self.steps

    def worth(self, tag: int) -> int:
        table = self.printed.primary_vp
        return table[min(self.player.counts[tag], len(table) - 1)]

    def find_cards(self) -> None:
        p, player = self.printed, self.player
        for host, folk in zip(player.hosts, player.folk, strict=True):
            label = HOST_IDS[host]
            row = cards.LAND if host < cards.FIRST_WATER else cards.WATER
            thing = ground(self.seat, label)
            self.things[f"card_{ROW_NAMES[row]}"].append(thing)
            tags = [PRINTED_TAGS[label]] if label in PRINTED_TAGS else p.card_tags[row][self.number(label)]
            self.tagged(tags, thing)
            if folk >= 0:
                self.things["card_townsfolk"].append(card_piece(CARD_IDS[folk]))
        for sky, muse in zip(player.skies, player.muses, strict=True):
            thing = ground(self.seat, SKY_IDS[sky])
            self.things["card_space"].append(thing)
            self.tagged(p.sky_tags if SKY_IDS[sky] == "PS" else p.card_tags[cards.SPACE][sky], thing)
            if muse >= 0:
                self.things["card_inspiration"].append(card_piece(self.muse(muse)))

    def number(self, label: str) -> int:
        """Where a card stands in its row."""
        return CARD_IDS.index(label) % 36

    def muse(self, muse: int) -> str:
        return CARD_IDS[36 * cards.INSPIRATION + muse]

    def tagged(self, tags: Sequence[int], thing: str) -> None:
        for tag in tags:
            self.things[TAG_NAMES[tag]].append(thing)

    def find_tiles(self) -> None:
        p = self.printed
        for tile in self.player.tiles:
            face, anchor = divmod(tile, cards.CELLS)
            design = p.face_design[face]
            thing = f"tile.{self.seat}:{CELL_IDS[anchor]}"
            self.things["tiles"].append(thing)
            self.things[f"tile_{TILE_NAMES[p.tile_type[design]]}"].append(thing)
            self.tagged(p.tile_tags[design], thing)

    def sky(self, place: int) -> None:
        """A space card with what it counts, and the inspiration that doubles it."""
        p, player, sky = self.printed, self.player, self.player.skies[place]
        points = scoring.space_points(p, self.state.players, self.seat, place, self.state.automa)
        score, text = p.score[sky], ""
        counters = [one for one in (score.per, *score.sets, score.has, score.most) if one >= 0]
        if score.per >= 0:
            text = self.counted(score.per)
        elif score.sets:
            count = min(scoring.counted(player, one) for one in score.sets)
            text = self.say("walk-sets", count=count)
        things = [ground(self.seat, SKY_IDS[sky])]
        things += [thing for one in counters for thing in self.things[COUNTERS[one]]]
        muse = player.muses[place]
        doubled = muse >= 0 and scoring.goal_met(p, player, muse)
        if doubled:
            things.append(card_piece(self.muse(muse)))
        key = "walk-space-doubled" if doubled else "walk-space"
        name = self.talk.thing("sky", sky)
        said = self.say(f"{key}.counted", card=name, text=text) if text else self.say(key, card=name)
        self.step("space", said, points, things)

    # --- everybody ----------------------------------------------------------------------------------------------------

    def tiles(self, things: Sequence[str]) -> None:
        count = len(self.player.tiles)
        text = self.talk.counted(COUNTERS.index("tiles"), count, self.lang)
        self.step("tiles", text, scoring.tile_points(self.printed, self.player), things)

    def guilds(self) -> None:
        for guild, name in enumerate(GUILD_NAMES[: cards.GUILDS]):
            if scoring.leads(self.state.players, self.seat, guild):
                text = self.talk.counted(cards.GUILD_COUNT + guild, self.player.guilds[guild], self.lang)
                self.step("guilds", text, self.printed.majority_vp, [some(f"guilds.{self.seat}", f"guild-{name}")])

    def of_automa(self) -> list[Scored]:
        """The AI counts its cards by their rows (WAY-16.28)."""
        automa = self.state.automa
        assert automa is not None
        for row, name in enumerate(ROW_NAMES):
            taken = [card for card in range(36) if automa.cards[row] >> card & 1]
            text = self.talk.counted(COUNTERS.index(f"card_{name}"), len(taken), self.lang)
            things = [card_piece(CARD_IDS[36 * row + card]) for card in taken]
            self.step("space" if row == cards.SPACE else "cards", text, self.printed.ai_vp[row] * len(taken), things)
        self.tiles([f"path.{self.seat}"])
        self.guilds()
        return self.steps
