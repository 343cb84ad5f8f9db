import { createTestWorld } from '@ementa/testing'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hookOf } from '../../../test/hook'
import { useQueue, useQueueFilters } from './use-queue'

/** Returns the input of the call that the page of an address makes. */
async function asked(search: string) {
  const world = await createTestWorld({ as: 'moderacao' })
  const view = await hookOf(
    () => {
      const filters = useQueueFilters()
      useQueue(filters)
      return filters
    },
    world,
    `/admin/moderation?${search}`,
  )
  const call = () => world.calls.find(({ name }) => name === 'moderation.getQueue')
  await waitFor(() => expect(call()).toBeDefined())
  return { input: call()?.input, ...view.result.current }
}

test.each([
  ['', { status: 'open' }, 'priority', false],
  ['tipo=comment', { item_type: 'comment', status: 'open' }, 'priority', true],
  ['situacao=resolved', { status: 'resolved' }, 'priority', true],
  ['situacao=todos', {}, 'priority', true],
  ['motivo=objection', { status: 'open', reason: 'objection' }, 'priority', true],
  ['q=ana', { status: 'open', query: 'ana' }, 'priority', true],
  // An order is no filter.
  ['ordem=newest', { status: 'open' }, 'newest', false],
] as const)('“%s” asks for %j, ordered by %s; is anything left out? %s', async (search, filters, sort, isFiltered) => {
  const found = await asked(search)
  expect(found.input).toMatchObject({ filters, sort })
  expect(Object.keys((found.input as { filters: object }).filters).toSorted()).toEqual(Object.keys(filters).toSorted())
  expect(found.isFiltered).toBe(isFiltered)
})

test('other filters and another order are another list', async () => {
  const keys = []
  for (const search of ['', 'tipo=post', 'situacao=resolved', 'motivo=spam', 'q=ana', 'ordem=oldest'])
    keys.push((await asked(search)).key)
  expect(new Set(keys).size).toBe(6)
})
