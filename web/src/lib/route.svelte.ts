export type Route = { page: 'start' } | { page: 'table'; id: string } | { page: 'replay'; id: string } | { page: 'review'; id: string } | { page: 'box'; id: string };

export function parse(path: string): Route {
  const [, where, id, what] = path.split('/');
  if (where === 'table' && id) return { page: what === 'replay' || what === 'review' ? what : 'table', id };
  if (where === 'box' && id) return { page: 'box', id };
  return { page: 'start' };
}

/** A page without a server may lie under any address and has nobody who would answer to others: its routes stand behind the `#`. */
const hashed = document.querySelector('meta[name=edubba-python]') !== null;

/** There is one `#` in an address: what a path has behind its own stands behind a `?` then. */
const to = (path: string): string => (hashed ? `#${path.replace('#', '?')}` : path);
const here = (): string => (hashed ? location.hash.slice(1).split('?')[0] || '/' : location.pathname);

export const route = $state<{ now: Route }>({ now: parse(here()) });

export function go(path: string): void {
  history.pushState(null, '', to(path));
  route.now = parse(here());
  scrollTo(0, 0);
}

addEventListener('popstate', () => (route.now = parse(here())));

/** Links stay real links (open in a new tab, copy), and an ordinary click does not load the page again. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(hashed ? node.hash.slice(1) : node.pathname + node.search + node.hash);
  };
  const place = (): void => {
    const path = node.getAttribute('href');
    if (path?.startsWith('/')) node.setAttribute('href', to(path));
  };
  const changed = new MutationObserver(place);
  if (hashed) {
    place();
    changed.observe(node, { attributeFilter: ['href'] });
  }
  node.addEventListener('click', click);
  return {
    destroy: () => {
      changed.disconnect();
      node.removeEventListener('click', click);
    },
  };
}

/** The move of a replay that the address names. */
export const namedMove = (): number => Number(/[#?]move=(\d+)$/.exec(location.hash)?.[1] ?? 0);

/** Name it there: who copies the address leads others to the same moment. */
export function nameMove(move: number): void {
  history.replaceState(null, '', to(here()) + (move ? `${hashed ? '?' : '#'}move=${move}` : ''));
}
