/** The code of each page: a visitor fetches what he looks at. */
export const PAGES = {
  start: () => import('./start/Start.svelte'),
  table: () => import('./table/LivePage.svelte'),
  replay: () => import('./table/ReplayPage.svelte'),
  review: () => import('./review/ReviewPage.svelte'),
  box: () => import('./box/Workshop.svelte'),
};
