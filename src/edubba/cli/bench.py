"""How fast Edubba is on this machine."""

from __future__ import annotations

from rich.console import Console

from edubba.cli import measure
from edubba.cli.screen import plain_table
from edubba.cli.voice import Voice
from edubba.kernel import arrays


def bench(seconds: float, console: Console, voice: Voice) -> None:
    """Measure every game at its smallest and largest number of seats, so many seconds each."""
    titles = [voice.say(f"bench-{column}") for column in ("subject", "measure", "rate")]
    table = plain_table(*titles, "µs", words=2)
    with console.status(voice.say("bench-running")) as status:
        for subject, measures in measure.subjects().items():
            for name, prepare in measures.items():
                status.update(f"{subject}: {voice.say(f'measure-{name}')}")
                sample = measure.stretch(prepare, seconds, 1)
                table.add_row(
                    subject,
                    voice.say(f"measure-{name}"),
                    voice.figure(sample.rate, 0),
                    voice.figure(sample.cost * 1e6, 1),
                )
    console.print(f"edubba {measure.build()}")
    if arrays.MISSING:
        console.print(voice.say("bench-not-compiled" if arrays.SPARED else "bench-no-librt", reason=arrays.MISSING))
    console.print(table)
