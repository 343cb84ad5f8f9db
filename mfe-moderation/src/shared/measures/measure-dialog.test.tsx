import { OfflineError, TIMING } from '@ementa/contracts'
import { createTestWorld, fill, renderWithServices, required, withCalls } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { button, pressBeside } from '../../test/open'
import { MeasureDialog } from './measure-dialog'
import type { Measure } from './user-measures'

/** Renders the dialog about a user of the seed; the test answers the calls of the measures. */
async function show(measure: Measure, username = 'lexcorp') {
  const plain = await createTestWorld({ as: 'moderacao' })
  const user = required((await plain.services.api.moderation.getUsers({ query: username })).users[0])
  const measured = { ...user, status: 'warned' as const }
  const answer = () => vi.fn(async (_: unknown) => ({ ...measured, decision_id: 'audit-9' }))
  const calls = {
    warnUser: answer(),
    updateUserRole: answer(),
    unbanUser: answer(),
    restore: vi.fn(async (_: unknown) => ({})),
  }
  const world = withCalls(plain, 'moderation', calls)
  const onClose = vi.fn()
  const onDone = vi.fn()
  await renderWithServices(<MeasureDialog user={user} measure={measure} onClose={onClose} onDone={onDone} />, { world })
  const dialog = await screen.findByRole('dialog')
  const refresh = vi.spyOn(world.services.session, 'refresh').mockResolvedValue()
  return { ...calls, dialog, onClose, onDone, measured, refresh, toasts: world.toasts }
}
const field = () => screen.getByRole('textbox', { name: /^Justificativa/ })
const send = (name: string) => fireEvent.click(button(name))

test('takes the measure with its reason, says so and closes; it can be taken back', async () => {
  const { dialog, warnUser, restore, onClose, onDone, measured, refresh, toasts } = await show('warn')
  expect(dialog).toHaveAccessibleName('Advertir @lexcorp')
  expect(dialog).toHaveTextContent('Soma uma advertência.')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field()).toBeRequired()
  expect(field()).toHaveAccessibleDescription(/Fica no log e vai no aviso à pessoa\./)
  await fill(field(), ' Oferta. ')
  send('Advertir @lexcorp')
  // While the call is under way, the dialog sends nothing again and cannot be closed.
  expect(screen.getByText('Aplicando…')).toBeInTheDocument()
  expect(button('Cancelar')).toBeDisabled()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(warnUser).toHaveBeenCalledExactlyOnceWith({ user_id: 'user-lexcorp', reason: 'Oferta.' })
  expect(onDone).toHaveBeenCalledExactlyOnceWith(measured)
  expect(refresh).not.toHaveBeenCalled()
  expect(toasts).toMatchObject([
    {
      ...{ status: 'success', title: 'Ação realizada com sucesso', description: 'Advertir @lexcorp: feito.' },
      ...{ duration: TIMING.undo, action: { label: 'Desfazer' } },
    },
  ])
  await act(async () => toasts[0]?.action?.onClick())
  expect(restore).toHaveBeenCalledExactlyOnceWith({ id: 'audit-9', reopen: true })
  expect(onDone).toHaveBeenLastCalledWith(null)
  expect(toasts[1]).toMatchObject({
    ...{ status: 'info', title: 'Decisão desfeita', description: 'Advertir @lexcorp: não vale mais.' },
  })
  restore.mockRejectedValueOnce(new Error('down'))
  await act(async () => toasts[0]?.action?.onClick())
  expect(toasts[2]).toMatchObject({ status: 'error', title: 'Erro ao desfazer' })
  expect(onDone).toHaveBeenCalledTimes(2)
})

test('a role is changed without a reason, has no undo, and one’s own is read again', async () => {
  const { onClose, refresh, toasts } = await show('demote', 'moderacao')
  expect(field()).not.toBeRequired()
  expect(field()).toHaveAccessibleDescription(/Opcional\. Fica no log e vai no aviso à pessoa\./)
  send('Remover @moderacao da moderação')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toasts[0]?.action).toBeUndefined()
  expect(refresh).toHaveBeenCalledOnce()
})

describe('a measure that is refused says why and stays open:', () => {
  const STRONGER = { data: { status: 'banned', until: null } }
  test.each([
    ['STRONGER_MEASURE', STRONGER, 'Há uma medida mais forte em vigor', /^A conta já está banida sem prazo\./],
    ['LAST_MODERATOR', {}, 'Não é possível remover o último moderador', /^Promova outra pessoa antes\.$/],
    ['OFFLINE', {}, 'Erro ao executar ação', /^Sem conexão\. Tente quando ela voltar\.$/],
    ['MOCK_NETWORK_ERROR', {}, 'Erro ao executar ação', /^Tente novamente\.$/],
  ])('%s', async (code, data, title, description) => {
    const { warnUser, onClose, onDone, toasts } = await show('warn')
    const error = code === 'OFFLINE' ? new OfflineError() : Object.assign(new Error(code), { code, ...data })
    warnUser.mockRejectedValueOnce(error)
    await fill(field(), 'Oferta')
    send('Advertir @lexcorp')
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts).toMatchObject([{ status: 'error', title, description: expect.stringMatching(description) }])
    await waitFor(() => expect(button('Advertir @lexcorp')).toBeEnabled())
    expect([onClose.mock.calls, onDone.mock.calls]).toEqual([[], []])
    expect(field()).toHaveValue('Oferta')
  })
})

test('Escape closes it, and so does a press beside it as long as nothing was written', async () => {
  const { dialog, onClose } = await show('warn')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  pressBeside(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
  await fill(field(), 'Oferta')
  pressBeside(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
})
