/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { keep, precacheRemotes } from './precache-remotes'
import { CACHES, isFile, isHashedFile, isOwnCache, isPointer, RECOVERY, type WorkerMessage } from './worker-protocol'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const NETWORK_TIMEOUT_S = 3
const DAY_S = 86_400

/** Address of the product's folder, with a trailing slash. */
const { scope } = self.registration
const SMALL_FILES = new Set(['theme.js', 'manifest.webmanifest'].map((file) => scope + file))

/** Caches status 200 only: an opaque response (status 0) may hide a 404 or 500. */
const only200 = new CacheableResponsePlugin({ statuses: [200] })

// Precaches the shell's hashed files, but not index.html: an old document has an old content security policy, which would
// refuse the scripts of a remote that has moved.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

// A version brings the document that names its files: the document of the last version would name files that are deleted when
// this version takes over, and without a connection nothing would start. Until then the pages get the document of that one.
self.addEventListener('install', (event) => {
  event.waitUntil(self.caches.open(CACHES.nextDocument).then((next) => keep(next, scope)))
})
self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const document = await self.caches.match(scope, { cacheName: CACHES.nextDocument })
    if (document) await (await self.caches.open(CACHES.documents)).put(scope, document)
    await self.caches.delete(CACHES.nextDocument)
  }
  event.waitUntil(takeOver())
})

/**
 * A damaged file in a cache would be the answer for ever, and may be the very one that starts the page: so the document asks
 * by a plain link, and worker and caches go. Not while the host is away, as there is nothing else then. What was written is
 * stored elsewhere.
 */
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && url.searchParams.has(RECOVERY),
  async ({ url }) => {
    const answer = await fetch(scope, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.ok) {
      for (const name of await self.caches.keys()) if (isOwnCache(name, scope)) await self.caches.delete(name)
      await self.registration.unregister()
    }
    const page = new URL(url)
    page.searchParams.delete(RECOVERY)
    return Response.redirect(page.href)
  },
)

// All paths have the same document, so its last copy serves all of them.
const lastDocument = {
  cacheKeyWillBeUsed: async () => scope,
  // A remote's stand-alone page may be on this origin too; it must not become the document of every path.
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await response.clone().text()).includes('id="skeleton"') ? response : null,
}
// Workbox's own NavigationRoute is not used, because it matches its exceptions against the query too.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !isFile(url),
  new NetworkFirst({
    cacheName: CACHES.documents,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [lastDocument, only200],
  }),
)

registerRoute(
  ({ url }) => isPointer(url, scope),
  new NetworkFirst({ cacheName: CACHES.pointers, networkTimeoutSeconds: NETWORK_TIMEOUT_S, plugins: [only200] }),
)

// After finding an altered file, the page bypasses the caches; the new answer replaces the cached one.
registerRoute(
  ({ url, request }) => isHashedFile(url) && request.cache === 'reload',
  new NetworkFirst({ cacheName: CACHES.files, plugins: [only200] }),
)

/** A page that was reloaded may be newer than this worker: its files are there if its own worker waits. */
const filesOfNextVersion = { handlerDidError: ({ request }: { request: Request }) => self.caches.match(request) }
// Hashed files are cached for any origin, because a remote's files are on its host. Their content never changes.
registerRoute(
  ({ url, request }) => isHashedFile(url) && request.cache !== 'no-store',
  new CacheFirst({
    cacheName: CACHES.files,
    plugins: [
      only200,
      filesOfNextVersion,
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
)

// Small files of the shell without hashes: theme.js, icons, the web manifest.
registerRoute(
  ({ url }) => SMALL_FILES.has(url.href) || url.href.startsWith(`${scope}icons/`),
  new StaleWhileRevalidate({ cacheName: CACHES.files, plugins: [only200] }),
)
setCatchHandler(async () => Response.error())

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined
  if (message?.type === 'take-over') void self.skipWaiting()
  if (message?.type === 'warm') {
    const done = precacheRemotes(scope, message.remotes ?? [])
    event.waitUntil(done.then((report) => event.source?.postMessage({ type: 'warmed', ...report })))
  }
})
