// @vitest-environment happy-dom
import { profileQuery } from '@ementa/ui/data'
import { expect, test } from 'vitest'
import { addressedName, profileReads } from './first-reads'

const readsOf = (pathname: string) =>
  profileReads({ pathname, search: '', hash: '' } as Parameters<typeof profileReads>[0])

test.each([
  [undefined, undefined],
  ['ana', 'ana'],
  ['@ana', 'ana'],
  [' @ana ', 'ana'],
  ['ana@home', 'ana@home'],
])('the address %j means %j', (written, name) => {
  expect(addressedName(written)).toBe(name)
})

test('a profile is read with its page, the own one when it is known whose it is', () => {
  expect(JSON.stringify(readsOf('/u/@Ana'))).toBe(JSON.stringify([profileQuery({ username: 'Ana' })]))
  expect(readsOf('/profile')).toEqual([])
})
