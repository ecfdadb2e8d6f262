import { house } from './house.svelte';

/** Let the browser keep the page, so that it opens without a network; a new version takes over at a start, never in a game. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  void serviceWorker.getRegistration().then((known) => {
    // It was fetched while an earlier version was open. Now nothing is yet: let it in, if no other tab is in a game.
    known?.waiting?.postMessage('take over');
  });
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // What the house needs comes first; then it is in the browser's own cache, and is not fetched twice.
  $effect.root(() => {
    $effect(() => {
      if (house.state !== 'ready') return;
      void serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => {}); // some browsers forbid it: then there is no offline
      void navigator.storage?.persist?.().catch(() => {});
    });
  });
}
