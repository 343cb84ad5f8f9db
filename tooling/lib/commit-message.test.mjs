import { expect, test } from 'vitest'
import { subjectProblem } from './commit-message.mjs'

test.each([
  'Prefetch remotes when the page is idle',
  'Prefetch remotes when the page is idle\n\nThe first route change waited for the manifest.',
  '# Please enter the commit message\nPrefetch remotes\n',
  'Revert "prefetch remotes when the page is idle, because it costs more than it gains on slow lines"',
  `A${'a'.repeat(71)}`,
])('accepts %j', (message) => {
  expect(subjectProblem(message)).toBeNull()
})

test.each([
  [`A${'a'.repeat(72)}`, 'The subject has 73 characters'],
  ['Prefetch remotes.', 'full stop'],
  ['prefetch remotes', 'capital'],
  ['', 'empty'],
  ['Prefetch remotes\nwhen idle', 'An empty line is missing'],
])('refuses %j', (message, reason) => {
  expect(subjectProblem(message)).toContain(reason)
})
