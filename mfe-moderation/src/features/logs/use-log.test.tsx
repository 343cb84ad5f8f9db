import { createTestWorld } from '@ementa/testing'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hookOf } from '../../test/hook'
import { recordOf } from '../../test/rows'
import { type LogEntry, type LogFilters, toLogInput, useLogFilters, useNames } from './use-log'

const NONE: Omit<LogFilters, 'set'> = { query: '', action: 'todos', type: 'todos', moderator: '', from: '', to: '' }

test('the call is given what was chosen, each by its name, and nothing of the rest', () => {
  expect(toLogInput(NONE)).toEqual({})
  expect(toLogInput({ ...NONE, query: 'multa' })).toEqual({ query: 'multa' })
  expect(toLogInput({ ...NONE, action: 'ban' })).toEqual({ action_type: 'ban' })
  expect(toLogInput({ ...NONE, type: 'post' })).toEqual({ item_type: 'post' })
  expect(toLogInput({ ...NONE, moderator: 'user-beatriz' })).toEqual({ moderator_id: 'user-beatriz' })
  expect(toLogInput({ ...NONE, from: '2026-01-01' })).toEqual({ from: '2026-01-01' })
  expect(toLogInput({ ...NONE, to: '2026-01-31' })).toEqual({ to: '2026-01-31' })
})

test('an address is read as far as it says something', async () => {
  const world = await createTestWorld({ as: 'moderacao' })
  const read = async (search: string) => {
    const { result, unmount } = await hookOf(useLogFilters, world, `/admin/logs?${search}`)
    unmount()
    const { set: _, ...filters } = result.current
    return filters
  }
  expect(await read('')).toEqual(NONE)
  expect(await read('q=multa&acao=ban&tipo=comment&moderador=user-x&de=2026-01-01&ate=2026-01-31')).toEqual({
    ...{ query: 'multa', action: 'ban', type: 'comment', moderator: 'user-x' },
    ...{ from: '2026-01-01', to: '2026-01-31' },
  })
  // Unknown days, actions and types are ignored.
  expect(await read('acao=toString&tipo=page&de=2026-13-01&ate=2026-01-01T00:00')).toEqual(NONE)
  expect(await read('de=2026-02-31&ate=ontem')).toEqual(NONE)
})

test('the filter names who moderates now and who acted before, whom it named once it goes on to name', async () => {
  const world = await createTestWorld({ as: 'moderacao' })
  const former = recordOf({ moderator_id: 'user-x', moderator_name: 'Xavier' })
  const renamed = recordOf({ moderator_id: 'user-beatriz', moderator_name: 'Bia' })
  let entries: LogEntry[] = [former]
  const { result, otherTab, again } = await hookOf(() => useNames(entries), world)
  const { users } = await otherTab.moderation.getUsers({ role: 'moderators' })
  const named = () => Object.fromEntries(result.current)
  await waitFor(() => expect(result.current).toHaveLength(users.length + 1))
  expect(named()).toEqual({
    'user-x': 'Xavier',
    ...Object.fromEntries(users.map(({ id, display_name }) => [id, display_name])),
  })
  entries = [renamed]
  again()
  expect(result.current).toHaveLength(users.length + 1)
  entries = [recordOf({ moderator_id: 'user-y', moderator_name: 'Yara' })]
  again()
  expect(Object.keys(named())).toEqual(expect.arrayContaining(['user-x', 'user-y']))
})
