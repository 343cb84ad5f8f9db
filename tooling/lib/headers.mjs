/**
 * The one place for the headers of a host: caching, CORS and the Content-Security-Policy.
 * `tooling/lib/hosts` says which answer carries which of them.
 */

/** A file name with a content hash never changes: the build writes `name.<8 hex>.ext`. */
export const HASHED_FILE = /\.[0-9a-f]{8}\.[a-z0-9]+$/
/** A path whose last part has an extension is a file and never falls back to `index.html`. */
export const HAS_EXTENSION = /\.[a-zA-Z0-9]+$/

export const CACHE = {
  /** Hashed files: kept for a year, never asked for again. */
  immutable: 'public, max-age=31536000, immutable',
  /** Documents and pointers (`index.html`, `remotes.json`, `mf-manifest.json`, `sw.js`): ask every time. */
  revalidate: 'no-cache',
  /** An error is never kept: the next request may find the file. */
  never: 'no-store',
}

/** Headers of every answer. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** Headers of every document, beside its Content-Security-Policy. */
export const DOCUMENT_HEADERS = {
  /** A page of another site that opened this one, or was opened by it, cannot reach into it. */
  'Cross-Origin-Opener-Policy': 'same-origin',
  /** The product uses none of these devices; code that gets in cannot ask for them either. */
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
}

/** A remote's files are fetched by pages of another origin, and by their service worker. */
export const REMOTE_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** emotion inserts rules through the CSSOM into empty style elements; this is the hash of the empty string. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * `ementa` creates script addresses, `rspack` is the bundler's own, `default` cleans what the editor writes, `dompurify`
 * belongs to the sanitiser. Each is made once in a page: containers have their chunks made by the shell (decision 036).
 */
export const TRUSTED_TYPES = ['ementa', 'rspack', 'default', 'dompurify']

/**
 * The policy of the shell's documents (and of a remote's stand-alone page, which has no other origins).
 * @param {{ remotes?: string[], api?: string, telemetry?: string }} [origins] origins of the remotes; addresses of a real
 *   backend and of what collects events, if any
 * @returns {string}
 */
export function contentSecurityPolicy({ remotes = [], api, telemetry } = {}) {
  // A relative address is on the page's own origin, which is allowed already.
  const servers = api && URL.canParse(api) ? [new URL(api).origin] : []
  const collectors = telemetry ? [new URL(telemetry).origin] : []
  const from = ["'self'", ...new Set(remotes)]
  return [
    ["default-src 'self'"],
    ['script-src', ...from],
    ['style-src', ...from, EMPTY_STYLE],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...new Set([...remotes, ...servers])],
    ['font-src', ...from],
    ['connect-src', ...from, ...new Set([...servers, ...collectors])],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types', ...TRUSTED_TYPES],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/**
 * Matches the paths of a route pattern: static segments, `:params`, a final `*` (as `shell/src/registry/registry.ts` does).
 * @param {string} pattern
 */
export const pathsOf = (pattern) =>
  new RegExp(
    `^${pattern
      .replace(/\/?\*$/, '(/.*)?')
      .replace(/:\w+/g, '[^/?]+')
      .replace(/\/$/, '')}/?(\\?.*)?$`,
  )

/**
 * `Link` of a document: the manifest of the remote that owns the address is requested with the boot files, not after them.
 * Only stable addresses are named, so a release or a rollback leaves nothing stale.
 * @param {string} entry address of the manifest
 */
export const manifestHint = (entry) => `<${entry}>; rel=preload; as=fetch; crossorigin=anonymous`
