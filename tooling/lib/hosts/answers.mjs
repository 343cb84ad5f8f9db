/**
 * Headers of a host's answer for each kind of file: the one description that the static servers of `npm start` apply and
 * from which the rules of nginx, of Caddy and of hosts that read `_headers` are written.
 */
import { CACHE, COMMON_HEADERS, contentSecurityPolicy, DOCUMENT_HEADERS, REMOTE_HEADERS } from '../headers.mjs'

/** Types of files beside which a build writes `.br`; a host may compress these texts itself. */
export const COMPRESSED_TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
}

/** The file that the shell's manifest link asks for. */
export const WEB_MANIFEST = { file: 'manifest.webmanifest', type: 'application/manifest+json' }

/**
 * A remote's stand-alone page works wherever its folder lies, since its files are named relative to it. Deep links of it
 * are therefore redirected to the folder, with the path behind this.
 */
export const STANDALONE_AT = '?at='

/**
 * @typedef {object} Place what only the deployment knows
 * @property {boolean} isRemote
 * @property {string[]} [origins] origins of the remotes, for the shell's policy
 * @property {string} [api] address of a real backend
 * @property {string} [telemetry] address that events are sent to
 *
 * @typedef {Record<string, string>} Headers
 */

/**
 * Headers by kind of answer, each complete.
 * @param {Place} place
 * @returns {{ everywhere: Headers, hashed: Headers, document: Headers, file: Headers, missing: Headers }}
 */
export function answers({ isRemote, origins = [], api, telemetry }) {
  const everywhere = { ...COMMON_HEADERS, ...(isRemote ? REMOTE_HEADERS : {}) }
  const file = { ...everywhere, 'Cache-Control': CACHE.revalidate }
  const policy = contentSecurityPolicy(isRemote ? {} : { remotes: origins, api, telemetry })
  return {
    everywhere,
    hashed: { ...everywhere, 'Cache-Control': CACHE.immutable },
    document: { ...file, ...DOCUMENT_HEADERS, 'Content-Security-Policy': policy },
    file,
    missing: { ...everywhere, 'Cache-Control': CACHE.never },
  }
}
