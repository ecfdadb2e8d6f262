/* Keeps this version of the page, so that it opens without a network. VERSION and FILES are written when a site is built. */
const NAME = `edubba-${VERSION}`;
const OURS = /^edubba-/;
const PAGE = './index.html';

self.addEventListener('install', (event) => {
  // All of it or nothing: a version that did not come whole is tried again later.
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (OURS.test(name) && name !== NAME) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('message', (event) => {
  // Only if nobody plays in another tab: what that page loads later belongs to its own version.
  const takeOver = async () => {
    if ((await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })).length <= 1) await self.skipWaiting();
  };
  if (event.data === 'take over') event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const wanted = request.mode === 'navigate' ? new URL(PAGE, self.registration.scope).href : request.url;
  event.respondWith(caches.open(NAME).then(async (cache) => (await cache.match(wanted, { ignoreVary: true })) ?? fetch(request)));
});
