import { renderWithServices, userEvent } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LinkDialog } from './link-dialog'

async function open() {
  const tools = {
    linkPlace: () => ({ index: 3, length: 0, text: '', address: '' }),
    setLink: vi.fn(),
    removeLink: vi.fn(),
    focus: vi.fn(),
  }
  const onClose = vi.fn()
  await renderWithServices(<LinkDialog tools={tools as never} isOpen onClose={onClose} />)
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
