import { type BuiltWith, CONTRACT, STORAGE } from '@ementa/contracts'
import { expect, test, vi } from 'vitest'
import { incompatibility } from './compatibility'

const builtWith = (over: Partial<BuiltWith> = {}): BuiltWith => ({
  contract: CONTRACT,
  storage: STORAGE,
  surface: 'another',
  needs: { '@ementa/ui': ['Button'] },
  ...over,
})
const surface = async () => ({ '@ementa/ui': ['Button'], '@ementa/ui/data@2': ['useRead'], services: [], calls: [] })

test.each([
  ['nothing said', undefined, 'does not say what it was built with'],
  ['an older contract', builtWith({ contract: CONTRACT - 1 }), `contract ${CONTRACT - 1}, this shell has ${CONTRACT}`],
  [
    'a newer storage',
    builtWith({ storage: STORAGE + 1 }),
    `version ${STORAGE + 1}, this shell writes version ${STORAGE}`,
  ],
  ['an export that is gone', builtWith({ needs: { '@ementa/ui': ['Gone'] } }), '@ementa/ui: Gone'],
  [
    'another major version of a facade',
    builtWith({ needs: { '@ementa/ui/data@1': ['useRead', 'query'] } }),
    '(@ementa/ui/data@1 (it has @ementa/ui/data@2))',
  ],
  ['a service that is not there yet', builtWith({ needs: { services: ['later'] } }), 'services: later'],
])('refuses a remote with %s', async (_, given, reason) => {
  expect(await incompatibility(given, surface)).toContain(reason)
})

test('names every difference, so that one answer is enough', async () => {
  const given = builtWith({ contract: CONTRACT + 1, storage: STORAGE + 1, needs: { services: ['later'] } })
  expect(await incompatibility(given, surface)).toMatch(/^it was built .*; it reads .*; it needs .*services: later\)$/)
})

test('lists at most five missing names', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(await incompatibility(builtWith({ needs: { calls: names } }), surface)).toMatch(/calls: e and 2 more\)$/)
})

test('runs a remote whose needs are met, and asks for no list when it was built against this shell', async () => {
  expect(await incompatibility(builtWith(), surface)).toBeNull()
  const unread = vi.fn(surface)
  expect(await incompatibility(builtWith({ surface: __SHELL_SURFACE__, needs: { x: ['y'] } }), unread)).toBeNull()
  expect(unread).not.toHaveBeenCalled()
})
