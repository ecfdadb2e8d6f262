export type Route = { page: 'start' } | { page: 'table'; id: string } | { page: 'replay'; id: string } | { page: 'box'; id: string };

export function parse(path: string): Route {
  const [, where, id, what] = path.split('/');
  if (where === 'table' && id) return what === 'replay' ? { page: 'replay', id } : { page: 'table', id };
  if (where === 'box' && id) return { page: 'box', id };
  return { page: 'start' };
}

export const route = $state<{ now: Route }>({ now: parse(location.pathname) });

export function go(path: string): void {
  history.pushState(null, '', path);
  route.now = parse(location.pathname);
  scrollTo(0, 0);
}

addEventListener('popstate', () => (route.now = parse(location.pathname)));

/** Links stay real links (open in a new tab, copy), and an ordinary click does not load the page again. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(node.pathname + node.search);
  };
  node.addEventListener('click', click);
  return { destroy: () => node.removeEventListener('click', click) };
}
