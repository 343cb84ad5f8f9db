import { crashBufferKey } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rememberCitation } from '../reader/citation'
import FootnoteDialog from './footnote-dialog'

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
  expect(copyKeys(crashBufferKey('user-anapaula', 'footnote'))).toEqual([])
})
