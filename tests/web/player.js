/* The eyes of a player who knows only the page. It tells what can be pointed at now; the hands are in player.py. */
(() => {
  const POLL = 5;
  const NEAR = 6;
  const TWICE = 600; // milliseconds: two clicks on one spot within that are a double click, which gives nothing away
  const LIT = '[data-lit]';
  const STEPS = '.stepper button:not(:disabled), [data-more]:not(:disabled), [data-pay]:not(:disabled)';
  const moment = () => new Promise((go) => setTimeout(go, POLL));
  const all = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const one = (selector) => all(selector)[0];
  const facts = () => document.querySelector('[data-table]')?.dataset ?? {};
  const words = (selector) => one(selector)?.textContent ?? '';
  const name = (node) => node.outerHTML.slice(0, 160);

  /** Everything that changes when a gesture was understood. */
  const mark = () => {
    const { seq, chosen, over } = facts();
    const tab = all('[data-tab][aria-selected=true]').map((node) => node.dataset.tab);
    const open = one('[data-choices]')?.ariaExpanded;
    const asked = [one('[data-confirm]'), one('[data-sit]')].map(Boolean);
    return [seq, chosen, over, ...asked, words('.stepper output'), words('[data-tally]'), tab, open].join('|');
  };

  /** What a player would point at next: on the table (things) if it is laid out there, or in the list of all choices;
   * who is not bold ends the turn if that is offered. */
  const options = (way, bold) => {
    const first = one('[data-sit]') ?? one('[data-confirm]');
    if (first) return [first];
    const things = way === 'things' ? [...all(LIT), ...all(STEPS)] : [];
    const main = way === 'things' ? all('[data-main]') : [];
    if (things.length > 0 && (bold || main.length === 0)) return things;
    if (main.length > 0) return main;
    const choices = all('[data-choice]');
    const going = choices.filter((node) => !node.classList.contains('main'));
    const ends = all('[data-choice].main');
    return going.length > 0 && (bold || ends.length === 0) ? going : ends;
  };

  /** On a phone the rest of the table is behind another tab, and the list of choices behind a grip. */
  const elsewhere = (way) =>
    [
      ...(way === 'things' ? all('[data-tab][aria-selected=false]').filter((tab) => tab.querySelector('.dot')) : []),
      ...all('[data-choices][aria-expanded=false]'),
    ].slice(0, 1);

  /** A spot where a finger meets this thing and nothing else. */
  const spot = (node) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = node.getBoundingClientRect();
    const parts = [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95];
    for (const v of parts) {
      for (const u of parts) {
        const [x, y] = [box.left + box.width * u, box.top + box.height * v];
        const hit = document.elementFromPoint(x, y);
        if (hit && node.contains(hit) && hit.closest('button, a') === node) return { x, y };
      }
    }
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    throw new Error(`${name(node)} cannot be reached, it lies under ${over ? name(over) : 'nothing'}`);
  };

  let target = null;
  let pointed = 0;
  addEventListener('pointerdown', () => (pointed = performance.now()), true); // the hand may be slower than the eye

  /** Where the Tab key stops, in its order. */
  const halts = () =>
    [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(
      (other) => other.tabIndex >= 0 && !other.disabled && other.checkVisibility({ visibilityProperty: true }),
    );

  /** Who has to tab there wants what is near: a few of the nearest. What is no stop at all is near, to be found out. */
  const nearest = (list) => {
    const way = halts();
    const from = way.indexOf(document.activeElement);
    const far = (node) => (way.includes(node) ? Math.abs(way.indexOf(node) - from) : 0);
    return [...list].sort((one, other) => far(one) - far(other)).slice(0, NEAR);
  };

  /** How many stops of the Tab key lie between where we are and the target; negative: backwards, null: who knows. */
  const stops = () => {
    const list = halts();
    const from = list.indexOf(document.activeElement);
    const to = list.indexOf(target);
    if (to < 0) throw new Error(`${name(target)} is no stop of the Tab key`);
    return from < 0 ? null : to - from;
  };

  /** What a person would see who wonders why nothing goes on. */
  const sight = () => {
    const notice = document.querySelector('[data-notice]')?.textContent ?? '';
    return [words('[data-prompt]'), notice, mark(), JSON.stringify(facts())].join(' | ');
  };

  const complain = (why) => {
    throw new Error(`${why} | ${sight()}`);
  };

  const settled = async (before, last) => {
    const late = performance.now() + PATIENCE;
    while (mark() === before || 'busy' in facts()) {
      if (document.querySelector('[data-notice]')) complain('refused');
      if (performance.now() > late) complain(`nothing followed from ${last}`);
      await moment();
    }
  };

  /** The next thing to do, once the last gesture was understood; `patience` is for the turns of others. */
  const next = async ({ way, before, last, bold, pick, patience, how }) => {
    if (before !== null) await settled(before, last);
    const late = performance.now() + patience;
    for (;;) {
      if (document.querySelector('[data-notice]')) complain('refused');
      if ('over' in facts()) return { is: 'over' };
      let list = options(way, bold);
      if (list.length === 0) list = elsewhere(way);
      if (how === 'tab') list = nearest(list);
      if (how === 'point' && list.includes(one('[data-confirm]:not(.primary)')) && performance.now() < pointed + TWICE) {
        await moment();
        continue;
      }
      if (list.length > 0) {
        pointed = performance.now();
        target = list[Math.floor(pick * list.length)];
        const seen = { is: 'asked', mark: mark(), name: name(target), curtain: 'sit' in target.dataset };
        if (how === 'point') return { ...seen, ...spot(target) };
        if (how === 'tab') return { ...seen, digit: all('[data-choice]').indexOf(target) + 1 };
        target.click();
        return seen;
      }
      if (performance.now() > late) return { is: 'idle', sight: sight() };
      await moment();
    }
  };

  /** Plays on by itself, as fast as the page allows: so many choices at most, or until something is to be seen. */
  const rush = async ({ seed, most, until, haste, patience }) => {
    let state = seed;
    const dice = () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) / 2 ** 24;
    };
    const wish = { way: 'buttons', before: null, how: 'click', patience };
    let made = 0;
    while (made < most && !(until && one(until))) {
      const found = await next({ ...wish, bold: dice() >= haste, pick: dice() });
      if (found.is !== 'asked') break;
      if (!found.curtain) made += 1;
      await settled(found.mark, found.name);
    }
    return made;
  };

  window.player = { next, settled, stops, rush };
})();
