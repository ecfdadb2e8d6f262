"""The page: what was found, put into words and plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from edubba.arena.plan import AUTOMA
from edubba.arena.report.plots import Span, columns, intervals
from edubba.kernel.game import Game
from edubba.kernel.option import shown
from edubba.words import Phrasebook, talk_of
from edubba.words.figures import figure

HERE: Final = Path(__file__).parent
BOOK: Final = Phrasebook(HERE / "texts.{}.ftl")
NARROW: Final = "\u202f"


def page(game: Game, found: dict[str, Any], lang: str) -> str:
    """A whole HTML file."""
    return Page(game, found, lang).whole()


class Page:
    """A page in one language."""

    def __init__(self, game: Game, found: dict[str, Any], lang: str) -> None:
        self.game = game
        self.found = found
        self.lang = lang
        agreements = [set(one["options"].items()) for one in found["pairings"]]
        self.common = set.intersection(*agreements)
        self.terminal: Any = import_module(f"{game.package}.edge.terminal")

    # --- words and numbers --------------------------------------------------------------------------------------

    def say(self, key: str, **facts: str | int) -> str:
        return BOOK.say(self.lang, key, **facts)

    def percent(self, share: float) -> str:
        return f"{figure(self.lang, 100 * share, 0)}{NARROW}%"

    def gain(self, share: float) -> str:
        points = figure(self.lang, abs(100 * share), 0)
        return "0" if points == "0" else f"{'+' if share > 0 else '−'}{points}"

    def plain(self, value: float) -> str:
        return figure(self.lang, value, 0)

    def player(self, name: str) -> str:
        return self.say("automa") if name == AUTOMA else name

    # --- the page -----------------------------------------------------------------------------------------------

    def whole(self) -> str:
        found = self.found
        game = talk_of(self.game).book.say(self.lang, "title")
        title = self.say(f"title-{found['kind']}", game=game)
        facts = {"games": found["games"], "seed": str(found["seed"])}
        facts |= {"version": found["version"], "data": found["data"]}
        parts = [f"<h1>{escape(title)}</h1>", self.text("about", **facts)]
        if self.common:
            parts.append(self.text("agreed-options", options=agreed(dict(sorted(self.common)))))
        if found["games"]:
            parts += [self.players(), self.pairings(), self.scores(), self.places("seats"), self.places("turns")]
            parts += [self.lengths(), self.effects()]
        style = (HERE / "page.css").read_text(encoding="utf-8")
        parts.insert(0, f"<title>{escape(title)}</title>\n<style>\n{style}</style></head>\n<body>")
        parts.insert(0, '<meta charset="utf-8"><meta name="viewport" content="width=device-width">')
        parts.insert(0, f'<!doctype html>\n<html lang="{self.lang}"><head>')
        return "\n".join(part for part in [*parts, "</body></html>\n"] if part)

    def text(self, key: str, **facts: str | int) -> str:
        return f"<p>{escape(self.say(key, **facts))}</p>"

    def section(self, key: str, *parts: str) -> str:
        return f"<section><h2>{escape(self.say(key))}</h2>{self.text(f'{key}.about')}{''.join(parts)}</section>"

    def captioned(self, caption: str, plot: str) -> str:
        return f"<figure><figcaption>{escape(caption)}</figcaption>{plot}</figure>"

    def players(self) -> str:
        players = self.found["players"]
        parts = []
        if any("rating" in one for one in players):
            spans = [
                Span(
                    label=self.player(one["name"]),
                    low=one["rating"] - 2 * one["sigma"],
                    value=one["rating"],
                    high=one["rating"] + 2 * one["sigma"],
                    told=f"{figure(self.lang, one['rating'], 1)} ± {figure(self.lang, 2 * one['sigma'], 1)}",
                )
                for one in players
            ]
            parts.append(self.section("ratings", intervals(self.say("ratings"), spans, self.plain, 25.0)))
        spans = [self.share(self.player(one["name"]), one) for one in players]
        parts.append(self.section("shares", intervals(self.say("shares"), spans, self.percent), self.faults(players)))
        return "".join(parts)

    def share(self, label: str, one: dict[str, Any]) -> Span:
        told = f"{self.percent(one['share'])} ({self.say('games', games=one['games'])})"
        return Span(label=label, low=one["low"], value=one["share"], high=one["high"], told=told)

    def faults(self, players: Sequence[dict[str, Any]]) -> str:
        lines = []
        for one in players:
            if one.get("faults"):
                kinds = ", ".join(self.say(f"fault-{kind}", count=count) for kind, count in one["faults"].items())
                told = self.say("faults", player=one["name"], kinds=kinds, note=one["note"] or "–")
                lines.append(f"<li>{escape(told)}</li>")
        return f'<ul class="faults">{"".join(lines)}</ul>' if lines else ""

    def pairings(self) -> str:
        pairings = self.found["pairings"]
        if self.found["kind"] == "balance" and len(pairings) < 2:
            return ""
        spans = [self.share(self.meeting(one), one) for one in pairings]
        bars = {one["bar"] for one in pairings}
        plot = intervals(self.say("pairings"), spans, self.percent, bars.pop() if len(bars) == 1 else None)
        verdicts = ""
        if self.found["kind"] in ("match", "ladder"):
            lines = [self.say("verdict", meeting=self.meeting(one), verdict=one["verdict"]) for one in pairings]
            verdicts = f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
        return self.section("pairings", plot, verdicts)

    def meeting(self, one: dict[str, Any]) -> str:
        """Who met whom; what was agreed on for them alone comes first."""
        options = agreed({name: value for name, value in one["options"].items() if (name, value) not in self.common})
        lineup = [self.player(name) for name in [*one["lineup"], *[AUTOMA] * one["automa"]]]
        if len(set(lineup)) == 1:
            lineup = [f"{len(lineup)} × {lineup[0]}"]
        return " · ".join([*[options] * bool(options), " – ".join(lineup)])

    def scores(self) -> str:
        plots = [
            self.captioned(self.player(name), columns(f"{self.say('scores')}: {name}", histogram, self.plain))
            for name, histogram in self.found["scores"].items()
        ]
        return self.section("scores", *plots)

    def places(self, what: str) -> str:
        plots = []
        for table in self.found[what]:
            if table["places"] > 1:
                spans = [
                    self.share(self.say(f"{what}-one", number=number), one)
                    for number, one in enumerate(table["standings"], 1)
                ]
                caption = self.say("places", count=table["places"])
                plots.append(self.captioned(caption, intervals(caption, spans, self.percent, 1 / table["places"])))
        return self.section(what, *plots) if plots else ""

    def lengths(self) -> str:
        plots = []
        for fact, histogram in self.found["lengths"].items():
            name = self.say("decisions") if fact == "decisions" else self.terminal.fact_name(f"fact-{fact}", self.lang)
            plots.append(self.captioned(name, columns(name, histogram, self.plain)))
        return self.section("lengths", *plots)

    def effects(self) -> str:
        """What goes with winning: cards and tiles by name, actions and openings in the notation of records."""
        tables = {
            self.terminal.fact_name(f"count-{kind}", self.lang): told for kind, told in self.found["things"].items()
        }
        plots = [
            self.effect(caption, told, lambda what: self.terminal.tally_name(self.game, what, self.lang))
            for caption, told in tables.items()
        ]
        plots += [self.effect(self.say(key), self.found[key], str) for key in ("openings", "actions")]
        return self.section("effects", *plots) if any(plots) else ""

    def thing(self, number: int) -> str:
        name: str = self.terminal.tally_name(self.game, number, self.lang)
        return name

    def effect(self, caption: str, told: Sequence[dict[str, Any]], name: Any) -> str:
        if not told:
            return ""
        spans = []
        for one in told:
            low, high = one["gain"] - one["margin"], one["gain"] + one["margin"]
            beside = f"{self.gain(one['gain'])} ({self.say('seen', seen=one['seen'])})"
            spans.append(Span(label=name(one["what"]), low=low, value=one["gain"], high=high, told=beside))
        return self.captioned(caption, intervals(caption, spans, self.gain, 0.0))


def agreed(options: dict[str, Any]) -> str:
    return ", ".join(f"{name}={shown(value)}" for name, value in options.items())
