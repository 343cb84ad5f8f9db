import { addDays, subDays } from 'date-fns'
import { describe, expect, test } from 'vitest'
import { ANA, AT, CONTENT, recordOf, rowOf } from '../../../test/rows'
import { findActionObstacle, findBulkObstacle, findDecisionObstacle } from './use-decisions'

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
  ])('%s', (_, row, viewer, obstacle) => {
    const found = findDecisionObstacle(row, viewer)
    if (obstacle === null) expect(found).toBeNull()
    else expect(found).toMatch(obstacle)
  })
})

test('an objection is decided about alone, never with others', () => {
  const me = { id: 'other', isModerator: true }
  expect(findBulkObstacle(rowOf({}, { objection }), me)).toBe('Recursos são respondidos um a um, no painel.')
  expect(findBulkObstacle(rowOf(), me)).toBeNull()
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
  ])('%s', (_, standing, obstacle) => {
    const row = rowOf({}, { standing, content: CONTENT })
    const found = findActionObstacle(row, 'temp_ban')
    if (obstacle === null) expect(found).toBeNull()
    else expect(found).toMatch(obstacle)
    // No other decision shortens a ban.
    for (const action of ['approve', 'remove', 'shadow_ban'] as const)
      expect(findActionObstacle(row, action)).toBeNull()
  })
})
