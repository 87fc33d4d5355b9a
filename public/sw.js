// Only two things: code that never changes comes from this machine, and a page that cannot be asked for is answered with
// a calm one. No page and no reply of the API is ever kept, so an update of the app shows with the next page, whatever
// worker runs. Everything else goes its way untouched.

// Named after the content of its files (tests/infra/serviceWorker.test.ts says when), so that a changed page is fetched anew.
const OFFLINE = 'tenure-offline-b991d406'
const offlineFiles = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg']

const CODE = 'tenure-code'
const mostCode = 250
const isCode = /^\/assets\/.*-[\w-]{7,8}\.\w+$/

self.addEventListener('install', (event) => {
  // Beside its predecessor there is nothing to wait for: both answer alike.
  self.skipWaiting()
  const fresh = offlineFiles.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(fresh)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (isCode.test(pathname)) event.respondWith(code(event))
  else if (offlineFiles.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})

const page = async ({ preloadResponse, request }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    // A frame is no place for a page: what opened it must hear that it failed.
    return (request.destination === 'document' && (await caches.match('/offline.html'))) || Response.error()
  }
}

const code = async (event) => {
  const cache = await caches.open(CODE)
  const kept = await cache.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(keep(cache, event.request, answer.clone()))
  return answer
}

/** The oldest goes first: what an older app was made of. */
const keep = async (cache, request, answer) => {
  await cache.put(request, answer)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - mostCode)).map((one) => cache.delete(one)))
}

const forgetOthers = async () => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith('tenure-') && name !== OFFLINE && name !== CODE)
  await Promise.all(others.map((name) => caches.delete(name)))
}
