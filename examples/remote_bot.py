"""A remote bot: a program that plays over lines of JSON, without a word of Edubba in it. Any language will do.

    edubba arena match uruk "exec:python examples/remote_bot.py" random --option max_rounds=5 --games 20
    ssh elsewhere python remote_bot.py                      is a command, too

It likes to build, and else takes what comes first.
"""

import json
import sys

LIKED = ("make", "settle", "take")


def main():
    hello = json.loads(sys.stdin.readline())["hello"]
    print(f"playing {hello['game']} at seat {hello['seat']}", file=sys.stderr)
    answer({"ready": True})
    for line in sys.stdin:
        asked = json.loads(line)
        answer({"ask": asked["ask"], "action": choose(asked["legal"], asked["notation"])})


def choose(legal, notation):
    for verb in LIKED:
        for action, text in zip(legal, notation, strict=True):
            if text.split()[0] == verb:
                return action
    return legal[0]


def answer(told):
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
