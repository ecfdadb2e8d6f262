/** How far the house in this page is. */
interface State {
  state: 'loading' | 'ready' | 'failed';
  /** Bytes that are here, of so many. */
  here: number;
  total: number;
  /** False: this browser keeps nothing, and games are gone with the page. */
  lasting: boolean;
  why: string;
}

export const house = $state<State>({ state: 'loading', here: 0, total: 0, lasting: true, why: '' });
