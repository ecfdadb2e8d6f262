import { house } from './house.svelte';

const AGAIN = 250; // milliseconds

/** Let the browser keep the page, so that it opens without a network; a new version takes over at a start, never in a game. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // It was fetched while an earlier version was open. Nothing is played here before the house is open: let it in until then, as soon as no
  // other tab is there; one that has just been closed may still be counted.
  const letIn = async (): Promise<void> => {
    const known = await serviceWorker.getRegistration();
    if (house.state !== 'loading') return;
    known?.waiting?.postMessage('take over');
    setTimeout(() => void letIn(), AGAIN);
  };
  void letIn();
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
