/** How far the house in this page is. */
interface State {
  state: 'loading' | 'ready' | 'failed';
  /** Bytes that are here, of so many. */
  here: number;
  total: number;
  /** False: this browser keeps nothing, and games are gone with the page. */
  lasting: boolean;
  /** Things that were kept, and are not understood any more. */
  unread: number;
  why: string;
}

export const house = $state<State>({ state: 'loading', here: 0, total: 0, lasting: true, unread: 0, why: '' });
