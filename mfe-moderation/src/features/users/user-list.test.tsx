import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ManagedUser } from '../../shared/measures/user-measures'
import { ANA, AT } from '../../test/rows'
import { UserRow } from './user-list'

const USER: ManagedUser = {
  ...ANA,
  email: 'ana@exemplo.com.br',
  created_at: AT,
  status: 'active',
  is_moderator: false,
  warnings_count: 0,
  banned_until: null,
  shadow_ban: null,
}

async function show(change: Partial<ManagedUser> = {}) {
  const onMeasure = vi.fn()
  const user = { ...USER, ...change }
  await renderWithServices(<UserRow user={user} canAct density="comfortable" onMeasure={onMeasure} />, {
    as: 'moderacao',
  })
  return { onMeasure, user, text: screen.getByRole('listitem').textContent }
}
test('an account says who it is, since when, and how it stands', async () => {
  const { text } = await show()
  expect(text).toMatch(
    /Ana Ferraz@ana · Advogadoana@exemplo\.com\.brconta desde 20 de novembro de 2026Ativa\s+0 advertências$/,
  )
  expect(screen.getByRole('link', { name: 'Ana Ferraz' })).toHaveAttribute('href', '/u/ana')
  expect(screen.getByRole('link', { name: 'Ficha de Ana Ferraz' })).toHaveAttribute('href', '/admin/pessoas/ana')
})

test('each state has its own word, with blanks between them, and a ban its end', async () => {
  const { text } = await show({
    ...{ status: 'temp_banned', banned_until: '2026-12-20T12:00:00.000Z', is_moderator: true, warnings_count: 1 },
    shadow_ban: { id: 'audit-1', created_at: AT },
  })
  expect(text).toMatch(/Banida temporariamente Shadow ban Da moderação1 advertência · até 20 (de )?dez/)
})

test.each([
  ['active', 'Ativa', 'success'],
  ['warned', 'Advertida', 'warning'],
  ['muted', 'Silenciada', 'warning'],
  ['temp_banned', 'Banida temporariamente', 'danger'],
  ['banned', 'Banida', 'danger'],
] as const)('an account that is %s has the word “%s” as a %s, and no other', async (status, word, tone) => {
  await show({ status })
  expect(screen.getByText(word)).toHaveAttribute('data-tone', tone)
  expect(screen.queryByText(/^(Shadow ban|Da moderação)$/)).not.toBeInTheDocument()
  expect(screen.getByText(/advertências/)).not.toHaveTextContent('até')
})

test('the account of the moderation is marked as official here too', async () => {
  const { text } = await show({ username: 'moderacao', authority: 'empresa' })
  expect(text).toContain('@moderacao · Empresa · conta oficial')
})
