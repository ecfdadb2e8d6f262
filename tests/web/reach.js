/* Can everything that may be chosen be pointed at? Follows docs/scene.md: the page is asked only where things are. */
(() => {
  const LEAST = 24; // pixels, or as much room around it
  const WAITS = /^(btn|n|turn):/; // no things on the table: they may wait for the first half of a gesture
  const moment = () => new Promise((go) => setTimeout(go, 4));
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 0)));
  const all = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const facts = () => document.querySelector('[data-table]').dataset;
  const name = (node) => (node ? node.outerHTML.slice(0, 120) : 'nothing');
  // A note goes when the pointer does, as it must on its way to anything that the note covers.
  const noNotes = new CSSStyleSheet();
  noNotes.replaceSync('[role=tooltip], [role=tooltip] * { pointer-events: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, noNotes];

  // --- what the scene says -------------------------------------------------------------------------------------------

  const pathsOf = (scene) => {
    const found = [];
    const run = new Set([...(scene.tally?.heaps ?? []).map((heap) => heap.id), scene.tally?.done]);
    const walk = (list, handles, first) => {
      for (const choice of list) {
        const here = [...new Set([...handles, ...choice.h])];
        if (choice.then?.length) walk(choice.then, here, first ?? choice);
        else found.push({ handles: here, first: first ?? choice, last: choice });
      }
    };
    walk(scene.choices.filter((choice) => !run.has(choice.id)), [], null);
    return found;
  };
  const having = (paths, handles) => paths.filter((path) => handles.every((handle) => path.handles.includes(handle)));
  /** What some candidates have and others have not; of a single one anything will do. */
  const telling = (left, chosen) =>
    [...new Set(left.flatMap((path) => path.handles))].filter((handle) => !chosen.includes(handle) && (left.length === 1 || !left.every((path) => path.handles.includes(handle))));

  // --- what the page shows -------------------------------------------------------------------------------------------

  /** A spot where a pointer meets this thing and nothing else, once it is scrolled to. */
  const spot = (node) => {
    for (const block of ['nearest', 'center']) {
      node.scrollIntoView({ block, inline: block });
      const box = node.getBoundingClientRect();
      for (const v of [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95]) {
        for (const u of [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95]) {
          const hit = document.elementFromPoint(box.left + box.width * u, box.top + box.height * v);
          if (hit && hit.closest('button, a') === node) return true;
        }
      }
    }
    return false;
  };

  const centre = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, small: Math.min(width, height) };
  };

  /** Large enough to be hit, or far enough from everything else that can be. */
  const roomy = (node) => {
    const { x, y, small } = centre(node);
    if (small >= LEAST) return true;
    return all('[data-lit]').every((other) => other === node || other.dataset.lit === node.dataset.lit || Math.hypot(centre(other).x - x, centre(other).y - y) >= LEAST);
  };

  /** What can be hit on the part of the page that is open now: handle, and the thing that answers to it. */
  const here = (found, faults) => {
    for (const node of all('[data-lit]')) {
      for (const handle of node.dataset.lit.split(' ')) {
        if (found.has(handle)) continue;
        if (!spot(node)) {
          faults.set(handle, `${name(node)} lies under ${name(document.elementFromPoint(centre(node).x, centre(node).y))}`);
        } else if (!roomy(node)) faults.set(handle, `${name(node)} is too small`);
        else found.set(handle, node);
      }
    }
    for (const node of all('[data-more]:not(:disabled)')) if (spot(node)) found.set(node.dataset.more, node);
    for (const node of all('[data-choice]')) if (spot(node)) found.set(`choice ${node.dataset.choice}`, node);
    for (const node of all('[data-main], [data-pay]')) if (spot(node)) found.set('main', node);
  };

  /** A dialog shows one number at a time: step through all of them. */
  const numbers = async (found) => {
    const [less, more] = all('.stepper > .square');
    if (!less) return;
    for (const way of [less, more]) {
      for (let k = 0; k < 99 && !way.disabled; k += 1) {
        if (!spot(way)) return;
        way.click();
        await moment();
        for (const node of all('.stepper [data-lit]')) if (spot(node)) found.set(node.dataset.lit, node);
      }
    }
  };

  /** Everything that can be hit, on every tab; tabs are as they were afterwards. */
  const survey = async (wanted) => {
    const found = new Map();
    const where = new Map();
    const faults = new Map();
    const opened = () => all('[role=tab][aria-selected=true], [data-opens][aria-pressed=true]').map((door) => door.dataset.tab ?? door.dataset.opens);
    const look = async () => {
      const before = new Set(found.keys());
      here(found, faults);
      await numbers(found);
      for (const handle of found.keys()) if (!before.has(handle)) where.set(handle, opened());
    };
    await look();
    const missing = () => wanted.filter((handle) => !found.has(handle));
    const open = opened();
    const doors = () => all('[role=tab], [data-opens]').map((door) => door.dataset.tab ?? door.dataset.opens);
    const tried = new Set(['log', ...open]);
    const explore = async () => {
      for (let door; missing().length > 0 && (door = doors().find((one) => !tried.has(one))); ) {
        tried.add(door);
        if (await turnTo(door)) await look();
      }
    };
    await explore();
    for (const tab of ['board', ...open]) if (await turnTo(tab)) await explore(); // there may be more doors behind a tab
    for (const tab of open) await turnTo(tab);
    return { found, where, faults, missing: missing() };
  };

  const turnTo = async (name) => {
    const tab = all(`[data-tab="${name}"], [data-opens="${name}"]`)[0];
    if (!tab) return false;
    if (tab.ariaSelected !== 'true' && tab.ariaPressed !== 'true') {
      tab.click();
      await frame();
    }
    return true;
  };

  const until = async (ready, what) => {
    const late = performance.now() + PATIENCE;
    while (!ready()) {
      if (performance.now() > late) throw new Error(what);
      await moment();
    }
    await frame();
  };

  // --- the check -----------------------------------------------------------------------------------------------------

  const check = async (scene, { most, seed }) => {
    const complaints = [];
    let seen = 0;
    let dice = seed;
    const throwDie = (sides) => {
      dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
      return (dice >>> 8) % sides;
    };
    const paths = pathsOf(scene);
    const zones = new Set(scene.zones.map((zone) => zone.id));
    const waits = (handle) => WAITS.test(handle) || zones.has(handle);

    const visit = async (chosen, turn) => {
      const left = having(paths, turn ? [...chosen, turn] : chosen);
      const needed = telling(left, turn ? [...chosen, turn] : chosen).filter((handle) => !(turn && handle.startsWith('turn:')));
      const alone = (handle) => left.filter((path) => path.handles.includes(handle)).some((path) => path.handles.every(waits));
      // What has a thing beside it may wait until that is chosen; all there is must be there.
      const wanted = needed.filter((handle) => chosen.length > 0 || !waits(handle) || alone(handle));
      const { found, where, faults, missing } = await survey(wanted);
      seen += wanted.length;
      const main = left.filter((path) => path.last.main);
      for (const handle of missing) {
        const only = left.filter((path) => path.handles.includes(handle));
        if (found.has('main') && only.every((path) => main.includes(path))) continue;
        // What is no thing at all is in the list of choices, where that is in sight.
        if (only.every(({ handles, first }) => handles.every((one) => WAITS.test(one)) && found.has(`choice ${first.id}`))) continue;
        if (left.length === 1 && wanted.some((other) => found.has(other))) continue;
        complaints.push(`${handle} after [${chosen.join(' ')} ${turn ?? ''}]: ${faults.get(handle) ?? 'is nowhere'} (${only[0]?.last.say})`);
      }
      const doors = wanted.filter((handle) => found.has(handle) && left.filter((path) => path.handles.includes(handle)).length > 1);
      while (doors.length > most) doors.splice(throwDie(doors.length), 1);
      for (const door of doors) {
        for (const tab of where.get(door) ?? []) await turnTo(tab);
        const node = all('[data-lit]').find((one) => one.dataset.lit === door);
        if (!node) continue;
        node.click();
        await until(() => facts().chosen.split(' ').includes(door), `${door} cannot be chosen by a click`);
        await visit([...chosen, door], turn);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        await until(() => !facts().chosen.split(' ').includes(door), `${door} cannot be let go`);
      }
    };

    const heaps = (scene.tally?.heaps ?? []).filter((heap) => scene.choices.some((choice) => choice.id === heap.id)).map((heap) => heap.h);
    if (heaps.length > 0) {
      const { faults, missing } = await survey(heaps);
      seen += heaps.length;
      complaints.push(...missing.map((handle) => `${handle} of a tally: ${faults.get(handle) ?? 'is nowhere'}`));
    }
    const turns = new Set();
    do {
      const turn = facts().turn;
      if (turn) turns.add(turn);
      await visit([], turn);
      if (turn) {
        const ways = all('[data-rotate], [data-flip]');
        for (const way of ways) {
          way.click();
          await frame();
          if (!turns.has(facts().turn)) break;
        }
      }
    } while (facts().turn && !turns.has(facts().turn) && turns.size < 8);
    return { complaints, seen };
  };

  window.reach = { check };
})();
