import { createTestWorld, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, click, open, ready } from '../../test/open'
import { AT, CONTENT, recordOf } from '../../test/rows'
import { RecentDecisions } from './moderation-page'

const LONG = recordOf({ id: 'a', content: { ...CONTENT, body: 'x'.repeat(200) } })
const UNDONE = recordOf({
  ...{ id: 'b', action_type: 'warn', item_type: 'profile', content: null, is_reversible: false },
  reversal: { id: 'c', moderator_name: 'Beatriz', created_at: AT },
})

async function show() {
  const getAuditLog = vi.fn(async (_: unknown) => ({ entries: [LONG, UNDONE], total: 2, nextCursor: null }))
  const restore = vi.fn(async (_: { id: string }) => ({}))
  const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', { getAuditLog, restore })
  await open('/admin/moderation', { world, part: <RecentDecisions /> })
  return { getAuditLog, restore }
}

test('are read when they are asked for: what was decided, about what, by whom, and whether it holds', async () => {
  const { getAuditLog } = await show()
  expect(getAuditLog).not.toHaveBeenCalled()
  click('Últimas decisões')
  const lines = within(await screen.findByRole('list', { name: 'Últimas decisões' })).getAllByRole('listitem')
  expect(getAuditLog).toHaveBeenCalledExactlyOnceWith({ limit: 8 })
  expect(lines[0]).toHaveTextContent(/^Remoção · Publicação de @anax{80}…Moderação da Ementa · [^·]*Restaurar$/)
  expect(lines[1]).toHaveTextContent(/^Advertência · Perfil de @anaModeração da Ementa · .* · desfeitaVer$/)
  expect(screen.getByRole('link', { name: 'Ver todo o log' })).toHaveAttribute('href', '/admin/logs')
  click('Últimas decisões')
  expect(screen.queryByRole('list')).toBeNull()
})

test('each opens, and one that holds is taken back there', async () => {
  const { restore } = await show()
  click('Últimas decisões')
  fireEvent.click(await screen.findByRole('button', { name: 'Ver: Advertência · Perfil de @ana' }))
  const dialog = await screen.findByRole('dialog', { name: 'Advertência · Perfil de @ana' })
  fireEvent.click(within(dialog).getByText('Fechar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: 'Restaurar: Remoção · Publicação de @ana' }))
  await screen.findByRole('dialog', { name: 'Remoção · Publicação de @ana' })
  await ready()
  fireEvent.click(button('Restaurar'))
  await waitFor(() => expect(restore).toHaveBeenCalledOnce())
  expect(restore.mock.calls[0]?.[0]).toEqual({ id: 'a', reopen: false, reason: '', content_version: 'first' })
})

test('that could not be read say so', async () => {
  const { simulate } = await open('/admin/moderation', {
    part: <RecentDecisions />,
    simulation: { fail: ['moderation.getAuditLog'] },
  })
  click('Últimas decisões')
  expect(await screen.findByText(/As decisões não puderam ser lidas\./)).toBeInTheDocument()
  simulate({})
  click(/Tentar/)
  expect(await screen.findByRole('list', { name: 'Últimas decisões' })).toBeInTheDocument()
})
