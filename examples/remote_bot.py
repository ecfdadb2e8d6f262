"""A remote bot: a program that plays over lines of JSON, without a word of Edubba in it. Any language will do.

    edubba arena match uruk "exec:python examples/remote_bot.py" random --option max_rounds=5 --games 20
    ssh elsewhere python remote_bot.py                      is a command, too

With an address it is the client of a running server, which whoever runs it has made a token for (`edubba token mine`):

    EDUBBA_TOKEN=mine.… python examples/remote_bot.py ws://127.0.0.1:8765
    EDUBBA_TOKEN=mine.… edubba arena match uruk client:mine@http://127.0.0.1:8765 random

It likes to build, and else takes what comes first.
"""

import json
import os
import sys

LIKED = ("make", "settle", "take")


def main():
    if len(sys.argv) > 1:
        client(sys.argv[1])
    else:
        play(sys.stdin, lambda text: print(text, flush=True))


def client(address):
    """A connection is a game: at its end we come again."""
    from websockets.sync.client import connect

    token = {"Authorization": f"Bearer {os.environ['EDUBBA_TOKEN']}"}
    while True:
        with connect(f"{address}/api/bots/live", additional_headers=token, proxy=None) as socket:
            play(iter(socket), socket.send)


def play(lines, say):
    for line in lines:
        told = json.loads(line)
        if "hello" in told:
            hello = told["hello"]
            print(f"playing {hello['game']} at seat {hello['seat']}", file=sys.stderr)
            say(json.dumps({"ready": True}))
        elif "ask" in told:
            say(json.dumps({"ask": told["ask"], "action": choose(told["legal"], told["notation"])}))
        else:
            sys.exit(told.get("say"))


def choose(legal, notation):
    for verb in LIKED:
        for action, text in zip(legal, notation, strict=True):
            if text.split()[0] == verb:
                return action
    return legal[0]


if __name__ == "__main__":
    main()
