"""Steps through a recorded game, from any point of view once it is over."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from edubba.cli.screen import notices, score_table
from edubba.cli.terminal import terminal_of
from edubba.cli.voice import Voice, number
from edubba.kernel import Record
from edubba.table import Table
from edubba.words import talk_of


class Replay:
    """A record and a place in it: `move` moves have been played."""

    def __init__(self, record: Record, console: Console, voice: Voice, viewer: int | None) -> None:
        self.table = Table(record)
        self.console = console
        self.voice = voice
        self.viewer = viewer
        self.move = 0
        self.last = len(record.moves)

    def run(self) -> None:
        self.show()
        while True:
            try:
                answer = self.console.input(Text(self.voice.say("replay-prompt"), style="bold")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            word, _, rest = answer.partition(" ")
            if word == "q":
                return
            if not self.obey(word, rest.strip()):
                self.console.print(self.voice.say("replay-help", last=self.last, seats=self.table.record.seats))

    def obey(self, word: str, rest: str) -> bool:
        """Carry out a command; False if it makes no sense."""
        if word in ("", "n") and not rest:
            return self.go(self.move + 1)
        if word == "p" and not rest:
            return self.go(self.move - 1)
        if word == "g" and number(rest) >= 0:
            return self.go(number(rest))
        if word == "v" and rest:
            return self.look_from(None if rest == "-" else number(rest) - 1)
        return False

    def go(self, move: int) -> bool:
        if not 0 <= move <= self.last:
            self.console.print(self.voice.say("replay-end", last=self.last))
        else:
            self.move = move
            self.show()
        return True

    def look_from(self, viewer: int | None) -> bool:
        if viewer is not None and not 0 <= viewer < self.table.record.seats:
            return False
        if viewer is not None and not self.table.state.over:
            self.console.print(self.voice.say("replay-running"))
        else:
            self.viewer = viewer
            self.show()
        return True

    def show(self) -> None:
        """The position here, the move that led to it and what came of it."""
        table, lang, game = self.table, self.voice.lang, self.table.game
        names, console = table.names, self.console
        state = table.record.replay(self.move)
        for notice in notices(table.record, self.voice):
            console.print(notice)
        console.print(terminal_of(game).draw(game, state.view(self.viewer), names, lang, console.width))
        talk = talk_of(game)
        if self.move:
            seat = table.record.moves[self.move - 1].seat
            line = self.voice.say("replay-at", move=self.move, last=self.last, player=names[seat])
            console.print(Text(line, style="bold"))
            for sentence in talk.story(table.told_by(self.move - 1, self.viewer), lang, names):
                console.print(Text(f"  {sentence}", style="italic"))
        else:
            console.print(Text(self.voice.say("replay-start", last=self.last), style="bold"))
        if state.over:
            console.print(score_table(game, state, names, None, self.voice))
        else:
            console.print(Text(talk.prompt(state, None, lang, names)))
