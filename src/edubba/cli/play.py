"""A game in the terminal: people take turns at the keyboard, bots answer at once."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from edubba import bots, packs
from edubba.cli.screen import choices, notices, score_table
from edubba.cli.terminal import terminal_of
from edubba.cli.voice import Voice, number
from edubba.kernel import Record, State
from edubba.kernel.step import TURN
from edubba.table import NothingToUndo, Table
from edubba.table.hints import best_moves
from edubba.table.picks import Basket
from edubba.words import talk_of

RECENT = 24  # sentences of the story shown before a choice
WHY = "?"
LOG = 200  # sentences that `l` shows


class Leave(Exception):
    """The person wants to stop, or the input has ended."""


def save_to(record: Record, wanted: Path | None, voice: Voice) -> Path:
    """Where a new game will be saved. Nothing that exists is written over."""
    if wanted is not None:
        if wanted.exists():
            raise voice.usage("save-exists", path=str(wanted))
        return wanted
    folder = packs.home() / "games"
    name = f"{record.game.name}-{record.commitment.hex()[:8]}"
    path = folder / f"{name}.json"
    again = 2
    while path.exists():
        path = folder / f"{name}-{again}.json"
        again += 1
    return path


class Sitting:
    """People and bots around one table, until the game is over or somebody leaves."""

    def __init__(self, table: Table, console: Console, voice: Voice, path: Path, auto: bool) -> None:
        self.table = table
        self.console = console
        self.voice = voice
        self.path = path
        self.auto = auto
        self.game = table.game
        self.talk = talk_of(table.game)
        self.terminal = terminal_of(table.game)
        self.at_screen = console.is_terminal and sys.stdin.isatty()
        self.people = [place for place, seat in enumerate(table.seats) if seat.human]
        self.holder = self.people[0] if len(self.people) == 1 else -1  # who has the keyboard
        self.seen = [0] * len(table.seats)  # how much of the log each seat has read
        self.bots = {
            place: bots.make(seat.player, self.game, seed=None)
            for place, seat in enumerate(table.seats)
            if not seat.human
        }
        self.probe = Random()
        self.fresh = True

    def run(self) -> None:
        """Play on to the end, or until somebody leaves; either way the game is saved."""
        self.print(self.say("welcome", game=self.title(), commitment=self.table.record.commitment.hex()[:16]))
        try:
            while not self.table.state.over:
                self.decide(self.next_seat())
            self.save()
            self.show_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save()
            self.print("")
            self.print_path("left")

    # --- whose decision -----------------------------------------------------------------------------------------

    def next_seat(self) -> int:
        """Bots first: nobody waits for them. Then who has the keyboard, then turn order."""
        asked = self.table.state.to_act
        for seat in asked:
            if seat not in self.people:
                return seat
        return self.holder if self.holder in asked else asked[0]

    def decide(self, seat: int) -> None:
        options = self.table.state.legal(seat)
        if seat in self.bots:
            with self.console.status(self.say("thinking", player=self.table.names[seat])):
                action = self.bots[seat].choose(self.table.sample(seat), seat, options)
            self.table.act(seat, action)
        elif self.auto and len(options) == 1 and seat == self.holder:
            self.table.act(seat, options[0])
        else:
            self.ask(seat)

    # --- asking a person ----------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the table to this seat and take one decision from it, or take one back."""
        if seat != self.holder:
            self.curtain(seat)
        tally = self.game.scene(self.table.state, seat, self.voice.lang, self.table.names).tally
        if tally is not None:
            self.pick(seat, Basket(tally))
            return
        options = self.terminal.arranged(self.table.state.legal(seat))
        self.show(seat, options)
        while True:
            answer = self.read(f"{self.table.names[seat]} > ").lower()
            if 1 <= number(answer) <= len(options):
                self.do(seat, [options[number(answer) - 1]])
                return
            if self.obey(seat, answer, len(options)):
                return

    def pick(self, seat: int, basket: Basket) -> None:
        """Take a run of picks, in any order and several at a time; nothing happens before all are made."""
        chosen = basket.made
        while True:
            others = [action for action in self.table.state.legal(seat) if not basket.has(action)]
            heaps = [heap.id for heap in basket.open()]
            options = [*heaps, *basket.end(), *self.terminal.arranged(others if not chosen else [])]
            self.show(seat, options, basket)
            while True:
                answer = self.read(f"{self.table.names[seat]} > ").lower()
                numbers = [number(word) for word in answer.split()]
                if numbers and all(1 <= one <= len(options) for one in numbers):
                    picked = [options[one - 1] for one in numbers]
                    if len(picked) == 1 and picked[0] not in heaps:
                        self.do(seat, basket.run() if basket.has(picked[0]) else picked)
                        return
                    if basket.take(picked):
                        break
                    self.print(self.say("picks-refused"))
                elif answer in ("u", "r") and chosen:
                    del chosen[-1 if answer == "u" else 0 :]
                    break
                elif self.obey(seat, answer, len(options)):
                    return
            if basket.full:
                self.do(seat, basket.run())
                return

    def do(self, seat: int, actions: list[int]) -> None:
        """Carry out what a person has chosen."""
        for action in self.table.wanted(seat, actions):
            self.table.act(seat, action)
        self.save()
        self.last_look(seat)

    def obey(self, seat: int, answer: str, count: int) -> bool:
        """Carry out a letter; True if the question is no longer the same."""
        if answer in ("u", "r"):
            return self.take_back(seat, answer)
        if answer in COMMANDS:
            COMMANDS[answer](self, seat)
        else:
            self.print(self.say("no-such-choice", text=answer, count=count))
        return False

    def read(self, prompt: str) -> str:
        answer = self.console.input(Text(prompt, style="bold")).strip()
        if not self.at_screen:
            self.print(answer)  # what comes through a pipe would not be seen
        return answer

    def take_back(self, seat: int, how: str) -> bool:
        try:
            if how == "u":
                self.table.undo(seat)
            else:
                self.table.restart_turn(seat)
        except NothingToUndo as trouble:
            self.print(self.voice.complain(trouble))
            return False
        self.seen = [min(seen, len(self.table.log(None))) for seen in self.seen]
        self.save()
        return True

    def last_look(self, seat: int) -> None:
        """The decision goes over to others now: the last chance to take it back."""
        state = self.table.state
        handed_on = not state.over and seat not in state.to_act
        if self.at_screen and handed_on and self.table.can_undo(seat) and self.read(self.say("last-look")) == "u":
            self.take_back(seat, "u")

    def curtain(self, seat: int) -> None:
        """Nobody sees the hand of another: the keyboard changes hands behind an empty screen."""
        if self.at_screen:
            self.wipe()
            self.print(Panel(self.say("curtain", player=self.table.names[seat])))
            self.read(self.say("press-enter"))
        else:
            self.print(Rule(self.table.names[seat]))
        self.holder = seat

    # --- what is shown ------------------------------------------------------------------------------------------

    def show(self, seat: int, options: list[int], basket: Basket | None = None) -> None:
        """The table and what can be chosen; of a run of picks also those that are made, as if they were carried out."""
        table, lang = self.table, self.voice.lang
        state = table.state if basket is None else self.preview(seat, basket)
        self.wipe()
        self.draw(seat)
        self.recent(seat)
        self.remind()
        self.print(Text(self.talk.prompt(state, seat, lang, table.names), style="bold"))
        if basket is not None:
            made = [self.talk.describe(table.state, action, lang, table.names) for action in basket.made]
            self.print(Text(self.say("picks", count=len(made), made=" · ".join(made))))
        texts = [self.talk.describe(state, action, lang, table.names) for action in options]
        legal = table.state.legal(seat)
        binding = [action in legal and table.brings_news(seat, action, self.probe) for action in options]
        step = table.state.agenda[-1]
        giving = [action in legal and step.gives_up(table.state, seat, action) > 0 for action in options]
        self.print(choices(texts, binding, giving, self.console.width))
        self.print(Text(self.say("keys", why=WHY), style="dim"))

    def preview(self, seat: int, basket: Basket) -> State:
        """The question as it would be after the picks so far; as it is, if they would answer it already."""
        draft = self.table.preview(seat, basket.run_so_far())
        left = None if draft.over else self.game.scene(draft, seat, self.voice.lang, self.table.names).tally
        if left is None or left.done != basket.tally.done or not all(basket.has(heap.id) for heap in left.heaps):
            return self.table.state
        return draft

    def draw(self, seat: int | None) -> None:
        for notice in notices(self.table.record, self.voice):
            self.print(notice)
        view = self.table.state.view(seat)
        self.print(self.terminal.draw(self.game, view, self.table.names, self.voice.lang, self.console.width))

    def recent(self, seat: int) -> None:
        """What happened since this seat last looked."""
        log = self.table.log(seat)
        story = self.talk.story(log[self.seen[seat] :], self.voice.lang, self.table.names)
        self.seen[seat] = len(log)
        if len(story) > RECENT:
            story = ["…", *story[-RECENT:]]
        for sentence in story:
            self.print(Text(f"  {sentence}", style="italic"))

    def remind(self) -> None:
        """What is to be said between the table and the question."""

    def show_help(self, seat: int) -> None:
        self.print(self.say("play-help", why=WHY))

    def show_cards(self, seat: int) -> None:
        """What the things in sight do."""
        grid = Grid.grid(padding=(0, 2))
        for thing, text in self.terminal.glossary(self.game, self.table.state.view(seat), self.voice.lang):
            grid.add_row(thing, text)
        self.print(grid)

    def show_log(self, seat: int) -> None:
        story = self.talk.story(self.table.log(seat), self.voice.lang, self.table.names)
        self.print("\n".join(story[-LOG:]) or self.say("log-empty"))

    def show_scores(self, seat: int) -> None:
        self.print(score_table(self.game, self.table.state, self.table.names, seat, self.voice))

    def show_reasons(self, seat: int) -> None:
        """What is not possible now, and the rule that forbids it."""
        state, lang = self.table.state, self.voice.lang
        grid = Grid.grid(padding=(0, 2))
        for action in self.terminal.of_interest(state.view(seat), seat):
            rule = state.why_not(seat, action)
            if rule is not None and rule != TURN:
                what = self.talk.describe(state, action, lang, self.table.names)
                grid.add_row(what, Text(f"{self.talk.explain(rule, lang)} ({rule})", style="dim"))
        self.print(grid if grid.row_count else self.say("nothing-refused"))

    def show_hints(self, seat: int) -> None:
        """The best moves and why; between people the coach keeps silent."""
        if len(self.people) > 1:
            self.print(self.say("coach-between-people"))
            return
        table = self.table
        with self.console.status(self.say("coach-thinking")):
            asked = (table.sample(seat), seat, table.state.legal(seat))
            found = best_moves(self.game, bots.Coach(self.game), *asked, self.voice.lang, table.names)
        for place, hint in enumerate(found, 1):
            self.print(Text(f"{place}. {' · '.join(hint.moves)}", style="bold"))
            self.print(f"   {self.say('coach-chance', percent=hint.chance)} {hint.result}")
            for reason in hint.reasons:
                self.print(f"   {reason.say}")

    def leave(self, seat: int) -> None:
        raise Leave

    def show_end(self) -> None:
        state, names = self.table.state, self.table.names
        self.wipe()
        self.draw(self.holder if self.holder >= 0 else None)
        for seat in self.people[:1]:
            self.recent(seat)
        self.print(score_table(self.game, state, names, None, self.voice))
        best = state.ranking()[0]
        lang = self.voice.lang
        winners = self.talk.book.listing(lang, [self.talk.player(seat, lang, names) for seat in best])
        facts: dict[str, str | int] = {"count": len(best), "players": winners, "points": state.scores()[best[0]]}
        level = len(best) > 1 and best[-1] >= state.seats  # nobody shares a victory with an automa
        self.print(Text(self.say("won-by-nobody" if level else "won", **facts), style="bold"))
        self.print_path("record-kept")

    # --- small things -------------------------------------------------------------------------------------------

    def say(self, key: str, **facts: str | int) -> str:
        return self.voice.say(key, **facts)

    def wipe(self) -> None:
        """An empty screen, except at first: the welcome stays in sight."""
        if self.at_screen and not self.fresh:
            self.console.clear()
        self.fresh = False

    def print(self, *things: object) -> None:
        self.console.print(*things, markup=False)

    def print_path(self, key: str) -> None:
        """A line with the file of this game; it is not broken, so that it can be copied."""
        line = self.say(key, path=str(self.path), game=self.game.name)
        self.console.print(line, markup=False, soft_wrap=True)

    def title(self) -> str:
        return self.talk.book.say(self.voice.lang, "title")

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.table.record.save(self.path)


COMMANDS = {
    WHY: Sitting.show_reasons,
    "a": Sitting.show_hints,
    "c": Sitting.show_cards,
    "h": Sitting.show_help,
    "l": Sitting.show_log,
    "s": Sitting.show_scores,
    "q": Sitting.leave,
}
