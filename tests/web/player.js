/* A player who knows only the page: takes one labelled choice after the other, until the game is over or `most` were made. */
async ({ seed, most }) => {
  let state = seed;
  const dice = (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
  const table = () => document.querySelector('[data-table]');
  const moment = (ms) => new Promise((go) => setTimeout(go, ms));
  let made = 0;
  let idle = 0;
  let late = 0;
  while (!table().hasAttribute('data-over') && made < most) {
    const curtain = document.querySelector('[data-sit]');
    const choices = [...document.querySelectorAll('[data-choice]')];
    if (!curtain && choices.length === 0) {
      if (++idle > 2000) throw new Error(`nothing to do: ${document.querySelector('[data-prompt]').textContent}`);
      await moment(5);
      continue;
    }
    idle = 0;
    const before = `${table().dataset.seq}/${Boolean(curtain)}`;
    if (curtain) curtain.click();
    else {
      const going = choices.filter((button) => !button.classList.contains('main'));
      const list = going.length > 0 && dice(10) > 0 ? going : choices;
      list[dice(list.length)].click();
      made += 1;
    }
    for (let k = 0; `${table().dataset.seq}/${Boolean(document.querySelector('[data-sit]'))}` === before; k++) {
      if (k > 2000) throw new Error('no answer');
      const notice = document.querySelector('[data-notice]');
      // Two may answer a sealed question at once: who comes second is told so and answers again.
      if (notice && ++late > 10) throw new Error(notice.textContent);
      if (notice) notice.querySelector('button').click();
      if (notice) break;
      await moment(5);
    }
  }
  return made;
};
