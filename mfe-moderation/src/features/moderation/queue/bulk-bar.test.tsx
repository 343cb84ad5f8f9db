import { renderWithServices } from '@ementa/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
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
  obstacle: null,
}
const show = (change: Partial<typeof idle>) => renderWithServices(<BulkBar {...idle} {...change} />)
const box = () => screen.getByRole<HTMLInputElement>('checkbox')

test('who may not choose reads why', async () => {
  await show({ obstacle: 'Só quem faz parte da moderação decide.' })
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
