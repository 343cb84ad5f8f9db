// @vitest-environment happy-dom
import { createTestWorld, required } from '@ementa/testing'
import { expect, test } from 'vitest'
import { type Measure, measuresFor, takeMeasure } from './user-measures'

const SHADOW_BAN = { id: 'audit-1', created_at: '2026-11-20T12:00:00.000Z' }

test.each([
  ['an active user', { status: 'active' }, ['promote', 'warn', 'mute', 'temp_ban', 'ban']],
  ['a moderator', { status: 'active', is_moderator: true }, ['demote', 'warn', 'mute', 'temp_ban', 'ban']],
  ['somebody muted', { status: 'muted' }, ['promote', 'warn', 'temp_ban', 'ban']],
  ['somebody banned for a time', { status: 'temp_banned' }, ['promote', 'warn', 'unban']],
  ['somebody banned', { status: 'banned' }, ['promote', 'warn', 'unban']],
  [
    'somebody unseen',
    { status: 'warned', shadow_ban: SHADOW_BAN },
    ['promote', 'warn', 'lift_shadow', 'temp_ban', 'ban'],
  ],
] as const)('%s is offered what fits, the harsh measures last [MOD-029] [MOD-032] [MOD-033]', (_, user, measures) => {
  expect(measuresFor({ id: 'user', is_moderator: false, shadow_ban: null, ...user }, 'viewer')).toEqual(measures)
})

test('each measure is carried out with its reason; what can be taken back names its decision', async () => {
  const { services } = await createTestWorld({ as: 'moderacao' })
  const { api } = services
  const user = async () => required((await api.moderation.getUsers({ query: 'lexcorp' })).users[0])
  const take = async (measure: Measure) => {
    const { user: after, decisionId } = await takeMeasure(api, measure, await user(), `Motivo de ${measure}`)
    expect(after).toEqual(await user())
    const { entries } = await api.moderation.getAuditLog({ filters: { query: `Motivo de ${measure}` } })
    const [entry] = entries
    expect(entry?.person?.username).toBe('lexcorp')
    return [entry?.action_type, decisionId === null ? null : decisionId === entry?.id, (await user()).status]
  }
  expect(await take('warn')).toEqual(['warn', true, 'warned'])
  expect(await take('mute')).toEqual(['mute', true, 'muted'])
  expect(await take('temp_ban')).toEqual(['temp_ban', true, 'temp_banned'])
  expect(await take('unban')).toEqual(['unban', true, 'active'])
  expect(await take('promote')).toEqual(['promote', null, 'active'])
  expect(await take('demote')).toEqual(['demote', null, 'active'])
  expect(await take('ban')).toEqual(['ban', true, 'banned'])
  const about = { item_type: 'profile', item_id: 'user-lexcorp', moderator_id: 'user-moderacao' } as const
  await api.moderation.moderateContent({ ...about, action_type: 'shadow_ban' })
  expect(await take('lift_shadow')).toEqual(['restore', null, 'banned'])
})
