// The agreement between the page and its service worker: caches, kinds of files, messages.
import { STORAGE_PREFIX } from '@ementa/contracts/storage-keys'

/** Names of the worker's caches. */
export const CACHES = {
  documents: 'ementa-documents',
  /** Document of a version that waits. */
  nextDocument: 'ementa-next-document',
  pointers: 'ementa-pointers',
  files: 'ementa-files',
}

/** Tells the product's caches from those of other applications on the origin. Workbox ends the name of its own by the scope. */
export const isOwnCache = (name: string, scope: string) => name.startsWith(STORAGE_PREFIX) || name.endsWith(scope)

/** Parameter of the address with which the document asks the worker to drop what it keeps (`index.html`). */
export const RECOVERY = 'recuperar'

/** Tells files from pages by the path alone: `/search?q=1.234.567` is a page. */
export const isFile = ({ pathname }: URL) => /\.[a-z0-9]+$/i.test(pathname)

/** Tells whether the name has a hash, so that the content never changes. */
export const isHashedFile = ({ pathname }: URL) => /\.[0-9a-f]{8}\.(js|css|woff2|svg|png|json)$/.test(pathname)

/**
 * Tells whether the file names the current release, so that it is read from the network first (decision 011).
 * @param scope address of the worker's scope
 */
export const isPointer = (url: URL, scope: string) =>
  url.href === `${scope}remotes.json` || /\/mf-manifest\.json$/.test(url.pathname)

/** A remote with the version that this device loads, which only the page knows. */
export interface PrecachedRemote {
  readonly name: string
  readonly entry: string
}

/** Messages from the page to the worker. */
export type WorkerMessage =
  /** The new version may replace the old one, because the user agreed. */
  | { type: 'take-over' }
  /** The worker caches the files of these remotes before they are opened. */
  | { type: 'warm'; remotes: readonly PrecachedRemote[] }
