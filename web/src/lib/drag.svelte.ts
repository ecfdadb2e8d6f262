import type { Board } from './board.svelte';
import type { Handle } from './scene';
import { hideTip } from './tip.svelte';

/** What the things on the page answer to, for a piece that is let go above them. */
const answers = new WeakMap<Element, () => Handle[]>();

export function answersTo(node: Element, handles: () => Handle[]): { update: (next: () => Handle[]) => void } {
  answers.set(node, handles);
  return { update: (next) => answers.set(node, next) };
}

const FAR = 8;

function thingAt(target: EventTarget | null): HTMLElement | null {
  let node = target instanceof Element ? target : null;
  while (node && !answers.has(node)) node = node.parentElement;
  return node as HTMLElement | null;
}

const handlesOf = (node: Element | null): Handle[] => (node ? (answers.get(node)?.() ?? []) : []);

/** Pick a piece up with the mouse and let it go on its partner: two handles in one gesture. Two clicks do the same. */
export function draggable(root: HTMLElement, board: Board): { destroy: () => void } {
  let from: HTMLElement | null = null;
  let start = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let before: Handle[] = [];

  const drop = (): void => {
    ghost?.remove();
    ghost = null;
    from?.classList.remove('held');
    from = null;
  };
  const lift = (node: HTMLElement): boolean => {
    before = board.chosen;
    if (!board.hold(handlesOf(node))) return false;
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.classList.add('ghost');
    for (const name of ['data-piece', 'data-handle', 'data-lit', 'id']) ghost.removeAttribute(name);
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    for (const name of ['--card-w', '--card-h']) ghost.style.setProperty(name, getComputedStyle(node).getPropertyValue(name));
    root.append(ghost);
    node.classList.add('held');
    return true;
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const node = thingAt(event.target);
    if (!node?.hasAttribute('data-lit')) return;
    from = node;
    start = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      hideTip();
      if (!lift(from)) {
        from = null;
        return;
      }
    }
    event.preventDefault();
    ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) rotate(2deg)`;
  };
  const up = (event: PointerEvent): void => {
    if (!ghost) {
      from = null;
      return;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const node = thingAt(under);
    const home = from;
    drop();
    // The click that ends a drag is no click.
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
    if (node === home || !board.drop(handlesOf(node), zoneOf(under))) board.chosen = before;
  };
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const cancel = (): void => {
    if (ghost) board.chosen = before;
    drop();
  };
  const native = (event: Event): void => event.preventDefault();

  root.addEventListener('pointerdown', down);
  root.addEventListener('dragstart', native);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  return {
    destroy: () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('dragstart', native);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      drop();
    },
  };
}

function zoneOf(node: Element | null): string {
  return node?.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
}
