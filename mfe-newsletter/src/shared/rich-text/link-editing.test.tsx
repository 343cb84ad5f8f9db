import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LinkDialog } from './link-dialog'
import { notedTools } from './test/text-surface'
import type { LinkPlace } from './text-surface'

const PLACE: LinkPlace = { index: 3, length: 8, text: 'acórdão', address: 'https://stf.jus.br/a' }

async function open(place: LinkPlace) {
  const tools = notedTools({ linkPlace: () => place })
  const [onClose, onOuterSubmit] = [vi.fn(), vi.fn()]
  await renderWithServices(
    <form onSubmit={onOuterSubmit}>
      <LinkDialog tools={tools} isOpen onClose={onClose} />
    </form>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const [text, address] = [dialog.getByLabelText(/^Texto do link/), dialog.getByLabelText(/^Endereço \(URL\)/)]
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }))
  return { dialog, tools, onClose, onOuterSubmit, text, address, write, press }
}

test('a link of the text is opened as it is, at its address, and changed in its place', async () => {
  const { tools, text, address, write, press, onClose, onOuterSubmit } = await open(PLACE)
  expect(screen.getByRole('dialog', { name: 'Editar link' })).toBeInTheDocument()
  expect(text).toHaveValue('acórdão')
  expect(address).toHaveValue('https://stf.jus.br/a')
  expect(address).toHaveAttribute('placeholder', 'https://')
  await waitFor(() => expect(address).toHaveFocus())
  write(address, 'renata@stf.jus.br')
  press('Salvar link')
  expect(tools.setLink).toHaveBeenCalledExactlyOnceWith(PLACE, 'acórdão', 'mailto:renata@stf.jus.br')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

test('a link is removed', async () => {
  const { tools, press, onClose } = await open(PLACE)
  press('Remover link')
  expect(tools.removeLink).toHaveBeenCalledExactlyOnceWith(PLACE)
  expect(onClose).toHaveBeenCalledOnce()
  expect(tools.setLink).not.toHaveBeenCalled()
})

test('a new link begins at its words, cannot be removed, and is given up without a change', async () => {
  const { dialog, tools, text, press, onClose } = await open({ index: 3, length: 0, text: '', address: '' })
  expect(screen.getByRole('dialog', { name: 'Inserir link' })).toBeInTheDocument()
  await waitFor(() => expect(text).toHaveFocus())
  expect(dialog.queryByRole('button', { name: 'Remover link' })).toBeNull()
  press('Cancelar')
  expect(onClose).toHaveBeenCalledOnce()
  expect(tools.setLink).not.toHaveBeenCalled()
})

test.each([
  [' ', 'Informe o endereço do link.'],
  ['javascript:x', 'Use um endereço da web (https://…) ou um e-mail.'],
])('the address %j is refused only once it is sent', async (typed, problem) => {
  const { tools, dialog, address, text, write, press, onClose, onOuterSubmit } = await open(PLACE)
  write(address, typed)
  expect(dialog.queryByText(problem)).toBeNull()
  expect(address).not.toHaveAttribute('aria-invalid')
  text.focus()
  press('Salvar link')
  expect(await screen.findByText(problem)).toBeInTheDocument()
  expect(address).toHaveAttribute('aria-invalid', 'true')
  expect(address).toHaveFocus()
  expect(tools.setLink).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  expect(onOuterSubmit).not.toHaveBeenCalled()
  write(address, 'www.a.br')
  await waitFor(() => expect(dialog.queryByText(problem)).toBeNull())
})
