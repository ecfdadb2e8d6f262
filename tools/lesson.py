"""Write lessons: find a seed, build the moves one by one, see what can be done and lit, and get a skeleton.

    tools/lesson.py find uruk --seats 2 --event auction-won        when things first happen, seed by seed
    tools/lesson.py draft uruk --seed 5 --do "take kiln" --do "1: pass" ...
                                                                   the learner does this, rivals are played by a bot;
                                                                   then: what is asked, what can be done, its handles
    tools/lesson.py draft uruk ... --write first                   the same as lessons/first.json, a step a run of moves
    tools/lesson.py draft uruk ... --position                      ... beginning here: a dump as JSON

A line "1: pass" says what seat 1 does when it is next asked. Rivals without such a line do what the bot decides, which
is the same in every run. Bots other than "random" take their time: find few games, or short ones.
docs/lessons.md tells how a lesson is written.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import edubba
from edubba import bots
from edubba.kernel import Game, State
from edubba.kernel.chance import secret_of
from edubba.kernel.journal import Journal
from edubba.kernel.lesson import FORMAT, Lesson, LessonStep, folder_of, read_lesson, write_lesson
from edubba.kernel.record import Record
from edubba.words import talk_of

NAMES = ["A", "B", "C", "D", "E"]


def decide(game: Game, bot: str, state: State, seat: int, number: int) -> int:
    """What a bot does, the same in every run."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return bots.make(bot, game, seed=number).choose(lambda rng: state.redeal(seat, rng), seat, legal)


def find(args: argparse.Namespace) -> None:
    """Play games by bots alone and tell when each wanted event first happened."""
    game = edubba.load(args.game)
    options = dict(pair.split("=") for pair in args.option)
    for seed in range(args.first, args.first + args.games):
        state = game.new(args.seats, seed, options)
        seen: dict[str, str] = {}
        for number in range(args.most):
            if state.over:
                break
            seat = state.next_seat()
            action = decide(game, args.bot, state, seat, number)
            journal = state.journal = Journal()
            state.apply(seat, action)
            for event in journal.events:
                if not args.event or event.kind in args.event:
                    seen.setdefault(event.kind, f"{event.kind}@{number}(seat {event.seat})")
        if not args.event or len(seen) == len(args.event):
            print(seed, *seen.values(), sep="  ")


def played(game: Game, args: argparse.Namespace) -> tuple[Record, State]:
    options = game.agree(args.seats, dict(pair.split("=") for pair in args.option))
    record = Record(game, args.seats, options, secret_of(args.seed))
    if args.start:
        record.position = json.loads(Path(args.start).read_text("utf-8"))
    state = record.start()
    wanted: dict[int, Iterator[str]] = {}
    for seat in range(args.seats):
        mine = [text for text in args.do if _whose(text, args.seat) == seat]
        wanted[seat] = iter([text.partition(":")[2].strip() if ":" in text else text for text in mine])
    while not state.over:
        seat = state.next_seat()
        text = next(wanted[seat], None)
        if text is None and seat == args.seat:
            break
        action = decide(game, args.bot, state, seat, len(record.moves)) if text is None else game.parse(text)
        if text is not None and (why := state.why_not(seat, action)) is not None:
            print(f"seat {seat} cannot do {text!r} at {len(record.moves)}: {why}")
            break
        journal = state.journal = Journal()
        record.play(state, seat, action)
        state.journal = None
        told = talk_of(game).story(list(journal.events), args.lang, NAMES[: args.seats])
        print(f"{len(record.moves) - 1:4}  {seat}  {record.moves[-1].text:24} {' '.join(told)}")
    return record, state


def _whose(text: str, learner: int) -> int:
    seat, colon, _ = text.partition(":")
    return int(seat) if colon else learner


def show(game: Game, state: State, args: argparse.Namespace) -> None:
    seat = args.seat
    scene = game.scene(state, seat, args.lang, NAMES[: args.seats])
    if args.handles:
        for zone in scene.zones:
            cells = " ".join(f"{zone.id}@{cell.id}" for cell in zone.cells or [])
            counts = " ".join(f"{zone.id}/{face}" for face in zone.counts or {})
            print(f"zone {zone.id} ({zone.name}) {cells} {counts}")
        for piece in scene.pieces:
            print(f"piece {piece.id} in {piece.zone} {piece.face or ''}")
    print(f"\nat {args.made}: asked {state.to_act} {type(state.agenda[-1]).__name__ if state.agenda else 'over'}")
    print(scene.prompt)
    handles = {choice.id: choice.h for choice in scene.choices}
    for action in state.legal(seat):
        lit, words = " ".join(handles.get(action, [])), game.describe(state, action, args.lang)
        print(f"  {game.notation(action):24} {lit:30} {words}")


def draft(args: argparse.Namespace) -> None:
    game = edubba.load(args.game)
    record, state = played(game, args)
    args.made = len(record.moves)
    show(game, state, args)
    if args.position:
        dump = {name: value for name, value in state.dump().items() if name != "chance"}
        Path(args.position).write_text(json.dumps(dump), "utf-8")
    if args.write:
        steps: list[LessonStep] = []
        for number, move in enumerate(record.moves):
            if move.seat != args.seat:
                continue
            last = steps[-1] if steps else None
            if last is not None and last.at is not None and last.at + len(last.do) == number:
                last.do.append(move.text)
            else:
                steps.append(LessonStep(f"lesson-{args.write}-{len(steps) + 1}", at=number, do=[move.text]))
        lesson = Lesson(
            format=FORMAT, order=9, minutes=(5, 8), seats=args.seats, seat=args.seat, seed=args.seed,
            options=dict(pair.split("=") for pair in args.option), position=record.position,
            moves=[(move.seat, move.text) for move in record.moves], steps=steps,
        )  # fmt: skip
        file = folder_of(game) / f"{args.write}.json"
        file.parent.mkdir(exist_ok=True)
        if file.exists():
            print(f"{file} is there already: its moves, not its steps, are written anew")
            old = read_lesson(file)
            lesson.steps, lesson.order, lesson.minutes = old.steps, old.order, old.minutes
        file.write_text(write_lesson(lesson), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_subparsers(required=True)
    for name, work in (("find", find), ("draft", draft)):
        one = what.add_parser(name)
        one.set_defaults(work=work)
        one.add_argument("game")
        one.add_argument("--seats", type=int, default=2)
        one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
        one.add_argument("--bot", default="greedy" if name == "draft" else "random")
        if name == "find":
            one.add_argument("--event", action="append", default=[])
            one.add_argument("--first", type=int, default=0)
            one.add_argument("--games", type=int, default=20)
            one.add_argument("--most", type=int, default=150)
        else:
            one.add_argument("--seed", type=int, default=0)
            one.add_argument("--seat", type=int, default=0, help="of the learner")
            one.add_argument("--do", action="append", default=[], metavar="NOTATION")
            one.add_argument("--start", metavar="FILE", help="a dump to begin with")
            one.add_argument("--lang", default="en")
            one.add_argument("--handles", action="store_true", help="list all handles")
            one.add_argument("--position", metavar="FILE", help="write the position there")
            one.add_argument("--write", metavar="NAME", help="write the lesson")
    args = parser.parse_args()
    args.work(args)


if __name__ == "__main__":
    main()
