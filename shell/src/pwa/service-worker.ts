/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { CACHES, isFile, isHashedFile, isPointer } from './cache-rules'
import type { WorkerMessage } from './messages'
import { warmRemotes } from './warm-remotes'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const PATIENCE_S = 3
const DAY_S = 86_400

/** The address of the folder in which the product lies, with a slash at its end (decision 050). */
const { scope } = self.registration
const SMALL_FILES = new Set(['theme.js', 'manifest.webmanifest'].map((file) => scope + file))

/** Never status 0: an opaque response hides a 404 or a 500 and would be kept as if it were the file. */
const only200 = new CacheableResponsePlugin({ statuses: [200] })

// The shell's hashed files. Not index.html: a kept document has its old content security policy, and would go on
// refusing the scripts of a remote that has moved meanwhile.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

// All paths of the product answer with the same document, so the last copy of it serves for every one of them.
const lastDocument = {
  cacheKeyWillBeUsed: async () => scope,
  // A stand-alone page of a remote may lie on this origin too. It must not become the document of every path.
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await response.clone().text()).includes('id="skeleton"') ? response : null,
}
// Not Workbox's own route for pages: what that is told to leave out, it looks for in the query too.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !isFile(url),
  new NetworkFirst({
    cacheName: CACHES.documents,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [lastDocument, only200],
  }),
)

registerRoute(
  ({ url }) => isPointer(url, scope),
  new NetworkFirst({ cacheName: CACHES.pointers, networkTimeoutSeconds: PATIENCE_S, plugins: [only200] }),
)

// A page that found a file altered asks past every cache, and what it then gets takes its place.
registerRoute(
  ({ url, request }) => isHashedFile(url) && request.cache === 'reload',
  new NetworkFirst({ cacheName: CACHES.files, plugins: [only200] }),
)

// Of any origin: a remote's chunks and fonts live with the remote. A hashed name never changes its content.
registerRoute(
  ({ url, request }) => isHashedFile(url) && request.cache !== 'no-store',
  new CacheFirst({
    cacheName: CACHES.files,
    plugins: [only200, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true })],
  }),
)

// Small unhashed files of the shell: theme.js, icons, the web manifest.
registerRoute(
  ({ url }) => SMALL_FILES.has(url.href) || url.href.startsWith(`${scope}icons/`),
  new StaleWhileRevalidate({ cacheName: CACHES.files, plugins: [only200] }),
)
setCatchHandler(async () => Response.error())

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined
  if (message?.type === 'take-over') void self.skipWaiting()
  if (message?.type === 'warm') {
    const done = warmRemotes(scope, message.remotes ?? [])
    event.waitUntil(done.then((report) => event.source?.postMessage({ type: 'warmed', ...report })))
  }
})
