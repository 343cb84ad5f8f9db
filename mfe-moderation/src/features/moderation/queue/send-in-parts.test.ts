import { COUNT } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { sendInParts } from './use-bulk'

const rows = Array.from({ length: COUNT.bulkItems * 2 + 5 }, (_, index) => ({ id: `queue-${index}` }))
const late = (part: readonly { id: string }[]) =>
  part.map(({ id }) => ({ id, ok: false as const, code: 'ALREADY_HANDLED' as const }))

test('more items than one call takes go in several, in order', async () => {
  const sizes: number[] = []
  const results = await sendInParts(rows, async (part) => {
    sizes.push(part.length)
    return late(part)
  })
  expect(sizes).toEqual([COUNT.bulkItems, COUNT.bulkItems, 5])
  expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

test('a refused first part is thrown; a later one leaves what was done and can be tried again', async () => {
  const refuse = (at: number) => {
    let calls = 0
    return sendInParts(rows, async (part) => {
      if (++calls > at) throw new Error('down')
      return late(part)
    })
  }
  await expect(refuse(0)).rejects.toThrow('down')
  const results = await refuse(1)
  expect(results).toHaveLength(rows.length)
  expect(results.at(-1)).toEqual({ id: rows.at(-1)?.id, ok: false, code: 'MOCK_NETWORK_ERROR' })
})
