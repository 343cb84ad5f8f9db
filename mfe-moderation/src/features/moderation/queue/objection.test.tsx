import { createTestWorld, fill, renderWithServices, withCalls } from '@ementa/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button } from '../../../test/open'
import { CONTENT, recordOf } from '../../../test/rows'
import { AnswerObjection, ObjectedDecision } from './objection'

const HANDLERS = { onPointerDownCapture: vi.fn(), onKeyDownCapture: vi.fn() }
const READY = { isReady: true, handlers: HANDLERS, isMeant: () => true, accepts: () => true }
const EARLY = { ...READY, isReady: false, accepts: () => false }

async function show(change: Partial<Parameters<typeof AnswerObjection>[0]> = {}) {
  const answerObjection = vi.fn(async (_: { id: string; accept: boolean; reason: string }) => ({}))
  const onAnswered = vi.fn()
  const props = {
    decision: recordOf({ content: null, current: null }),
    isDisabled: false,
    guard: READY,
    onAnswered,
    showsKeys: true,
    ...change,
  }
  const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', { answerObjection })
  await renderWithServices(<AnswerObjection {...props} />, { world })
  await screen.findByRole('textbox')
  return { answerObjection, onAnswered, press: world.press, toasts: world.toasts }
}
const field = () => screen.getByRole('textbox', { name: /^Justificativa/ })
const LIFT = 'Dar provimento e restaurar'
const UPHOLD = 'Manter a decisão'

test.each([
  [LIFT, '1', true, 'Recurso provido: a medida não vale mais.'],
  [UPHOLD, '2', false, 'A decisão foi mantida.'],
])('%s is answered by its button and by its key, with the reason', async (name, key, accept, description) => {
  for (const answer of [(_: unknown) => fireEvent.click(button(name)), (press: (key: string) => void) => press(key)]) {
    const { answerObjection, onAnswered, press, toasts } = await show()
    expect(button(name)).toHaveAttribute('aria-keyshortcuts', key)
    await fill(field(), ' Relido. ')
    act(() => void answer(press))
    await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce())
    expect(answerObjection).toHaveBeenCalledExactlyOnceWith({ id: 'audit-1', accept, reason: 'Relido.' })
    expect(toasts).toMatchObject([{ status: 'success', title: 'Ação realizada com sucesso', description }])
    cleanup()
  }
})

test('a key that is held down, and a press that comes too early, answer nothing', async () => {
  const { answerObjection, press } = await show({ guard: EARLY })
  expect(button(LIFT)).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button(LIFT))
  press('1')
  cleanup()
  const ready = await show()
  ready.press('2', true)
  expect([answerObjection.mock.calls, ready.answerObjection.mock.calls]).toEqual([[], []])
})

test('who may not answer cannot, by no key either, and sees none', async () => {
  const { answerObjection, press } = await show({ isDisabled: true })
  for (const name of [LIFT, UPHOLD]) {
    expect(button(name)).toBeDisabled()
    expect(button(name)).not.toHaveAttribute('aria-keyshortcuts')
  }
  press('1')
  expect(answerObjection).not.toHaveBeenCalled()
})

test('a failure says so, keeps what was written, and can be tried again', async () => {
  const { answerObjection, onAnswered, toasts } = await show()
  answerObjection.mockRejectedValueOnce(Object.assign(new Error('own'), { code: 'OWN_DECISION' }))
  await fill(field(), 'Relido.')
  fireEvent.click(button(UPHOLD))
  expect(button(UPHOLD)).toBeDisabled()
  fireEvent.click(button(LIFT))
  await waitFor(() => expect(toasts).toMatchObject([{ status: 'error', title: 'Recurso contra decisão sua' }]))
  expect(onAnswered).not.toHaveBeenCalled()
  expect(field()).toHaveValue('Relido.')
  await waitFor(() => expect(button(UPHOLD)).toBeEnabled())
  fireEvent.click(button(UPHOLD))
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce())
  expect(answerObjection).toHaveBeenCalledTimes(2)
})

test('the panel says against which decision it is, about which text, and that the text was changed since', async () => {
  const current = { ...CONTENT, body: 'OFENSA NOVA', version: '2' }
  await renderWithServices(<ObjectedDecision decision={recordOf({ current })} />)
  const part = screen.getByRole('region', { name: 'Decisão recorrida' })
  expect(part).toHaveTextContent('Remoção, por Moderação da Ementa')
  expect(part).toHaveTextContent('Compre já.')
  expect(part).toHaveTextContent('O texto mudou depois da decisão. Agora diz:OFENSA NOVA')
  // A removed post cannot be opened.
  expect(screen.queryByRole('link', { name: 'Ver na conversa' })).toBeNull()
})

test('where the measure is not in force, the answer promises nothing more', async () => {
  const decision = recordOf({ is_reversible: false })
  await show({ decision })
  expect(button('Dar provimento')).toBeEnabled()
  cleanup()
  await renderWithServices(<ObjectedDecision decision={decision} />)
  expect(screen.getByText(/^A medida não está mais em vigor/)).toBeInTheDocument()
})

test('the answer is about the text that was read: a changed one is asked again, and the reason stays', async () => {
  const { answerObjection, onAnswered, toasts } = await show({ decision: recordOf() })
  answerObjection.mockRejectedValueOnce(
    Object.assign(new Error('changed'), { code: 'CONTENT_CHANGED', data: { change: 'edited' } }),
  )
  await fill(field(), 'Relido.')
  fireEvent.click(button(LIFT))
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('O texto mudou desde que você o abriu'))
  expect(answerObjection.mock.calls[0]?.[0]).toMatchObject({ content_version: 'first' })
  expect(onAnswered).not.toHaveBeenCalled()
  expect(field()).toHaveValue('Relido.')
})
