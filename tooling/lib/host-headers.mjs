import { CACHE, COMMON_HEADERS, REMOTE_HEADERS } from './headers.mjs'

/**
 * The rules in the `_headers` syntax that several static hosts read. The shell's Content-Security-Policy is not in it:
 * it names the remotes' origins, which only the place of the deployment knows (docs/operations.md).
 * @param {{ isRemote: boolean }} options
 */
export function hostHeaders({ isRemote }) {
  const everywhere = { ...COMMON_HEADERS, ...(isRemote ? REMOTE_HEADERS : {}) }
  /** @type {Array<[string, Record<string, string>]>} */
  const rules = [
    ['/*', everywhere],
    ['/static/*', { 'Cache-Control': CACHE.immutable }],
    ['/alone/*', { 'Cache-Control': CACHE.immutable }],
    ['/mf-manifest.json', { 'Cache-Control': CACHE.revalidate }],
    ['/index.html', { 'Cache-Control': CACHE.revalidate }],
    ['/sw.js', { 'Cache-Control': CACHE.revalidate }],
    ['/remotes.json', { 'Cache-Control': CACHE.revalidate }],
  ]
  return rules
    .map(([where, headers]) =>
      [where, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
