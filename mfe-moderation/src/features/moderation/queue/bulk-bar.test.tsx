import { TIMING } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { button, pressBeside, ready } from '../../../test/open'
import { ANA, CONTENT, rowOf } from '../../../test/rows'
import { BulkBar, BulkDialog } from './bulk-bar'

afterEach(() => {
  vi.useRealTimers()
})

const idle: Parameters<typeof BulkBar>[0] = {
  chosen: 0,
  total: 40,
  onChooseEvery: vi.fn(),
  isLoadingRest: false,
  areAllChecked: false,
  onCheckAll: vi.fn(),
  onAsk: vi.fn(),
  hindrance: null,
}
const show = (change: Partial<typeof idle> = {}) => renderWithServices(<BulkBar {...idle} {...change} />)
const REST = 'Selecionar também o resto da fila'
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const areEnabled = () => ['Aprovar seleção', 'Remover seleção'].map((name) => !button(name).disabled)

test('of nothing chosen nothing can be decided, but all can be chosen', async () => {
  const onCheckAll = vi.fn()
  await show({ onCheckAll })
  expect(box()).toHaveAccessibleName('Selecionar todos')
  expect([box().checked, box().indeterminate, ...areEnabled()]).toEqual([false, false, false, false])
  expect(screen.getByRole('group', { name: 'Ações em massa' })).not.toHaveAttribute('title')
  fireEvent.click(box())
  expect(onCheckAll).toHaveBeenCalledExactlyOnceWith(true)
})

test('says how many of all are chosen, and asks about them', async () => {
  const onAsk = vi.fn()
  await show({ chosen: 2, onAsk })
  expect(box()).toHaveAccessibleName('2 de 40 selecionados')
  expect(screen.getByText('2 de 40 selecionados')).toHaveAttribute('aria-live', 'polite')
  expect([box().checked, box().indeterminate, ...areEnabled()]).toEqual([false, true, true, true])
  // The rest is offered only when all loaded rows are chosen.
  expect(screen.queryByRole('button', { name: REST })).toBeNull()
  fireEvent.click(button('Aprovar seleção'))
  fireEvent.click(button('Remover seleção'))
  expect(onAsk.mock.calls).toEqual([['approve'], ['remove']])
})

test('with all in sight chosen, the rest is offered, unless there is none', async () => {
  const onChooseEvery = vi.fn()
  await show({ chosen: 20, areAllChecked: true, onChooseEvery })
  expect([box().checked, box().indeterminate]).toEqual([true, false])
  fireEvent.click(button(REST))
  expect(onChooseEvery).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(box())
  cleanup()
  await show({ chosen: 1, total: 1, areAllChecked: true, onChooseEvery: null })
  expect(box()).toHaveAccessibleName('1 de 1 selecionado')
  expect(screen.queryByRole('button', { name: REST })).toBeNull()
})

test('while the rest is loaded it cannot be asked for again', async () => {
  const onChooseEvery = vi.fn()
  await show({ chosen: 20, areAllChecked: true, isLoadingRest: true, onChooseEvery })
  fireEvent.click(screen.getByText('Carregando…'))
  expect(onChooseEvery).not.toHaveBeenCalled()
})

test('who may not choose reads why', async () => {
  await show({ hindrance: 'Só quem faz parte da moderação decide.' })
  expect(box()).toBeDisabled()
  expect(screen.getByRole('group')).toHaveAttribute('title', 'Só quem faz parte da moderação decide.')
})

type Bulk = Parameters<typeof BulkDialog>[0]['bulk']

/** Creates the state of a question about two posts. */
function bulkOf(action: 'approve' | 'remove', change: Partial<Bulk> = {}): Bulk {
  const rows = ['a', 'b'].map((id) => rowOf({ id }, { author: ANA, content: { ...CONTENT, body: `Texto ${id}` } }))
  return {
    checked: new Set(),
    chosen: rows,
    leftOut: 0,
    areAllChecked: false,
    check: vi.fn(),
    checkAll: vi.fn(),
    ask: vi.fn(),
    question: { action, rows },
    cancel: vi.fn(),
    reason: { value: '', onChange: vi.fn(), problem: null },
    isSending: false,
    send: vi.fn(async () => undefined),
    focusAfter: { current: null },
    ...change,
  }
}

async function ask(...question: Parameters<typeof bulkOf>) {
  const bulk = bulkOf(...question)
  await renderWithServices(<BulkDialog bulk={bulk} />)
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar ação em massa?' })
  return { bulk, dialog }
}

test.each([
  [
    'approve',
    'Aprovar 2 itens',
    'O conteúdo continua no ar e as denúncias são encerradas.',
    'Opcional. Fica no log.',
    false,
  ],
  [
    'remove',
    'Remover 2 itens',
    'O conteúdo sai do ar e cada pessoa que escreveu é avisada, com a justificativa.',
    'Vai no aviso a quem escreveu e no log.',
    true,
  ],
] as const)(
  'the question to %s says what it will do, and about what',
  async (action, what, outcome, helper, isRequired) => {
    const { bulk, dialog } = await ask(action)
    expect(dialog).toHaveTextContent(`${what}. ${outcome} Cada decisão pode ser desfeita depois, no log.`)
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Publicação de @anaTexto a/),
      expect.stringMatching(/^Publicação de @anaTexto b/),
    ])
    const field = within(dialog).getByRole('textbox')
    expect(field).toHaveAccessibleDescription(expect.stringContaining(helper))
    expect(field.hasAttribute('required')).toBe(isRequired)
    const answer = button(what)
    await ready()
    fireEvent.click(answer)
    expect(bulk.send).toHaveBeenCalledOnce()
    fireEvent.click(button('Cancelar'))
    expect(bulk.cancel).toHaveBeenCalledOnce()
  },
)

test('a press that comes with the question was meant for the button before it', async () => {
  const world = await createTestWorld({ as: 'moderacao' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const bulk = bulkOf('remove')
  await renderWithServices(<BulkDialog bulk={bulk} />, { world })
  const answer = button('Remover 2 itens')
  expect(answer).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(answer)
  expect(bulk.send).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(TIMING.pressGuard))
  expect(answer).not.toHaveAttribute('aria-disabled')
  fireEvent.click(answer)
  expect(bulk.send).toHaveBeenCalledOnce()
})

test('while it is answered the question stays', async () => {
  const { bulk, dialog } = await ask('approve', { isSending: true })
  expect(button('Cancelar')).toBeDisabled()
  expect(screen.getByText('Aplicando…')).toBeInTheDocument()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(bulk.cancel).not.toHaveBeenCalled()
})

test('Escape takes the question back, and without one there is no dialog', async () => {
  const { bulk, dialog } = await ask('approve')
  // A press beside the dialog does not close it.
  pressBeside(dialog)
  expect(bulk.cancel).not.toHaveBeenCalled()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(bulk.cancel).toHaveBeenCalledOnce()
  cleanup()
  await renderWithServices(<BulkDialog bulk={{ ...bulk, question: null }} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
