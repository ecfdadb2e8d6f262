/* What a player could not read, hit or understand on the page as it is now. Each fault has a kind, and says where it is. */
(() => {
  const NOISE = /^(?!event$|empty$)(e[0-9a-z]{4}$|seat\d|lit$|chosen$|given$|spoken$|moved$|small$|used$)/;
  const SLACK = 3; // pixels that round corners and hairlines may share
  const WORDS = /\p{L}{2}/u;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const plain = (text) => text.replace(/\u00AD/g, '').replace(/\s+/g, ' ').trim();
  const named = (node) => node.tagName.toLowerCase() + [...node.classList].filter((name) => !NOISE.test(name)).map((name) => `.${name}`).join('');
  const zoneOf = (node) => [...(node.closest('[data-zone]')?.classList ?? [])].find((name) => name.startsWith('stem-'));
  /** The same for all things that are drawn alike. */
  const place = (node) => `${zoneOf(node) ?? named(node.closest('header, aside, main, dialog, ul, nav') ?? document.body)} ${named(node)}`;
  const unseen = (node) => node.closest('.sr, [aria-hidden=true].sr, noscript, script, style, option') !== null;
  const box = (node) => node.getBoundingClientRect();
  const shared = (a, b) => ({ x: Math.min(a.right, b.right) - Math.max(a.left, b.left), y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) });
  /** What of a thing is in sight: the rest is scrolled away. */
  const seen = (node) => {
    let { left, top, right, bottom } = box(node);
    for (let at = node.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const room = box(at);
      [left, top, right, bottom] = [Math.max(left, room.left), Math.max(top, room.top), Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    return { left, top, right, bottom };
  };
  const flush = () => new Promise((go) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(go))));

  /** All that is written, with the element in which it stands. */
  const texts = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text; (text = walker.nextNode()); ) {
      const node = text.parentElement;
      if (plain(text.data) && !unseen(node) && node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.push([node, plain(text.data), text]);
    }
    return found;
  };

  /** By how much a thing is drawn smaller or larger than its style says; widths are rounded, so a little says nothing. */
  const scale = (node) => {
    if (node.ownerSVGElement) return Math.hypot(node.getScreenCTM().a, node.getScreenCTM().b);
    const drawn = node.offsetWidth ? box(node).width / node.offsetWidth : 1;
    return Math.abs(drawn - 1) < 0.08 ? 1 : drawn;
  };

  const tiny = (least) => {
    const sizeOf = (node, part) => parseFloat(getComputedStyle(node, part).fontSize) * scale(node);
    const written = texts().map(([node, said]) => [node, sizeOf(node), said]);
    const drawn = all('[data-sign]').filter((node) => getComputedStyle(node, '::before').content !== 'none').map((node) => [node, sizeOf(node, '::before'), node.dataset.sign]);
    return [...written, ...drawn]
      .filter(([, size]) => size < least - 0.05)
      .map(([node, size, said]) => ({ kind: 'tiny', where: place(node), about: `${size.toFixed(1)} px: ${said.slice(0, 30)}` }));
  };

  /** A finger cannot hover. */
  const hovers = () => matchMedia('(hover: hover)').matches;
  const hush = async () => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: hovers() ? 'mouse' : 'touch' }));
    await flush();
  };
  /** What hovering a thing, or holding a finger on it, says; '' if it says nothing. */
  const tipOf = async (node) => {
    const titled = (hovers() && node.closest('[title]')?.title) || '';
    for (let at = node; at && at !== document.body && (at === node || !at.matches('[data-zone]')); at = at.parentElement) {
      if (document.querySelector('[role=tooltip]')) await hush();
      at.dispatchEvent(new CustomEvent('explain'));
      await flush();
      const told = document.querySelector('[role=tooltip]');
      if (told) return plain(`${told.textContent} ${titled}`);
    }
    return plain(titled);
  };

  /** How much of the text in a node lies outside of what hides the rest: the node itself, or anything around it that does not scroll. */
  const hidden = (node, text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const written = range.getBoundingClientRect();
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const room = box(at);
      const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
      if (clips(overflowX) && (written.left < room.left - 2 || written.right > room.right + 2)) return true;
      // A line is higher than its letters.
      if (clips(overflowY) && (written.top < room.top - 4 || written.bottom > room.bottom + 4)) return true;
      if (at === node && clips(overflowX) && (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 4)) return true;
      if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') return false;
    }
    return written.left < -2 || written.right > innerWidth + 2;
  };

  const cut = async () => {
    const faults = [];
    const seen = new Set();
    for (const [node, , text] of texts()) {
      if (seen.has(node) || !hidden(node, text)) continue;
      seen.add(node);
      const said = plain(node.textContent);
      const told = await tipOf(node);
      // A name must be there in full; of a number the meaning.
      if (WORDS.test(said) ? !told.toLowerCase().includes(said.toLowerCase()) : !WORDS.test(told)) faults.push({ kind: 'cut', where: place(node), about: `${said.slice(0, 40)} | ${told.slice(0, 60)}` });
    }
    return faults;
  };

  const WORD = /(?<![\p{L}\u00AD])\p{L}{4,20}(?![\p{L}\u00AD])/gu; // what is longer fits nowhere, what has hyphens is parted by them
  /** Words that go on in the next line without a hyphen. */
  const broken = () => {
    const lines = (text, { index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
    };
    const faults = [];
    for (const [node, , text] of texts()) {
      const split = [...text.data.matchAll(WORD)].filter((word) => lines(text, word) > 1);
      if (split.length === 0) continue;
      const kept = node.getAttribute('style');
      Object.assign(node.style, { overflowWrap: 'normal', wordBreak: 'normal' }); // what is still in two lines now has its hyphen
      const cracked = split.filter((word) => lines(text, word) < 2);
      if (kept === null) node.removeAttribute('style');
      else node.style.cssText = kept; // the page forbids attributes of style
      if (cracked.length > 0) faults.push({ kind: 'broken', where: place(node), about: cracked.map(([word]) => word).join(', ') });
    }
    return faults;
  };

  /** All that does something. What only explains itself is no target, nor is a link within a sentence. */
  const TARGETS = '[data-lit], button:not(:disabled, [aria-disabled=true], [tabindex="-1"]), [role=tab], a[href], select, textarea, input:not([type=hidden]), summary';
  const EASY = 'p a, li a, [role=tooltip] *';
  const own = (node) => node.closest('.holder');

  const overlap = () => {
    const lit = all('[data-lit]').map((node) => [node, seen(node)]);
    const faults = [];
    lit.forEach(([one, here], k) => {
      for (const [other, there] of lit.slice(k + 1)) {
        const { x, y } = shared(here, there);
        if (x <= SLACK || y <= SLACK || one.dataset.lit === other.dataset.lit || one.contains(other) || other.contains(one)) continue;
        if (own(one)?.contains(other) || own(other)?.contains(one)) continue; // one lies on the other
        if (one.closest('[data-over], .over, .dialog') !== other.closest('[data-over], .over, .dialog')) continue;
        faults.push({ kind: 'overlap', where: `${place(one)} / ${place(other)}`, about: `${one.dataset.lit} and ${other.dataset.lit} share ${Math.round(x)} x ${Math.round(y)} px` });
      }
    });
    return faults;
  };

  /** So large that a finger or a pointer cannot miss it, with the room that it has around it. */
  const roomy = (node, least) => {
    const { width, height } = box(node.closest('label') ?? node);
    if (width >= least - 0.5 && height >= least - 0.5) return true;
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width: w, height: h } = box(node);
    const far = least / 2 - 1;
    const corners = [[-far, 0], [far, 0], [0, -far], [0, far]];
    return corners.every(([dx, dy]) => document.elementFromPoint(x + w / 2 + dx, y + h / 2 + dy)?.closest('button, a, label, input') === node);
  };
  const narrow = (least) =>
    all(TARGETS)
      .filter((node) => !node.matches(EASY) && !unseen(node) && !roomy(node, least))
      .map((node) => ({ kind: 'narrow', where: place(node), about: `${Math.round(box(node).width)} x ${Math.round(box(node).height)} px` }));

  /** Prompt, hand and own area lie wholly in the window, and nothing of them is scrolled away. */
  const fold = () => {
    const stage = box(document.querySelector('.stage'));
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const outside = (room, node) => {
      const { left, top, right, bottom } = box(node);
      return left < room.left - 1 || top < room.top - 1 || right > room.right + 1 || bottom > room.bottom + 1;
    };
    const scrolled = (node) => {
      for (let at = node.parentElement; at && !at.matches('.stage'); at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible' && outside(box(at), node)) return true;
      }
      return false;
    };
    const mine = all('.mine [data-zone], .mine [data-piece], .mine .cell, .mine .class');
    if (mine.length === 0) return [{ kind: 'fold', where: 'mine', about: 'nothing of mine is in sight' }];
    return [
      ...all('[data-prompt]').filter((node) => outside(window, node)),
      ...mine.filter((node) => outside(stage, node) || scrolled(node)),
    ].map((node) => ({ kind: 'fold', where: place(node), about: `reaches to ${Math.round(box(node).right)}, ${Math.round(box(node).bottom)}` }));
  };

  const stacked = () => {
    const zones = all('.stage [data-zone]').map((node) => [node, seen(node)]);
    const faults = [];
    zones.forEach(([one, here], k) => {
      for (const [other, there] of zones.slice(k + 1)) {
        const { x, y } = shared(here, there);
        if (x > SLACK && y > SLACK && !one.contains(other) && !other.contains(one)) faults.push({ kind: 'stacked', where: `${zoneOf(one)} / ${zoneOf(other)}`, about: `${Math.round(x)} x ${Math.round(y)} px` });
      }
    });
    return faults;
  };

  const STICKS = 8; // pixels that a piece may lie across the edge of its zone
  /** What lies beside its part of the table. A part whose pieces lie apart in its row, a map and what it opens, has the room of that row. */
  const outside = () =>
    all('.stage [data-zone]').flatMap((zone) => {
      const room = box(getComputedStyle(zone).display === 'contents' ? zone.parentElement : zone);
      return all('.piece, .cell, .class', zone)
        .map((node) => [node, seen(node)])
        .filter(([, { left, right }]) => right - left > SLACK && (left < room.left - STICKS || right > room.right + STICKS))
        .map(([node]) => ({ kind: 'outside', where: place(node), about: `${Math.round(box(node).left)} to ${Math.round(box(node).right)}, room ${Math.round(room.left)} to ${Math.round(room.right)}` }));
    });

  const wide = () => (document.documentElement.scrollWidth > innerWidth ? [{ kind: 'wide', where: 'page', about: `${document.documentElement.scrollWidth} px` }] : []);

  /** Pieces, places, classes, zones and signs about which nothing is said in words. */
  const mute = async () => {
    const faults = [];
    await hush();
    const things = all('.stage .piece, .stage .cell, .stage .class, [data-table] svg.icon').filter((node) => !unseen(node));
    const asked = new Map();
    for (const thing of things) {
      const node = thing.matches('svg') ? (thing.closest('[data-explains]:not([data-zone]), button, a, [title], li') ?? thing.parentElement) : thing;
      const key = node.dataset.piece ?? node.dataset.handle ?? node;
      if (asked.has(key)) continue;
      asked.set(key, true);
      const written = thing.matches('svg') && WORDS.test(plain([...node.childNodes].filter((one) => !one.classList?.contains('sr')).map((one) => one.textContent).join(' ')));
      if (!written && !WORDS.test(await tipOf(node))) faults.push({ kind: 'mute', where: place(thing), about: (node.dataset.piece ?? node.dataset.handle ?? node.outerHTML.slice(0, 60)) });
      await hush();
    }
    return faults;
  };

  /** Parts of the table that do not say what they are: neither their head nor, where there is none, their ground does. */
  const nameless = async () => {
    const faults = [];
    for (const zone of all('.stage [data-zone]')) {
      if (WORDS.test(await tipOf(all(':scope > header', zone)[0] ?? zone))) continue;
      faults.push({ kind: 'mute', where: place(zone), about: `${zone.dataset.zone} does not say what it is` });
    }
    return faults;
  };

  const check = async ({ letters, target, folds, tips }) => [
    ...tiny(letters), ...(await cut()), ...broken(), ...overlap(), ...(folds ? fold() : []), ...stacked(), ...outside(), ...wide(), ...(tips ? [...(await mute()), ...(await nameless())] : []), ...narrow(target),
  ];

  window.legible = { check };
})();
