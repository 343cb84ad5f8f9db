import { expect, test } from 'vitest'
import { listSharedModules } from './shared-rows'

test('lists each shared module with its version, who brought it and who uses it, copies that run only', () => {
  expect(
    listSharedModules({
      'react/': { '19.3.1': { from: 'shell' } },
      react: { '19.3.1': { from: 'shell', useIn: ['social', 'account'], loaded: true } },
      '@ementa/ui': {
        '1.0.0': { from: 'shell', useIn: ['social'], lib: () => undefined },
        '1.1.0': { from: 'social' },
      },
      '@ementa/ui/forms': { '1.0.0': { from: 'shell' } },
    }),
  ).toEqual([
    { name: '@ementa/ui', version: '1.0.0', from: 'shell', usedBy: ['social'] },
    { name: '@ementa/ui/forms', version: '1.0.0', from: 'shell', usedBy: [] },
    { name: 'react', version: '19.3.1', from: 'shell', usedBy: ['account', 'social'] },
  ])
})

test('a module that runs twice has two rows: that is a fault to be seen', () => {
  const scope = { react: { '19.3.1': { from: 'shell', loaded: true }, '19.2.0': { from: 'social', loaded: true } } }
  expect(listSharedModules(scope).map(({ version, from }) => [version, from])).toEqual([
    ['19.3.1', 'shell'],
    ['19.2.0', 'social'],
  ])
})
