import { tick } from 'svelte';

/** One floating note for the whole page: what a thing is, and why it cannot be chosen. */
export interface Note {
  /** Whose colours its signs have. */
  game?: string;
  title: string;
  kind?: string;
  text?: string;
  rule?: string;
  ruleText?: string;
  /** Why it cannot be chosen now: rules, or one plain sentence. */
  why?: { rule?: string; text: string }[];
  /** What choosing it would cost and bring. */
  brings?: { tone: string; signs: Sign[] }[];
}

export interface Sign {
  icon: string;
  colour?: string | undefined;
  name: string;
  text: string;
}

/** What is told, and where. */
interface Shown {
  note: Note;
  /** All of it, not only what it is. */
  full: boolean;
  x: number;
  y: number;
  below: boolean;
}

export const tip = $state<{ now: Shown | null }>({ now: null });

const HOVER_MS = 180;
const FULL_MS = 400;
export const PRESS_MS = 450;
/** So long a pointer may take from a thing to what is said of it: there may be a link in it. */
const STAY_MS = 240;
let timer: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
let shownBy: Element | null = null;
let told: () => Note | null = () => null;
/** Where the pointer was last seen. A page that moves beneath it is not a question. */
const at = { x: -1, y: -1 };

export function pointed({ clientX, clientY }: PointerEvent): void {
  at.x = clientX;
  at.y = clientY;
}

/** A thing that had the focus loses it while the page is being redrawn, when no state may change: wait until that is done. */
export function hideTip(): void {
  clearTimeout(timer);
  clearTimeout(leaving);
  if (shownBy) queueMicrotask(() => shownBy || (tip.now = null));
  shownBy = null;
}

/** The pointer has left the thing, perhaps for the tip. */
export function leaveTip(): void {
  clearTimeout(timer);
  clearTimeout(leaving);
  leaving = setTimeout(hideTip, tip.now?.full ? STAY_MS : 0);
}

export function keepTip(): void {
  clearTimeout(leaving);
}

/** Somebody touches the page elsewhere, or lets go: whatever was to be told then is not wanted any more. */
export function touched(event: PointerEvent): void {
  clearTimeout(timer);
  if (event.type === 'pointerdown' && shownBy && !(event.target as Element).closest('[role=tooltip]')) hideTip();
}

export function showTip(node: Element, tell: () => Note | null, full: boolean): void {
  const note = node.isConnected ? tell() : null;
  if (!note) return;
  clearTimeout(leaving);
  shownBy = node;
  told = tell;
  const box = around(node);
  const below = box.top < innerHeight / 2 && box.top < 300;
  const half = Math.min(160, innerWidth / 2 - 8);
  const x = Math.min(Math.max(box.left + box.width / 2, half + 8), innerWidth - half - 8);
  tip.now = { note, full, x, y: below ? box.bottom + 8 : box.top - 8, below };
}

/** Where the note is to point: at the thing, or into a part of the table that is too large for that. */
function around(node: Element): DOMRect {
  const box = node.getBoundingClientRect();
  if (box.height < innerHeight / 3) return box;
  const inside = at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
  return inside ? new DOMRect(at.x, at.y, 0, 0) : new DOMRect(box.left, box.top, box.width, Math.min(box.height, 60));
}

/** The thing that answers for this spot: a piece, and not the place in which it lies. */
function nearest(spot: EventTarget | null): Element | null {
  return spot instanceof Element ? spot.closest('[data-explains]') : null;
}

/** Something has changed at the table: what a tip says must stay true, once the page shows the change. */
export function renewTip(): void {
  if (!shownBy) return;
  void tick().then(() => {
    const note = shownBy?.isConnected ? told() : null;
    if (note && tip.now) tip.now = { ...tip.now, note };
    else hideTip();
  });
}

/** Hover, keyboard focus or a long press tells what a thing is; resting there, or the press, tells all of it. */
export function explains(node: HTMLElement, note: () => Note | null): { update: (next: () => Note | null) => void; destroy: () => void } {
  let tell = note;
  let pressed = false;
  let finger = false;
  /** It lies beneath the pointer, which has not moved since: perhaps it was the thing that came. */
  let beneath = false;
  const show = (full: boolean): void => showTip(node, () => tell(), full);
  const rest = (): void => {
    clearTimeout(timer);
    clearTimeout(leaving);
    timer = setTimeout(() => {
      show(false);
      timer = setTimeout(() => shownBy === node && show(true), FULL_MS);
    }, HOVER_MS);
  };
  const handlers: Record<string, (event: Event) => void> = {
    pointerover: (event) => {
      const { pointerType, target, relatedTarget } = event as PointerEvent;
      if (nearest(target) === node && nearest(relatedTarget) !== node) beneath = pointerType === 'mouse';
    },
    pointermove: (event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (!beneath || (clientX === at.x && clientY === at.y)) return;
      beneath = false;
      rest();
    },
    pointerout: (event) => {
      const { pointerType, target, relatedTarget } = event as PointerEvent;
      if (nearest(target) !== node || nearest(relatedTarget) === node) return;
      beneath = false;
      if (pointerType === 'mouse') leaveTip();
      else clearTimeout(timer);
    },
    pointerdown: (event) => {
      if (nearest(event.target) !== node) return;
      hideTip();
      pressed = false;
      finger = (event as PointerEvent).pointerType !== 'mouse';
      if (!finger) return;
      timer = setTimeout(() => {
        pressed = true;
        show(true);
      }, PRESS_MS);
    },
    pointercancel: hideTip,
    click: (event) => {
      if (pressed) {
        // A long press asks what the thing is; it must not choose it as well.
        event.stopImmediatePropagation();
        event.preventDefault();
      } else if (node.ariaDisabled === 'true' && (finger || (event as MouseEvent).detail > 0)) show(true); // says why not
      pressed = false;
    },
    contextmenu: (event) => pressed && event.preventDefault(),
    focus: () => node.matches(':focus-visible') && rest(),
    blur: hideTip,
    // Whoever asks in another way: a key, or a test that asks everything.
    explain: () => show(true),
  };
  node.dataset['explains'] = '';
  for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler, name === 'click');
  return {
    update: (next) => (tell = next),
    destroy: () => {
      for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler, name === 'click');
      if (shownBy === node) hideTip();
    },
  };
}
