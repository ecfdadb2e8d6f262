"""What the things on the table of Wayfarers show: names, sentences and signs, in one language after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edubba.games.wayfarers.edge.labels import CELL_IDS, SLOT_IDS, THINGS
from edubba.games.wayfarers.edge.signs import ICONS, ROW_ICONS, Signs
from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.language import ROW_NAMES, TILE_NAMES
from edubba.games.wayfarers.rules.printed import Printed
from edubba.games.wayfarers.tables import TAG_NAMES
from edubba.kernel.scene import BACK, Badge, Colour, Face

if TYPE_CHECKING:
    from edubba.games.wayfarers.edge.talk import WayfarersTalk

SHAPES: tuple[list[tuple[int, int]], ...] = ([(0, 0)], [(0, 0), (1, 0)], [(0, 0), (0, 1)])
GOODS = (
    "silver", "provision", "influence", "guild-black", "guild-yellow", "guild-blue", "worker-green", "worker-yellow",
    "worker-blue", "die", "marker",
)  # fmt: skip


def stop_key(p: Printed, stop: int) -> str:
    """The face of a space of the journal; spaces of a column that do the same share one."""
    label = THINGS["stop"][stop]
    alike = {
        p.actions[one] for one in range(len(p.column)) if p.column[one] == p.column[stop] and p.tile_space[one] < 0
    }
    return f"stop-{label.rstrip('abcde')}" if len(alike) == 1 else label


class Faces:
    """The catalogue of all that can lie on the table."""

    def __init__(self, talk: WayfarersTalk) -> None:
        self.talk = talk
        self.printed = talk.printed
        self.signs = Signs(talk.printed)

    def faces(self, lang: str) -> dict[str, Face]:
        found = self.cards(lang) | self.tiles(lang) | self.places(lang) | self.boards(lang) | self.journal(lang)
        found |= self.plans(lang)
        say = self.talk.book.say
        for name in ("camel", "ship", "telescope", "pigeon"):
            text = say(lang, "says-beside")
            found[name] = Face(say(lang, f"good-{name}", count=1), "good", text, ICONS[name])
        for name in GOODS:
            found[name] = Face(say(lang, f"face-{name}"), "good", self.use(name, lang), ICONS[name])
        found[BACK] = Face(say(lang, "face-back"), "good", "", ICONS[BACK])
        for value in range(1, 7):
            text = say(lang, "face-value.text", value=value)
            found[f"die-{value}"] = Face(say(lang, "face-value", value=value), "die", text, ICONS["die"])
        return found

    def use(self, name: str, lang: str) -> str:
        """What a thing is for; a worker, for cards of which rows."""
        if not name.startswith("worker-"):
            return self.talk.book.say(lang, f"face-{name}.text")
        rows = self.talk.guide_details(lang)[name.removeprefix("worker-")]
        return self.talk.book.say(lang, "says-worker", rows=rows)

    def cards(self, lang: str) -> dict[str, Face]:
        found = {}
        for card, label in enumerate(THINGS["card"]):
            row, number = divmod(card, 36)
            tags = self.printed.card_tags[row][number]
            icon = ICONS[TAG_NAMES[tags[-1]]] if tags else ROW_ICONS[row]
            face = Face(self.talk.book.name(lang, label), ROW_NAMES[row], self.talk.card_text(card, lang), icon)
            face.colour = ROW_NAMES[row]
            face.effect = self.signs.card(card)
            found[label] = face
        return found

    def tiles(self, lang: str) -> dict[str, Face]:
        """Both faces of a tile, the design of a pile, and the five kinds with their prices."""
        p = self.printed
        found: dict[str, Face] = {}
        for face, label in enumerate(THINGS["face"]):
            found.setdefault(THINGS["design"][p.face_design[face]], self.tile(face, lang))
            found[label] = self.tile(face, lang)
        for kind, name in enumerate(TILE_NAMES[:5]):
            title, text = self.talk.book.say(lang, f"upgrade-{name}"), self.upgrade(kind, lang)
            found[f"tile-{name}"] = Face(title, "price", text, f"tile-{name}", effect=self.signs.price(kind))
        return found

    def tile(self, face: int, lang: str) -> Face:
        p = self.printed
        design = p.face_design[face]
        kind = TILE_NAMES[p.tile_type[design]]
        name = self.talk.book.name(lang, THINGS["design"][design])
        pile = p.tiles_of_type[p.tile_type[design]].index(design) + 1
        text = self.tile_text(face, lang)
        text += self.talk.book.say(lang, "says-tile", points=p.tile_vp[design], kind=kind, pile=pile)
        shape = SHAPES[p.shapes[p.tile_type[design]]]
        effect = self.signs.tile(face)
        return Face(
            name=name,
            kind="tile",
            text=text,
            icon=f"tile-{kind}",
            level=p.tile_vp[design],
            colour=f"upgrade-{kind}",
            shape=shape,
            effect=effect,
        )

    def tile_text(self, face: int, lang: str) -> str:
        """What a tile brings to the dice of its columns, or the tags of a special one."""
        p, book = self.printed, self.talk.book
        tags = [book.say(lang, f"tag-{TAG_NAMES[tag]}") for tag in p.tile_tags[p.face_design[face]]]
        if tags:
            return book.say(lang, "says-tags", tags=book.listing(lang, tags))
        brings = [self.brought(packed, lang) for packed in p.face_columns[face]]
        return book.say(lang, "says-columns", columns=len(brings), left=brings[0], right=brings[-1])

    def brought(self, packed: int, lang: str) -> str:
        """Goods, steps and discounts of a column."""
        book, steps = self.talk.book, packed & cards.STEPS
        found = [self.talk.goods(packed, lang)] if packed & cards.GOODS else []
        if steps:
            way = "both" if steps == cards.STEPS else "up" if packed & cards.PLUS else "down"
            found.append(book.say(lang, "brings-step", way=way))
        for coin, lane in (("silver", cards.SILVER_OFF), ("provision", cards.PROVISION_OFF)):
            if packed >> lane & 7:
                found.append(book.say(lang, f"brings-{coin}", count=packed >> lane & 7))
        return book.listing(lang, found) or book.say(lang, "good-none")

    def upgrade(self, kind: int, lang: str) -> str:
        """The price and the shape of upgrades of a kind."""
        p = self.printed
        priced = kind < cards.SPECIAL
        guild = p.price_guild[kind] if priced else cards.GUILDS
        return self.talk.book.say(
            lang,
            "says-upgrade",
            kind=TILE_NAMES[kind],
            silver=p.price_silver[kind] if priced else 0,
            count=p.price_influence[kind] if guild < cards.GUILDS else 0,
            guild=self.talk.thing("guild", guild % cards.GUILDS),
        )

    def places(self, lang: str) -> dict[str, Face]:
        """Baghdad, the icons of caravans, and the slots of the display."""
        say, p = self.talk.book.say, self.printed
        found = {}
        for space in range(6):
            goods, label = self.talk.goods(p.space_goods[space], lang), THINGS["space"][space]
            text = say(lang, "says-die", goods=goods, effect=self.talk.effect(p.space_node[space]))
            effect = self.signs.die_space(space)
            face = Face(self.talk.book.name(lang, label), "space", text, effect[1].icon, effect=effect)
            if p.space_tags[space]:
                face.effect += [Badge(tone="tags"), *(Badge(ICONS[TAG_NAMES[tag]]) for tag in p.space_tags[space])]
            found[label] = face
        score = [
            Badge(tone="tags"),
            *(Badge(ICONS[TAG_NAMES[tag]]) for tag in p.sky_tags),
            Badge(tone="score"),
            *self.signs.score(cards.PRINTED_STARS),
        ]
        text = self.talk.score_text(cards.PRINTED_STARS, lang)
        found["PS"] = Face(say(lang, "sky-PS"), "space", text, ICONS["stars"], effect=score)
        for node in sorted({node for board in (*p.bonus, *p.ai_bonus) for node in board if node >= 0}):
            key, name = f"bonus-{p.nodes[node]}", say(lang, "face-bonus")
            found[key] = Face(name, "bonus", self.sentence(node, lang), effect=self.signs.effect(node))
            found[key].icon = found[key].effect[0].icon
        for place, label in enumerate(CELL_IDS):
            name = say(lang, "face-cell", cell=self.talk.thing("cell", place))
            text = say(lang, "face-cell.text", column=place % cards.COLUMNS + 1)
            found[f"cell-{label}"] = Face(name, "cell", text, "tile-any")
        for slot, label in enumerate(SLOT_IDS):
            node = p.slot_node[slot]
            if node >= 0:
                name = say(lang, "face-slot", slot=self.talk.thing("slot", slot))
                effect = self.signs.effect(node)
                found[f"slot-{label}"] = Face(name, "slot", self.sentence(node, lang), effect[0].icon, effect=effect)
        return found

    def boards(self, lang: str) -> dict[str, Face]:
        """What is printed on the boards of players and of the AI, and the people and the harbour of Baghdad."""
        say, p, signs = self.talk.book.say, self.printed, self.signs
        found = {"PT": Face(say(lang, "name-PT"), "board", self.sentence(p.rest_node, lang), ICONS["townsfolk"])}
        found["PT"].effect = [Badge(tone="rest"), *signs.effect(p.rest_node)]
        found["PH"] = Face(self.talk.book.name(lang, "B6"), "board", "", ICONS["harbour"])
        found["PH"].effect = signs.links(len(p.links_in))
        for board, cells in enumerate(p.bonus):
            name = say(lang, "name-board", number=board + 1, ai=self.talk.thing("board", p.back.index(board)))
            found[f"PB{board + 1}"] = Face(name, "board", "", ICONS["plan"], effect=signs.cells(cells))
        for board, label in enumerate(THINGS["board"]):
            rest = self.talk.book.listing(lang, [self.talk.book.effect(lang, node, "to") for node in p.ai_rest[board]])
            focus, bonus = (self.talk.book.effect(lang, one[board], "to") for one in (p.ai_focus, p.ai_track_bonus))
            text = say(lang, "says-ai", focus=focus, bonus=bonus, rest=rest or say(lang, "nothing"))
            face = Face(self.talk.book.name(lang, label), "board", text, ICONS["ai"])
            face.effect = signs.cells(p.ai_bonus[board])
            found[label] = face
        return found

    def journal(self, lang: str) -> dict[str, Face]:
        """Its spaces, its tiles, and what the ink stains of both sides ask for."""
        say, p = self.talk.book.say, self.printed
        found = {}
        for tile, node in enumerate(p.tile_node):
            found[f"J{tile + 1:02}"] = self.stop(say(lang, "face-tile", number=tile + 1), node, lang)
        for stop in range(len(THINGS["stop"])):
            if p.tile_space[stop] < 0:
                found[stop_key(p, stop)] = self.stop(
                    say(lang, "face-stop", column=p.column[stop]), p.actions[stop], lang
                )
        ways = {stain: THINGS["stop"][stop] for stop, stains in enumerate(p.route) for stain in stains}
        for stain, section in enumerate(p.stain_section):
            for side, sides in (("A", 0), ("B", 1 << section)):
                wish = say(lang, "says-stain", wish=self.talk.wish(sides, stain, lang) or say(lang, "nothing-asked"))
                face = Face(say(lang, "face-stain"), "stain", wish, ICONS["stain"])
                face.sign = f"{ways[stain]}-{THINGS['stop'][p.stain_to[stain]]}"
                face.effect = self.signs.stain(p.boards[sides], stain)
                found[f"s{stain}{side}"] = face
        return found

    def stop(self, name: str, node: int, lang: str) -> Face:
        if node < 0:
            return Face(name, "journal", self.talk.book.say(lang, "says-start"), ICONS["journal"])
        effect = self.signs.effect(node)
        return Face(name, "journal", self.sentence(node, lang), effect[0].icon, effect=effect)

    def plans(self, lang: str) -> dict[str, Face]:
        """The planning cards and the two tracks of the AI."""
        say, p = self.talk.book.say, self.printed
        found = {}
        for plan, label in enumerate(THINGS["plan"]):
            first, second = (self.talk.book.effect(lang, one[plan], "to") for one in (p.plan_first, p.plan_second))
            tile = self.talk.thing("design", p.plan_special[plan])
            text = say(lang, "says-plan", first=first, second=second, tile=tile)
            face = Face(
                name=say(lang, "plan", number=plan + 1),
                kind="plan",
                text=text,
                icon=ICONS["plan"],
                level=p.plan_value[plan],
            )
            face.colour = "blue" if p.plan_blue[plan] else "red"
            face.effect = [Badge(tone="first"), *self.signs.effect(p.plan_first[plan])]
            face.effect += [Badge(tone="second"), *self.signs.effect(p.plan_second[plan])]
            if p.plan_comet[plan]:
                face.effect += [Badge(tone="tags"), Badge(ICONS["comet"])]
            found[label] = face
        for space, colour in enumerate(p.ai_track_colour):
            name = say(lang, "face-track", number=space)
            text = say(lang, "says-track", colour=self.talk.thing("colour", colour), slot=p.ai_track_line[space])
            if space == p.ai_bonus_at:
                text += " " + say(lang, "says-bonus")
            found[f"track-{space}"] = Face(name, "track", text, ICONS["track"], colour=THINGS["colour"][colour])
        found["comet-track"] = Face(say(lang, "face-comets"), "track", say(lang, "face-comets.text"), ICONS["comet"])
        found["ai"] = Face(say(lang, "ai"), "marker", say(lang, "says-marker"), ICONS["ai"])
        return found

    def sentence(self, node: int, lang: str) -> str:
        """An effect as a sentence of its own."""
        text = self.talk.book.effect(lang, node, "")
        return f"{text[0].upper()}{text[1:]}."

    def colours(self, lang: str) -> dict[str, Colour]:
        """The colours of guilds, workers, planning cards and the AI's track; rows of cards and kinds of tiles."""
        say = self.talk.book.say
        found = {name: Colour(say(lang, f"colour-{name}"), "circle") for name in (*THINGS["colour"], "red")}
        for row, name in enumerate(ROW_NAMES):
            found[name] = Colour(say(lang, f"row-{name}"), ROW_ICONS[row])
        for name in TILE_NAMES[:5]:
            found[f"upgrade-{name}"] = Colour(say(lang, f"upgrade-{name}"), f"tile-{name}")
        return found
