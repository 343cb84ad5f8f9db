import { CACHE, DOCUMENT_HEADERS } from '../headers.mjs'
import { answers } from './answers.mjs'

/**
 * The rules in the `_headers` syntax that several static hosts read. Without a policy for the shell unless its origins
 * are given: a release does not know them, the place of the deployment does (docs/operations.md).
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
