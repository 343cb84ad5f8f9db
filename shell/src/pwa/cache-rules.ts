/** Names of the worker's caches. */
export const CACHES = {
  documents: 'ementa-documents',
  pointers: 'ementa-pointers',
  files: 'ementa-files',
  images: 'ementa-images',
}

/** Tells files from pages by the path alone: `/search?q=1.234.567` is a page. */
export const isFile = ({ pathname }: URL) => /\.[a-z0-9]+$/i.test(pathname)

/** Tells whether the name has a hash, so that the content never changes. Released containers have one too. */
export const isHashedFile = ({ pathname }: URL) => /\.[0-9a-f]{8}\.(js|css|woff2|svg|png|json)$/.test(pathname)

/**
 * Tells whether the file names the current release, so that it is read from the network first (decision 011).
 * @param scope address of the worker's scope
 */
export const isPointer = (url: URL, scope: string) =>
  url.href === `${scope}remotes.json` || /\/(mf-manifest\.json|remoteEntry\.js)$/.test(url.pathname)

/** Returns the cache in which the worker's routes look for a remote's container, for warming. */
export const cacheOfContainer = (url: URL) => (isHashedFile(url) ? 'files' : 'pointers')
