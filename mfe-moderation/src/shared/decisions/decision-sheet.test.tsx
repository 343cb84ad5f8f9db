import { TIMING } from '@ementa/contracts'
import { createTestWorld, fill, renderWithServices, withCalls } from '@ementa/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pressBeside, ready } from '../../test/open'
import { AT, CONTENT, recordOf } from '../../test/rows'
import { DecisionSheet } from './decision-sheet'

afterEach(() => {
  vi.useRealTimers()
})

/** Renders the sheet of a decision; the test answers the call that takes it back. */
async function show(change: Parameters<typeof recordOf>[0] = {}) {
  const restore = vi.fn(async (_: unknown) => ({}))
  const onClose = vi.fn()
  const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', { restore })
  await renderWithServices(<DecisionSheet entry={recordOf(change)} onClose={onClose} />, { world, at: '/admin/logs' })
  const dialog = await screen.findByRole('dialog')
  return { restore, onClose, dialog, toasts: world.toasts }
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const PAGE = ['Abrir a página que a pessoa lê', '/recursos/audit-1']
const CASE = ['Ana Ferraz (@ana)', '/admin/pessoas/ana']

test('says what was decided, by whom and when, about whom, what and why', async () => {
  const { dialog } = await show({
    reported_for: [
      { reason: 'spam', count: 2 },
      { reason: 'harassment', count: 1 },
    ],
  })
  expect(dialog).toHaveAccessibleName('Remoção · Publicação de @ana')
  for (const words of [
    'DecisãoRemoção, por Moderação da Ementa, 20 de novembro de 2026 às 09:00',
    'PessoaAna Ferraz (@ana)',
    'Conteúdo no momento da decisãoCompre já.',
    'Motivos das denúnciasSpam (2), Assédio (1)',
    'JustificativaPropaganda',
  ])
    expect(dialog).toHaveTextContent(words)
  expect(dialog).not.toHaveTextContent('Situação')
})

test('says nothing of what is not known, that there was no reason, and who took it back', async () => {
  const reversal = { id: 'audit-2', moderator_name: 'Beatriz', created_at: AT }
  const { dialog } = await show({ person: null, content: null, reported_for: [], reason: '', reversal })
  for (const name of ['Pessoa', 'Conteúdo', 'Motivos']) expect(dialog).not.toHaveTextContent(name)
  expect(dialog).toHaveTextContent('JustificativaSem justificativa')
  expect(dialog).toHaveTextContent('SituaçãoNão vale mais: Beatriz a desfez, 20 de novembro de 2026 às 09:00')
})

test('nobody takes back a decision about themselves', async () => {
  const { dialog } = await show({ person: { id: 'user-moderacao', username: 'moderacao', display_name: 'Moderação' } })
  expect(dialog).toHaveTextContent('O caso é seu. Outra pessoa da moderação decide.')
  expect(screen.queryByRole('button', { name: 'Restaurar' })).toBeNull()
})

test('says that an appeal waits, which the one who decided does not answer by taking the decision back', async () => {
  const objection = { text: 'São modelos.', created_at: AT, answer: null }
  const { dialog } = await show({ objection, moderator_id: 'user-beatriz' })
  expect(dialog).toHaveTextContent('Recurso em análiseSão modelos.')
  expect(screen.getByRole('button', { name: 'Restaurar' })).toBeEnabled()
  cleanup()
  await show({ objection, moderator_id: 'user-moderacao' })
  expect(screen.queryByRole('button', { name: 'Restaurar' })).toBeNull()
})

test('shows what its author made of the text since, and sends which version was read', async () => {
  const { dialog, restore } = await show({ current: { ...CONTENT, body: 'OFENSA NOVA', version: '2' } })
  expect(dialog).toHaveTextContent('O texto mudou depois da decisão. Agora diz:OFENSA NOVA')
  await ready()
  fireEvent.click(screen.getByRole('button', { name: 'Restaurar' }))
  await waitFor(() => expect(restore.mock.calls[0]?.[0]).toMatchObject({ content_version: '2' }))
})

describe('leads to the person, to the page they read and to the content as far as that can be opened:', () => {
  const reversal = { id: 'audit-2', moderator_name: 'Beatriz', created_at: AT }
  const THREAD = ['Ver na conversa', '/p/post-1/comments']
  test.each([
    ['a removed post', {}, [CASE, ['Ver o perfil', '/u/ana'], PAGE]],
    ['a removed post that is back', { reversal }, [CASE, THREAD, PAGE]],
    ['an approved post', { action_type: 'approve' }, [CASE, THREAD]],
    [
      'a removed comment',
      { item_type: 'comment', item_id: 'c1' },
      [CASE, ['Ver na conversa', '/p/post-1/comments#c-c1'], PAGE],
    ],
    ['a warning', { action_type: 'warn', content: null }, [CASE, PAGE]],
    ['a ban', { action_type: 'ban', content: { ...CONTENT, post_id: null } }, [CASE, ['Ver o perfil', '/u/ana'], PAGE]],
    ['a promotion', { action_type: 'promote', content: null }, [CASE]],
  ] as const)('%s', async (_, change, expected) => {
    await show(change)
    expect(links()).toEqual(expected)
  })
})

describe('is taken back', () => {
  const button = (name = 'Restaurar') => screen.getByRole<HTMLButtonElement>('button', { name })
  const field = () => screen.getByRole('textbox', { name: 'Justificativa' })

  test.each([
    ['remove', 'Restaurar', false, 'O conteúdo está de novo no ar.'],
    ['approve', 'Reabrir na fila', true, 'O item voltou à fila.'],
  ] as const)('%s: by “%s”, with the reason, and says so', async (action_type, label, reopen, description) => {
    const { restore, onClose, toasts } = await show({ action_type })
    await fill(field(), ' Engano ')
    await ready()
    fireEvent.click(button(label))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(restore).toHaveBeenCalledExactlyOnceWith({
      ...{ id: 'audit-1', reopen, reason: 'Engano', content_version: 'first' },
    })
    expect(toasts).toMatchObject([{ status: 'success', title: 'Ação realizada com sucesso', description }])
  })

  test('not by a press that came before it was ready', async () => {
    const restore = vi.fn(async (_: unknown) => ({}))
    const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', { restore })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await renderWithServices(<DecisionSheet entry={recordOf()} onClose={vi.fn()} />, { world })
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(button())
    expect(restore).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(TIMING.pressGuard))
    expect(button()).not.toHaveAttribute('aria-disabled')
    vi.useRealTimers()
    await act(async () => fireEvent.click(button()))
    expect(restore).toHaveBeenCalledOnce()
  })

  test('again after a failure, which loses nothing that was written', async () => {
    const { restore, onClose, toasts } = await show()
    restore.mockRejectedValueOnce(new Error('down'))
    await fill(field(), 'Engano')
    await ready()
    fireEvent.click(button())
    await waitFor(() => expect(toasts).toMatchObject([{ status: 'error', title: 'Erro ao desfazer' }]))
    expect(field()).toHaveValue('Engano')
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(button()).toBeEnabled())
    await act(async () => fireEvent.click(button()))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('neither when it no longer holds, nor by who is no moderator', async () => {
    const { onClose } = await show({ is_reversible: false })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Restaurar' })).toBeNull()
    fireEvent.click(screen.getByText('Fechar'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

test('a press beside it closes it, as long as nothing was written', async () => {
  const { dialog, onClose } = await show()
  pressBeside(dialog)
  expect(onClose).toHaveBeenCalledOnce()
  await fill(screen.getByRole('textbox', { name: 'Justificativa' }), 'Engano')
  pressBeside(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})
