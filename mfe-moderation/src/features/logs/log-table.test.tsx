import { renderWithServices, required, windowOf } from '@ementa/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AT, recordOf } from '../../test/rows'
import { LogTable } from './log-table'

const HOLDS = recordOf({ id: 'audit-1' })
const UNDONE = recordOf({
  ...{ id: 'audit-2', action_type: 'warn', item_type: 'profile', reason: '', person: null, content: null },
  reversal: { id: 'audit-3', moderator_name: 'Beatriz', created_at: AT },
})

const show = (onOpen = vi.fn()) =>
  renderWithServices(<LogTable entries={[HOLDS, UNDONE]} total={40} density="comfortable" onOpen={onOpen} />)

test('a row says when, who, what, about what and why', async () => {
  const onOpen = vi.fn()
  await show(onOpen)
  const [, first, second] = screen.getAllByRole('row')
  const cells = (row: HTMLElement | undefined) =>
    within(required(row))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(first)).toEqual([
    '20/11/2026 09:00',
    'Moderação da Ementa',
    'Remoção',
    'Publicação de @ana“Compre já.”Ver decisão',
    'Propaganda',
  ])
  expect(cells(second).slice(2)).toEqual(['Advertênciadesfeita', 'PerfilVer decisão', 'Sem justificativa'])
  fireEvent.click(screen.getByRole('button', { name: 'Ver decisão: Advertência · Perfil' }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('audit-2')
})

test('the rows that are not loaded count, and each row knows its place among them', async () => {
  await show()
  expect(screen.getByRole('table', { name: 'Log de auditoria, do mais recente ao mais antigo' })).toHaveAttribute(
    'aria-rowcount',
    '41',
  )
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3'])
})

test('on a phone each entry is a card with the same words', async () => {
  windowOf(400)
  const onOpen = vi.fn()
  await show(onOpen)
  expect(screen.queryByRole('table')).toBeNull()
  const cards = within(screen.getByRole('list', { name: /^Log de auditoria/ })).getAllByRole('listitem')
  const [first, second] = cards.map(({ textContent }) => textContent)
  expect(first).toBe(
    'Remoção · Publicação de @anaModeração da Ementa · 20 de novembro de 2026 às 09:00Propaganda“Compre já.”Ver decisão',
  )
  expect(second).toMatch(/^Advertência · Perfil · desfeita.*Sem justificativaVer decisão$/)
  fireEvent.click(screen.getByRole('button', { name: /^Ver decisão: Remoção/ }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('audit-1')
})
