import { createTestWorld } from '@ementa/testing'
import { act } from '@testing-library/react'
import { addDays, subDays } from 'date-fns'
import { describe, expect, test, vi } from 'vitest'
import { hookOf } from '../../../test/hook'
import { ANA, AT, CONTENT, recordOf, rowOf } from '../../../test/rows'
import { DecisionDesk } from './decision-desk'
import { actionHindrance, bulkHindrance, decisionHindrance, useDecisions } from './use-decisions'
import type { useSelection } from './use-selection'

const objection = { text: 'São modelos.', created_at: AT, decision: recordOf({ moderator_id: 'me' }) }

describe('who may decide about an item', () => {
  const me = { id: 'me', isModerator: true }
  const of = (id: string) => ({ author: { ...ANA, id } })

  test.each([
    ['a moderator, about what somebody else wrote', rowOf({}, of('other')), me, null],
    ['a moderator, about what nobody known wrote', rowOf(), me, null],
    [
      'a moderator, about an objection to another’s decision',
      rowOf({}, { objection: { ...objection, decision: recordOf({ moderator_id: 'x' }) } }),
      me,
      null,
    ],
    ['nobody about their own content', rowOf({}, of('me')), me, /^O caso é seu\./],
    ['nobody about an objection to their own decision', rowOf({}, { objection }), me, /^A decisão recorrida é sua\./],
    ['nobody about what is resolved', rowOf({ status: 'resolved' }), me, /^Este item já foi resolvido\./],
    [
      'nobody who is no moderator',
      rowOf({}, of('me')),
      { id: 'me', isModerator: false },
      /^Só quem faz parte da moderação/,
    ],
  ])('%s', (_, row, viewer, hindrance) => {
    const found = decisionHindrance(row, viewer)
    if (hindrance === null) expect(found).toBeNull()
    else expect(found).toMatch(hindrance)
  })
})

test('an objection is decided about alone, never with others', () => {
  const me = { id: 'other', isModerator: true }
  expect(bulkHindrance(rowOf({}, { objection }), me)).toBe('Recursos são respondidos um a um, no painel.')
  expect(bulkHindrance(rowOf(), me)).toBeNull()
})

describe('a temporary ban', () => {
  const now = new Date()
  const until = (date: Date) => ({ status: 'temp_banned', banned_until: date.toISOString() }) as const

  test.each([
    ['is possible for somebody unknown', null, null],
    ['is possible for an active account', { status: 'active', banned_until: null } as const, null],
    ['is possible where the present one ends sooner', until(addDays(now, 29)), null],
    ['is possible where the present one is over', until(subDays(now, 1)), null],
    ['is not where the present one ends later', until(addDays(now, 31)), /^A conta já está banida até /],
    ['is not where the account is banned for good', { status: 'banned', banned_until: null } as const, /sem prazo/],
  ])('%s', (_, standing, hindrance) => {
    const row = rowOf({}, { standing, content: CONTENT })
    const found = actionHindrance(row, 'temp_ban')
    if (hindrance === null) expect(found).toBeNull()
    else expect(found).toMatch(hindrance)
    // No other decision shortens a ban.
    for (const action of ['approve', 'remove', 'shadow_ban'] as const) expect(actionHindrance(row, action)).toBeNull()
  })
})

describe('a decision', () => {
  const ROW = rowOf({ id: 'a' }, { author: ANA, content: CONTENT })
  const OTHER = rowOf({ id: 'b' }, { author: ANA, content: CONTENT })

  /** Renders the hook with two rows; `holder` has the first one open. */
  async function deciding({ holder, next = OTHER }: { holder?: string; next?: typeof OTHER | null } = {}) {
    const world = await createTestWorld({ as: 'moderacao' })
    const desk = new DecisionDesk(world.services)
    const decide = vi.spyOn(desk, 'decide').mockResolvedValue()
    const selection = { after: () => next ?? undefined, open: vi.fn(), focusRow: vi.fn() }
    const holders = new Map(holder === undefined ? [] : [['a', holder]])
    const { result } = await hookOf(
      () => useDecisions({ desk, selection: selection as unknown as ReturnType<typeof useSelection>, holders }),
      world,
    )
    const now = () => result.current
    return {
      ...{ now, desk, decide, selection, toasts: world.toasts },
      write: (text: string) => act(() => now().justificationOf(ROW).onChange(text)),
      take: (action: Parameters<ReturnType<typeof now>['act']>[1], row = ROW) => act(() => now().act(row, action)),
    }
  }

  test('is handed on with its version and reason, and the next row opens', async () => {
    const { decide, selection, write, take, toasts } = await deciding()
    write('Propaganda')
    take('remove')
    expect(decide).toHaveBeenCalledExactlyOnceWith({
      ...{ action: 'remove', reason: 'Propaganda', moderatorId: 'user-moderacao' },
      row: expect.objectContaining({ id: 'a', content: CONTENT }),
      title: 'Publicação de @ana foi removida',
    })
    expect(selection.open).toHaveBeenCalledExactlyOnceWith('b')
    expect(selection.focusRow).toHaveBeenCalledExactlyOnceWith('b')
    expect(toasts).toEqual([])
  })

  test('opens no other row when one does not want to go on, but the focus goes there', async () => {
    const { now, selection, take } = await deciding()
    act(() => now().opensNext.onChange(false))
    expect(now().opensNext.value).toBe(false)
    take('approve')
    expect(selection.open).toHaveBeenCalledExactlyOnceWith(null)
    expect(selection.focusRow).toHaveBeenCalledExactlyOnceWith('b')
  })

  test('about the only row opens none', async () => {
    const { selection, take } = await deciding({ next: null })
    take('approve')
    expect([selection.open.mock.calls, selection.focusRow.mock.calls]).toEqual([[[null]], [[null]]])
  })

  test('without its reason says so at its own row, until something is written there', async () => {
    const { now, decide, selection, write, take, toasts } = await deciding()
    const field = document.createElement('textarea')
    document.body.append(field)
    now().field.current = field
    take('temp_ban')
    expect(toasts).toMatchObject([{ status: 'error', title: 'Justificativa obrigatória' }])
    expect(document.activeElement).toBe(field)
    expect(now().justificationOf(ROW).problem).toMatch(/^É necessário/)
    expect(now().justificationOf(OTHER).problem).toBeNull()
    write('P')
    expect(now().justificationOf(ROW).problem).toBeNull()
    expect(now().justificationOf(OTHER).value).toBe('')
    expect([decide.mock.calls, selection.open.mock.calls]).toEqual([[], []])
    field.remove()
  })

  test('about what is gone can only be to close the reports', async () => {
    const { decide, write, take, toasts } = await deciding()
    write('Propaganda')
    take('remove', rowOf({ id: 'a' }))
    expect([decide.mock.calls, toasts]).toEqual([[], []])
    take('approve', rowOf({ id: 'a' }))
    expect(decide).toHaveBeenCalledOnce()
  })

  test.each([
    ['somebody else has it open', { holder: 'Beatriz' }, ROW, 'approve', /^Beatriz está analisando este item\./],
    ['it is resolved', {}, rowOf({ id: 'a', status: 'resolved' }), 'approve', /^Este item já foi resolvido\./],
    [
      'a ban would shorten a harder one',
      {},
      { ...ROW, standing: { status: 'banned', banned_until: null } },
      'temp_ban',
      /^A conta já está banida sem prazo\./,
    ],
  ] as const)('is refused in words where %s', async (_, options, row, action, words) => {
    const { decide, selection, write, take, toasts } = await deciding(options)
    write('Propaganda')
    take(action, row)
    expect(toasts).toMatchObject([
      { status: 'error', title: 'Ação indisponível', description: expect.stringMatching(words) },
    ])
    expect([decide.mock.calls, selection.open.mock.calls]).toEqual([[], []])
  })

  test('that is free says that nothing stands in its way', async () => {
    const { now } = await deciding({ holder: 'Beatriz' })
    expect(now().decidingHindrance(OTHER)).toBeNull()
    expect(now().decidingHindrance(ROW)).toMatch(/^Beatriz/)
  })
})
