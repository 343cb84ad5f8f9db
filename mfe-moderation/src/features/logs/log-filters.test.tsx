import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choose, click, optionsOf } from '../../test/open'
import { LogFilterBar } from './log-filters'
import type { LogFilters } from './use-log'

const NONE: LogFilters = { query: '', action: 'todos', type: 'todos', moderator: '', from: '', to: '', set: vi.fn() }
const BEATRIZ = [['user-beatriz', 'Beatriz Nogueira']] as const

const show = (change: Partial<LogFilters>) =>
  renderWithServices(<LogFilterBar filters={{ ...NONE, ...change }} moderators={BEATRIZ} />, { at: '/admin/logs' })
const day = (label: 'De' | 'Até') => screen.getByLabelText<HTMLInputElement>(label)

test('clearing removes every one of them from the address', async () => {
  const set = vi.fn()
  await show({ query: 'multa', set })
  click('Limpar filtros')
  expect(set).toHaveBeenCalledExactlyOnceWith({ q: '', acao: '', tipo: '', moderador: '', de: '', ate: '' })
})

test.each([
  ['2026-02-01', '2026-01-31', 'O fim vem antes do início.'],
  ['2026-02-01', '2026-02-01', ''],
  ['2026-02-01', '', ''],
  ['', '2026-02-01', ''],
])('from %s to %s: %s', async (from, to, problem) => {
  await show({ from, to })
  expect(day('Até')).toHaveAccessibleDescription(problem)
  expect(day('Até').getAttribute('aria-invalid')).toBe(problem ? 'true' : null)
  // Neither calendar offers a day that would end the period before it begins.
  expect([day('De').max, day('De').min, day('Até').min, day('Até').max]).toEqual([to, '', from, ''])
})

test('each moderator is a choice, one who is only in the address too, and everyone is none', async () => {
  const set = vi.fn()
  await show({ moderator: 'user-x', set })
  expect(optionsOf('Moderador')).toEqual(['Todos', 'Beatriz Nogueira', 'user-x'])
  expect(screen.getByRole('combobox', { name: 'Moderador' })).toHaveValue('user-x')
  await choose('Moderador', 'todos')
  expect(set).toHaveBeenLastCalledWith({ moderador: '' })
  await choose('Moderador', 'user-beatriz')
  expect(set).toHaveBeenLastCalledWith({ moderador: 'user-beatriz' })
})
