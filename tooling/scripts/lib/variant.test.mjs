import { expect, test } from 'vitest'
import { isOnlyTooBig } from './variant.mjs'

test.each([
  ['a size above its budget', 'shell: built in 2 s\nmfe-social: over its budget (x)\n  /: 26.7 KB', true],
  ['an error', 'shell: built in 2 s\nmfe-social: build failed\nover its budget', false],
  ['an end before everything was built', 'shell: over its budget', false],
])('whether an earlier commit can be served after %s', (_, output, can) => {
  expect(isOnlyTooBig(output, ['shell', 'mfe-social'])).toBe(can)
})
