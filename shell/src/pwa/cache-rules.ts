/** Names of the worker's caches. */
export const CACHES = {
  documents: 'ementa-documents',
  pointers: 'ementa-pointers',
  files: 'ementa-files',
  images: 'ementa-images',
}

/** Every other address is a page of the product. Of the path alone: `/search?q=1.234.567` is a page. */
export const isFile = ({ pathname }: URL) => /\.[a-z0-9]+$/i.test(pathname)

/** A hashed name never changes its content: looked for in the cache first. A released container has one too. */
export const isHashedFile = ({ pathname }: URL) => /\.[0-9a-f]{8}\.(js|css|woff2|svg|png|json)$/.test(pathname)

/** What says which files are current: asked for on the network first (decision 011). `scope`: the worker's, an address. */
export const isPointer = (url: URL, scope: string) =>
  url.href === `${scope}remotes.json` || /\/(mf-manifest\.json|remoteEntry\.js)$/.test(url.pathname)

/** The cache in which the worker's routes look for the container of a remote: warming must put it there. */
export const cacheOfContainer = (url: URL) => (isHashedFile(url) ? 'files' : 'pointers')
