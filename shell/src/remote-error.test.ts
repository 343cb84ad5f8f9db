import { expect, test } from 'vitest'
import { kindOfMissing } from './remote-error'

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
