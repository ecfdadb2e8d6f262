"""From click to changed page: how long a player waits for the table, browser and server on one machine.

`python -m benchmarks.clicks` plays some choices of each game in headless Chromium and prints the median and the slowest
tenth, from the click to the frame that shows what the server answered. At most 60 ms in the median, else the
exit status is 1. Bots answer at once; run it on an idle machine, compiled (`PYTHONPATH=.build/compiled`).
"""

from __future__ import annotations

import argparse
import sys
from statistics import median, quantiles

from edubba.games import OWN
from tests.web.studio import screen, studio

MOST = 60.0  # milliseconds
CLICKS = 25
PLAY = """async (clicks) => {
  const facts = () => document.querySelector('[data-table]').dataset;
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const waits = [];
  const late = performance.now() + 120000;
  for (let number = 0; waits.length < clicks && !('over' in facts()); number += 1) {
    if (performance.now() > late) throw new Error('nothing more to click');
    const sure = document.querySelector('[data-confirm]');
    const open = [...document.querySelectorAll('[data-choice]:not(.slip)')];
    const target = sure ?? open[(number * 7) % open.length];
    if (!target || 'busy' in facts()) { await frame(); continue; }
    const { seq } = facts();
    const start = performance.now();
    target.click();
    while (facts().seq === seq && performance.now() - start < 500) await frame();
    if (facts().seq !== seq) waits.push(performance.now() - start);
  }
  return waits;
}"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clicks", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    slow = False
    with studio() as come:
        for game in parser.parse_args().games or OWN:
            me = come(**screen("1440x900", "en", "light"))
            me.lay_out(game, 2, "middle")
            waits = me.page.evaluate(PLAY, CLICKS)
            slow |= median(waits) > MOST
            print(f"{game:12} median {median(waits):4.0f} ms, nine of ten below {quantiles(waits, n=10)[-1]:4.0f} ms")
            me.context.close()
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
