import { expect, test } from 'vitest'
import { holdReasonOf } from './hold-reasons'

test.each([
  [{ data: { reason: 'text' } }, 'text'],
  [{ data: { reason: 'same' } }, 'same'],
  [{ data: { reason: 'toString' } }, null],
  [{ data: { reason: 1 } }, null],
  [{ data: {} }, null],
  [{ data: null }, null],
  [{ data: 'text' }, null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['text', null],
])('in %j the reason of a held sending is %s', (error, reason) => expect(holdReasonOf(error)).toBe(reason))
