import { renderWithServices, userEvent } from '@ementa/testing'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SharedModules } from './shared-modules'

/** The runtime's share scope; undefined before it is initialised. */
let instance: { shareScopeMap: Record<string, object> } | null
vi.mock('@module-federation/runtime', () => ({ getInstance: () => instance }))

beforeEach(() => {
  instance = null
})
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
const HEAD = ['Módulo', 'Versão', 'De', 'Usado por']
const react = { '19.3.1': { from: 'shell', useIn: ['social', 'account'], loaded: true } }

test('the table says of each module who provides it and who uses it, as it was when it was read', async () => {
  instance = { shareScopeMap: { default: { react, '@ementa/ui': { '1.0.0': { from: 'social' } } } } }
  await renderWithServices(<SharedModules />)
  const before = [HEAD, ['@ementa/ui', '1.0.0', 'social', 'ninguém'], ['react', '19.3.1', 'shell', 'account, social']]
  expect(rows()).toEqual(before)
  instance = { shareScopeMap: { default: { react } } }
  expect(rows()).toEqual(before)
  await userEvent.click(screen.getByRole('button', { name: 'Ler de novo' }))
  expect(rows()).toEqual([HEAD, before[2]])
})

test('without a runtime, or without a scope of it, there is nothing to be listed', async () => {
  await renderWithServices(<SharedModules />)
  expect(rows()).toEqual([HEAD])
  cleanup()
  instance = { shareScopeMap: {} }
  await renderWithServices(<SharedModules />)
  expect(rows()).toEqual([HEAD])
})

test('a module that runs twice stands out', async () => {
  const twice = { ...react, '19.2.0': { from: 'social', loaded: true } }
  instance = { shareScopeMap: { default: { react: twice, valibot: { '1.1.0': { from: 'shell', loaded: true } } } } }
  await renderWithServices(<SharedModules />)
  const looks = screen.getAllByRole('row').map((row) => getComputedStyle(row).color)
  const [head, first, second, other] = looks
  expect(rows().map(([name]) => name)).toEqual(['Módulo', 'react', 'react', 'valibot'])
  expect(first).toBe(second)
  expect(first).not.toBe(other)
  expect(other).toBe(head)
})
