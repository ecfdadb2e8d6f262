/* Keeps this version of the page, so that it opens without a network. VERSION and FILES are written when a site is built. */
const SCOPE = self.registration.scope; // other sites may lie beside this one, and keep theirs
const OURS = `edubba ${SCOPE} `;
const NAME = OURS + VERSION;
const PAGE = new URL('./index.html', SCOPE).href;
const BY_CONTENT = /^\.\/(assets|python-|engine-)/; // whose names say what is in them

/** The names of the versions that were kept before this one. */
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);

self.addEventListener('install', (event) => {
  // All of it or nothing: a version that did not come whole is tried again later.
  const keep = async () => {
    const cache = await caches.open(NAME);
    const before = await Promise.all((await ours()).map((name) => caches.open(name)));
    const wanted = [];
    for (const name of FILES) {
      const named = BY_CONTENT.test(name);
      const same = named ? (await Promise.all(before.map((one) => one.match(name, { ignoreVary: true })))).find(Boolean) : undefined;
      if (same) await cache.put(name, same); // it need not travel again
      // What the browser or a host in between still has of the version before must not be taken for this one, not even if the
      // host says that nothing has changed: some go by the time of a file, and that of the new one may be earlier.
      else wanted.push(new Request(name, { cache: named ? 'no-cache' : 'reload' }));
    }
    await cache.addAll(wanted);
    if ((await (await cache.match(PAGE)).text()).includes(VERSION)) return;
    await caches.delete(NAME);
    throw new Error('this page is of another version');
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await ours()) await caches.delete(name);
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
