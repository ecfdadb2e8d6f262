"""The `edubba` command. Mistakes end with one clear line, never with a traceback."""

from __future__ import annotations

import os
import sys

from typer.exceptions import Abort, TyperException

from edubba.arena.folder import BadResults
from edubba.cli.commands import app
from edubba.cli.shelf import announce
from edubba.cli.voice import Voice, voice
from edubba.kernel import BadPack, BadRecord, EdubbaError

FAILED = 1  # something was checked and found wrong
USAGE = 2  # what was typed makes no sense


def main() -> None:
    """Where `edubba` and `python -m edubba` begin."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out one command; the exit code."""
    announce(voice)
    try:
        return int(app(arguments, prog_name="edubba", standalone_mode=False) or 0)
    except TyperException as trouble:
        return complain(usage_line(trouble, voice), USAGE)
    except (BadRecord, BadPack, BadResults) as trouble:
        return complain(voice.complain(trouble), FAILED)
    except EdubbaError as trouble:
        return complain(voice.complain(trouble), USAGE)
    except BrokenPipeError:  # the reader of a pipe has gone: nothing more to say, not even at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as trouble:
        path = "" if trouble.filename is None else str(trouble.filename)
        return complain(voice.say("no-file", path=path, reason=str(trouble.strerror)), USAGE)
    except (Abort, KeyboardInterrupt):
        return complain(voice.say("interrupted"), 130)


def complain(line: str, code: int) -> int:
    print(f"edubba: {line}", file=sys.stderr)
    return code


def usage_line(trouble: TyperException, speaker: Voice) -> str:
    """What Typer found wrong with the command line, as one sentence."""
    message = trouble.format_message().rstrip(".")
    kind = type(trouble).__name__
    if speaker.lang != "en" and kind in ("NoSuchOption", "MissingParameter", "BadParameter"):
        subject = getattr(trouble, "option_name", None) or _hint(trouble)
        message = speaker.say(f"usage-{kind}", subject=subject, reason=str(trouble))
    command = getattr(getattr(trouble, "ctx", None), "command_path", "edubba")
    return speaker.say("usage", message=message, command=command)


def _hint(trouble: TyperException) -> str:
    """The argument or option that an error is about, as it is typed."""
    param = getattr(trouble, "param", None)
    return "" if param is None else str(param.get_error_hint())
