import { crashCopyKey } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rememberCitation } from '../reader/citation'
import FootnoteDialog from './footnote-dialog'
import { editorOf } from './quill/test/editor-of'
import { notedTools } from './test/text-surface'

const WORDS = 'FERRAZ, Ana Paula. Multa contratual.'

async function openNote(world: TestWorld) {
  const setNote = vi.fn()
  const onClose = vi.fn()
  const tools = { setNote, removeNote: vi.fn(), focus: vi.fn() }
  const place = { index: 0, html: null }
  await renderWithServices(<FootnoteDialog tools={tools} place={place} onClose={onClose} />, { world })
  const dialog = within(await screen.findByRole('dialog', { name: 'Inserir nota de rodapé' }))
  const field = await dialog.findByRole('textbox', { name: 'Texto da nota' })
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }))
  return { field, press, setNote, onClose }
}

test('the words of a new note survive a reload, and are given up only after a question', async () => {
  rememberCitation(WORDS)
  onTestFinished(() => rememberCitation(''))
  const world = await createTestWorld({ as: 'anapaula' })
  const first = await openNote(world)
  first.press('Usar a citação copiada (ABNT)')
  await waitFor(() => expect(first.field.textContent).toBe(WORDS))
  cleanup()

  const second = await openNote(world)
  expect(second.field.textContent).toBe(WORDS)
  second.press('Cancelar')
  const question = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }))
  fireEvent.click(question.getByRole('button', { name: 'Continuar editando' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(second.onClose).not.toHaveBeenCalled()
  second.press('Inserir nota')
  expect(second.setNote).toHaveBeenCalledWith({ index: 0, html: null }, WORDS)
  cleanup()
  expect(copyKeys(crashCopyKey('user-anapaula', 'footnote'))).toEqual([])
})

async function open(html: string | null) {
  const tools = notedTools()
  const [onClose, onOuterSubmit] = [vi.fn(), vi.fn()]
  const place = { index: 4, html }
  const view = await renderWithServices(
    <form onSubmit={onOuterSubmit}>
      <FootnoteDialog tools={tools} place={place} onClose={onClose} />
    </form>,
    { as: 'anapaula' },
  )
  const name = html === null ? 'Inserir nota de rodapé' : 'Editar nota de rodapé'
  const dialog = within(await screen.findByRole('dialog', { name }))
  const field = await dialog.findByRole('textbox', { name: 'Texto da nota' })
  const quill = editorOf(field)
  const press = (label: string) => fireEvent.click(dialog.getByRole('button', { name: label }))
  return { ...view, dialog, field, quill, press, place, tools, onClose, onOuterSubmit }
}

const HINT = 'O número segue a ordem das notas no texto. Endereços colados sobre palavras viram links.'

test('a note of the text is opened as it is, and saved in its place', async () => {
  const { dialog, field, quill, press, place, tools, onClose, onOuterSubmit } = await open('CPC')
  expect(field).toHaveTextContent('CPC')
  expect(field).toHaveAccessibleDescription(HINT)
  expect(dialog.getByText(HINT)).not.toHaveAttribute('role')
  expect(dialog.queryByRole('button', { name: 'Inserir nota' })).toBeNull()
  act(() => void quill.insertText(3, ', art. 1', 'user'))
  press('Salvar nota')
  expect(tools.setNote).toHaveBeenCalledExactlyOnceWith(place, 'CPC, art. 1')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

test('a note of the text is removed', async () => {
  const { press, place, tools, onClose } = await open('CPC')
  press('Remover nota')
  expect(tools.removeNote).toHaveBeenCalledExactlyOnceWith(place)
  expect(onClose).toHaveBeenCalledOnce()
  expect(tools.setNote).not.toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a note without words is refused', async () => {
  const { dialog, press, tools, onClose } = await open(null)
  expect(dialog.queryByRole('button', { name: 'Remover nota' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Salvar nota' })).toBeNull()
  press('Inserir nota')
  expect(await dialog.findByRole('alert')).toHaveTextContent('Escreva o texto da nota.')
  expect(dialog.queryByText(HINT)).toBeNull()
  expect(tools.setNote).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('a note that was not changed is left without a question', async () => {
  const { press, onClose, tools } = await open('CPC')
  press('Cancelar')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(tools.setNote).not.toHaveBeenCalled()
})

test('changes of a note are given up only after a question', async () => {
  const { press, quill, onClose } = await open('CPC')
  act(() => void quill.insertText(3, '!', 'user'))
  press('Fechar')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('O que você escreveu nesta nota será perdido.')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(question.getByRole('button', { name: /^Sair/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
