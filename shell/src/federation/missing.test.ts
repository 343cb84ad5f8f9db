import { afterEach, expect, test, vi } from 'vitest'
import { kindOfMissing } from '../errors/remote-error'
import { alteredError } from './altered'
import { checkModule, checkWidget } from './exposed'
import { acceptFiles } from './trusted-scripts'

const remote = { name: 'social', entry: 'https://social.example/mf-manifest.json', routes: ['/'] }
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no default export', {}],
  ['another one', { default: { pages: [] } }],
  ['no module', undefined],
])('a face with %s is broken, which is EM-104', (_, module) => {
  expect(() => checkModule(module, remote)).toThrow(expect.objectContaining({ kind: 'broken' }))
})

test('a component for other pages is one, or it is broken', () => {
  const widget = { default: () => null }
  expect(checkWidget(widget, remote, 'social/post-card', 'post-card')).toBe(widget)
  expect(() => checkWidget({}, remote, 'social/post-card', 'post-card')).toThrow(
    expect.objectContaining({ kind: 'broken', message: expect.stringContaining('./post-card') }),
  )
})

test.each([
  ['Loading chunk 991 failed.\n(timeout: https://social.example/static/a.js)', 'timeout'],
  ['ScriptNetworkError: Script "https://social.example/remoteEntry.js" timed out.', 'timeout'],
  ['Loading chunk 991 failed.\n(error: https://social.example/static/a.js)', 'unreachable'],
  ['ScriptNetworkError: Failed to load script "https://social.example/remoteEntry.js"', 'unreachable'],
  [
    `Failed to execute 'createPolicy' on 'TrustedTypePolicyFactory': Policy with name "rspack" already exists.`,
    'contract',
  ],
  [
    "Failed to set the 'src' property on 'HTMLScriptElement': This document requires 'TrustedScriptURL' assignment.",
    'contract',
  ],
])('what a runtime says of a missing file, %s, is %s', (detail, kind) => {
  expect(kindOfMissing(detail)).toBe(kind)
})

test('a host that has stopped answering does not hold back the card', async () => {
  vi.stubGlobal('location', { href: 'https://shell.example/' })
  const file = 'https://social.example/static/late.js'
  acceptFiles(remote.entry, { 'static/late.js': 'YWJj' })
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const asked = vi.fn(
    (_: string, { signal }: RequestInit) => new Promise((_resolve, reject) => signal?.aborted && reject(signal.reason)),
  )
  vi.stubGlobal('fetch', asked)
  await expect(alteredError(remote, `Loading chunk 1 failed. (error: ${file})`)).resolves.toBeNull()
  expect(asked).toHaveBeenCalledTimes(2)
})
