// The service worker keeps one page alone: the one that says that there is no connection. Documents always come from
// the network and assets from the browser's own cache, by their hashed names, so nothing stale is ever served.
// A build writes its name here; a new service worker tells the pages that are open, which offer the update.
const BUILD = 'development';
const CACHE = 'offline-1';
const PAGE = '/offline.html';

addEventListener('install', (event) => {
  const prepare = async () => {
    const cache = await caches.open(CACHE);
    await cache.add(new Request(PAGE, { cache: 'reload' }));
    // Now already: this worker takes over when the last page of the one before is closed.
    for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage({ build: BUILD });
  };
  // No skipWaiting: a document that is fetched while Chromium changes workers can hang for minutes. Both workers
  // fetch the same documents, so the earlier one may stay.
  event.waitUntil(prepare());
});

// No clients.claim either: a navigation finds this worker by its scope and messages reach pages that no worker
// controls, so a page that is being reloaded need not change hands.
addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  };
  event.waitUntil(deleteOldCaches());
});

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});
