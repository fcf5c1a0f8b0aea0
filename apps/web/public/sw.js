// The service worker keeps one page alone: the one that says that there is no connection. Documents always come from
// the network and assets from the browser's own cache, by their hashed names, so nothing stale is ever served.
const CACHE = 'offline-1';
const PAGE = '/offline.html';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(forgetOthers());
});

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});
