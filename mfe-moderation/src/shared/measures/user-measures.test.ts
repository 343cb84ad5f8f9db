// @vitest-environment happy-dom
import type { UserStatus } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { isAgainstOneself, MEASURES, type Measure, measuresFor, needsJustification } from './user-measures'

const offered = (status: UserStatus, is_moderator = false) => measuresFor({ status, is_moderator, shadow_ban: null })

test.each([
  ['active', true],
  ['warned', false],
  ['muted', false],
  ['temp_banned', false],
  ['banned', false],
] as const)('muting a user who is %s: offered? %s [MOD-029]', (status, isOffered) => {
  expect(offered(status).includes('mute')).toBe(isOffered)
})

test.each([
  ['active', false],
  ['warned', false],
  ['muted', false],
  ['temp_banned', true],
  ['banned', true],
] as const)('a user who is %s: banned? %s, so unban or ban is offered [MOD-032] [MOD-033]', (status, isBanned) => {
  const measures = offered(status)
  expect(measures.includes('unban')).toBe(isBanned)
  expect([measures.includes('ban'), measures.includes('temp_ban')]).toEqual([!isBanned, !isBanned])
})

test('a moderator can be demoted, anyone else promoted', () => {
  expect(offered('active', true)).toContain('demote')
  expect(offered('active', true)).not.toContain('promote')
  expect(offered('active')).toContain('promote')
})

test('warning, temporary and permanent ban need a justification', () => {
  const all: Measure[] = ['promote', 'demote', 'warn', 'mute', 'temp_ban', 'ban', 'unban']
  expect(all.filter(needsJustification)).toEqual(['warn', 'temp_ban', 'ban'])
})

test('only the own role may be changed', () => {
  const me = { id: 'me' }
  expect(isAgainstOneself('ban', me, 'me')).toBe(true)
  expect(isAgainstOneself('demote', me, 'me')).toBe(false)
  expect(isAgainstOneself('ban', me, 'other')).toBe(false)
})

test('the temporary ban names its end', () => {
  expect(MEASURES.temp_ban.consequence()).toMatch(/^Termina sozinho em \d{1,2} de [a-zç]+ de \d{4}\.$/)
})
