import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ImageDialog } from './image-dialog'
import { notedSurface } from './test/text-surface'
import type { ImagePlace } from './text-surface'

const ADDRESS = 'https://a.br/a.png'
const EDITED: ImagePlace = { index: 5, address: ADDRESS, alt: 'Fachada', width: '66%', caption: 'Fonte: STF' }

async function open(edited: ImagePlace | null = null) {
  const { surface, tools, focus } = notedSurface()
  const [onClose, onOuterSubmit] = [vi.fn(), vi.fn()]
  const view = await renderWithServices(
    <form onSubmit={onOuterSubmit}>
      <ImageDialog surface={surface} opened={{ index: 3, edited }} onClose={onClose} />
    </form>,
  )
  const title = edited ? 'Editar imagem' : 'Inserir imagem'
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label)
  const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }))
  return { ...view, dialog, field, write, press, tools, focus, onClose, onOuterSubmit }
}

const ADDRESS_FIELD = 'Ou o endereço da imagem'
const DESCRIPTION = 'Descrição da imagem'
const CAPTION = 'Legenda (opcional)'
const ONLY_LOOKS = 'A imagem só enfeita o texto'

test('an image of the web goes where the caret was, with all that is said of it', async () => {
  const { write, press, field, dialog, tools, focus, onClose, onOuterSubmit } = await open()
  write(ADDRESS_FIELD, ` ${ADDRESS} `)
  write(DESCRIPTION, ' Fachada ')
  write(CAPTION, ' Fonte: STF ')
  fireEvent.change(dialog.getByLabelText('Tamanho'), { target: { value: '33%' } })
  expect(field(ADDRESS_FIELD)).toHaveAttribute('placeholder', 'https://')
  press('Inserir imagem')
  const details = { alt: 'Fachada', width: '33%', caption: 'Fonte: STF' }
  expect(tools.insertImage).toHaveBeenCalledExactlyOnceWith(3, ADDRESS, details)
  expect(tools.setImage).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
  expect(focus).toHaveBeenCalledExactlyOnceWith({ index: 4, length: 0 })
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

test.each(['', 'http://a.br/a.png', 'https://a', 'https:///a.png', 'a https://a.br/a.png', 'https://a b.br/c'])(
  'the address %j is refused at its field',
  async (address) => {
    const { write, press, field, tools, onClose, onOuterSubmit } = await open()
    expect(field(ADDRESS_FIELD)).not.toHaveAttribute('aria-invalid')
    write(ADDRESS_FIELD, address)
    write(DESCRIPTION, 'Fachada')
    press('Inserir imagem')
    const problem = 'Escolha um arquivo ou informe um endereço que comece com https://.'
    expect(await screen.findByText(problem)).toBeInTheDocument()
    expect(field(ADDRESS_FIELD)).toHaveAttribute('aria-invalid', 'true')
    expect(tools.insertImage).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    expect(onOuterSubmit).not.toHaveBeenCalled()
  },
)

test('an image is described, or only looks nice', async () => {
  const { write, press, field, dialog, tools } = await open()
  const helper = 'Para quem lê com leitor de tela, ou quando a imagem não carrega.'
  const problem = 'Descreva a imagem, ou marque que ela só enfeita.'
  write(ADDRESS_FIELD, ADDRESS)
  write(DESCRIPTION, '  ')
  expect(dialog.getByText(helper)).toBeInTheDocument()
  press('Inserir imagem')
  expect(await screen.findByText(problem)).toBeInTheDocument()
  expect(dialog.queryByText(helper)).toBeNull()
  expect(field(DESCRIPTION)).toHaveAttribute('aria-invalid', 'true')
  expect(tools.insertImage).not.toHaveBeenCalled()
  write(DESCRIPTION, 'F')
  await waitFor(() => expect(dialog.queryByText(problem)).toBeNull())
  write(DESCRIPTION, ' ')
  press('Inserir imagem')
  expect(await screen.findByText(problem)).toBeInTheDocument()
  write(DESCRIPTION, 'Fachada')
  fireEvent.click(dialog.getByRole('checkbox', { name: ONLY_LOOKS }))
  expect(field(DESCRIPTION)).toBeDisabled()
  expect(field(DESCRIPTION)).toHaveValue('')
  press('Inserir imagem')
  expect(tools.insertImage).toHaveBeenCalledExactlyOnceWith(3, ADDRESS, { alt: '', width: '', caption: '' })
})

test('an image of the text is opened as it is, and changed', async () => {
  const { write, press, dialog, field, tools, focus, onClose } = await open(EDITED)
  expect(field(DESCRIPTION)).toHaveValue('Fachada')
  expect(field(CAPTION)).toHaveValue('Fonte: STF')
  expect(dialog.getByLabelText('Tamanho')).toHaveValue('66%')
  expect(dialog.getByRole('checkbox', { name: ONLY_LOOKS })).not.toBeChecked()
  expect(dialog.queryByLabelText(ADDRESS_FIELD)).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Enviar do aparelho' })).toBeNull()
  write(CAPTION, '')
  press('Salvar imagem')
  expect(tools.setImage).toHaveBeenCalledExactlyOnceWith(EDITED, { alt: 'Fachada', width: '66%', caption: '' })
  expect(tools.insertImage).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
  expect(focus).toHaveBeenCalledExactlyOnceWith({ index: 6, length: 0 })
})

test('an image of the text is removed', async () => {
  const { press, tools, onClose } = await open(EDITED)
  press('Remover imagem')
  expect(tools.removeImage).toHaveBeenCalledExactlyOnceWith(EDITED)
  expect(onClose).toHaveBeenCalledOnce()
})
