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

interface Shown extends Note {
  x: number;
  y: number;
  below: boolean;
}

export const tip = $state<{ now: Shown | null }>({ now: null });

const HOVER_MS = 320;
const PRESS_MS = 450;
let timer: ReturnType<typeof setTimeout> | undefined;
let shownBy: Element | null = null;

/** A thing that had the focus loses it while the page is being redrawn, when no state may change: wait until that is done. */
export function hideTip(): void {
  clearTimeout(timer);
  if (shownBy) queueMicrotask(() => shownBy || (tip.now = null));
  shownBy = null;
}

export function showTip(node: Element, note: Note): void {
  shownBy = node;
  const box = node.getBoundingClientRect();
  const below = box.top < 260;
  const half = Math.min(150, innerWidth / 2 - 8);
  const x = Math.min(Math.max(box.left + box.width / 2, half + 8), innerWidth - half - 8);
  tip.now = { ...note, x, y: below ? box.bottom + 8 : box.top - 8, below };
}

/** Hover, keyboard focus or a long press tells what a thing is. */
export function explains(node: HTMLElement, note: () => Note | null): { update: (next: () => Note | null) => void; destroy: () => void } {
  let tell = note;
  let pressed = false;
  const show = (): void => {
    if (!node.isConnected) return;
    const said = tell();
    if (said) showTip(node, said);
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(show, ms);
  };
  const handlers: Record<string, (event: Event) => void> = {
    pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && later(HOVER_MS),
    pointerleave: hideTip,
    pointerdown: (event) => {
      hideTip();
      pressed = false;
      if ((event as PointerEvent).pointerType !== 'mouse') {
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, PRESS_MS);
      }
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: hideTip,
    // A long press asks what the thing is; it must not choose it as well.
    click: (event) => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    contextmenu: (event) => pressed && event.preventDefault(),
    focus: () => node.matches(':focus-visible') && later(HOVER_MS),
    blur: hideTip,
  };
  for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler, name === 'click');
  return {
    update: (next) => (tell = next),
    destroy: () => {
      for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler, name === 'click');
      if (shownBy === node) hideTip();
    },
  };
}
