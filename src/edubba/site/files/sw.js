/* Keeps this version of the page, so that it opens without a network. VERSION and FILES are written when a site is built. */
const SCOPE = self.registration.scope; // other sites may lie beside this one, and keep theirs
const OURS = `edubba ${SCOPE} `;
const NAME = OURS + VERSION;
const PAGE = new URL('./index.html', SCOPE).href;
const BY_CONTENT = /^\.\/(assets|python-)/; // whose names say what is in them

self.addEventListener('install', (event) => {
  // All of it or nothing: a version that did not come whole is tried again later.
  const keep = async () => {
    const cache = await caches.open(NAME);
    // What the browser or a host in between still has of the version before must not be taken for this one, not even if the
    // host says that nothing has changed: some go by the time of a file, and that of the new one may be earlier.
    await cache.addAll(FILES.map((name) => new Request(name, { cache: BY_CONTENT.test(name) ? 'no-cache' : 'reload' })));
    if ((await (await cache.match(PAGE)).text()).includes(VERSION)) return;
    await caches.delete(NAME);
    throw new Error('this page is of another version');
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('message', (event) => {
  // Only if nobody plays in another tab: what that page loads later belongs to its own version.
  const takeOver = async () => {
    const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
    if (pages.filter(({ url }) => url.startsWith(SCOPE)).length <= 1) await self.skipWaiting();
  };
  if (event.data === 'take over') event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(SCOPE)) return;
  event.respondWith(caches.open(NAME).then(async (cache) => (await cache.match(address === SCOPE ? PAGE : address, { ignoreVary: true })) ?? fetch(request)));
});
