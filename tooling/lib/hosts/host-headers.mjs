import { CACHE, DOCUMENT_HEADERS } from '../headers.mjs'
import { answers, STANDALONE_AT } from './answers.mjs'

/**
 * Writes the rules in the `_headers` syntax that several static hosts read. Those of the shell need the origins of the
 * remotes, which the place of the deployment knows and a release does not (docs/operations.md).
 * @param {Partial<import('./answers.mjs').Place> & { isRemote: boolean, at?: string }} place `at`: folder of its files on the origin
 */
export function hostHeaders({ at = '/', ...place }) {
  const { everywhere: common, document } = answers(place)
  // Such a file cannot tell the document of a deep link from a file.
  const everywhere = { ...common, ...DOCUMENT_HEADERS }
  const hasPolicy = place.isRemote || place.origins
  const page = hasPolicy ? document : { 'Cache-Control': CACHE.revalidate }
  const immutable = { 'Cache-Control': CACHE.immutable }
  const revalidated = { 'Cache-Control': CACHE.revalidate }
  /** @type {Array<[string, Record<string, string>]>} */
  const rules = [
    [
      `${at}*`,
      hasPolicy ? { ...everywhere, 'Content-Security-Policy': document['Content-Security-Policy'] ?? '' } : everywhere,
    ],
    [`${at}static/*`, immutable],
    [`${at}alone/*`, immutable],
    ...(place.isRemote ? [/** @type {[string, Record<string, string>]} */ ([`${at}remoteEntry.*`, immutable])] : []),
    [`${at}mf-manifest.json`, revalidated],
    [`${at}index.html`, { 'Cache-Control': page['Cache-Control'] ?? '' }],
    [`${at}sw.js`, revalidated],
    [`${at}remotes.json`, revalidated],
  ]
  return rules
    .map(([where, headers]) =>
      [where, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/**
 * Writes the deep links in the `_redirects` syntax of the same hosts, which serve a file that is there before they look
 * here: a path of the shell opens its document, one of a remote its folder. A missing hashed file stays missing.
 * @param {{ isRemote: boolean, at?: string }} place
 */
export const hostRedirects = ({ isRemote, at = '/' }) =>
  isRemote
    ? `${at}*  ${at}${STANDALONE_AT}/:splat  302\n`
    : `${at}static/*  ${at}404.html  404\n${at}*  ${at}index.html  200\n`
