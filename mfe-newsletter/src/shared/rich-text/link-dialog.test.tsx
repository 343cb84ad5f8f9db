import { renderWithServices, userEvent } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LinkDialog } from './link-dialog'
import { notedTools } from './test/text-surface'
import type { LinkPlace } from './text-surface'

async function open() {
  const tools = notedTools()
  const onClose = vi.fn()
  const place = { index: 3, length: 0, text: '', address: '' }
  await renderWithServices(<LinkDialog tools={tools} place={place} onClose={onClose} />)
  const type = async (label: RegExp, text: string) => {
    await userEvent.click(await screen.findByLabelText(label))
    await userEvent.paste(text)
  }
  const insert = () => fireEvent.click(screen.getByRole('button', { name: 'Inserir link' }))
  return { tools, onClose, type, insert }
}

test.each([
  ['text', /^Endereço/, 'www.planalto.gov.br', 'Informe o texto do link.', /^Texto/],
  ['address', /^Texto/, 'Código Civil', 'Informe o endereço do link.', /^Endereço/],
])('a link without its %s alone is refused at that field [NWS-056]', async (_, filled, words, error, missing) => {
  const { tools, onClose, type, insert } = await open()
  await type(filled, words)
  await type(missing, '  ')
  insert()
  expect(await screen.findByText(error)).toBeInTheDocument()
  expect(screen.getByLabelText(filled)).not.toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText(missing)).toHaveFocus()
  expect(tools.setLink).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('with both it is inserted where one was [NWS-056]', async () => {
  const { tools, onClose, type, insert } = await open()
  await type(/^Texto/, ' Código Civil ')
  await type(/^Endereço/, 'www.planalto.gov.br')
  insert()
  expect(tools.setLink).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ index: 3 }),
    'Código Civil',
    'https://www.planalto.gov.br',
  )
  expect(onClose).toHaveBeenCalledOnce()
})

const PLACE: LinkPlace = { index: 3, length: 8, text: 'acórdão', address: 'https://stf.jus.br/a' }

async function openEditor(place: LinkPlace) {
  const tools = notedTools()
  const [onClose, onOuterSubmit] = [vi.fn(), vi.fn()]
  await renderWithServices(
    <form onSubmit={onOuterSubmit}>
      <LinkDialog tools={tools} place={place} onClose={onClose} />
    </form>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const [text, address] = [dialog.getByLabelText(/^Texto do link/), dialog.getByLabelText(/^Endereço \(URL\)/)]
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }))
  return { dialog, tools, onClose, onOuterSubmit, text, address, write, press }
}

test('a link of the text is opened as it is, at its address, and changed in its place', async () => {
  const { tools, text, address, write, press, onClose, onOuterSubmit } = await openEditor(PLACE)
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
  const { tools, press, onClose } = await openEditor(PLACE)
  press('Remover link')
  expect(tools.removeLink).toHaveBeenCalledExactlyOnceWith(PLACE)
  expect(onClose).toHaveBeenCalledOnce()
  expect(tools.setLink).not.toHaveBeenCalled()
})

test.each([
  [' ', 'Informe o endereço do link.'],
  ['javascript:x', 'Use um endereço da web (https://…) ou um e-mail.'],
])('the address %j is refused only once it is sent', async (typed, problem) => {
  const { tools, dialog, address, text, write, press, onClose, onOuterSubmit } = await openEditor(PLACE)
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
