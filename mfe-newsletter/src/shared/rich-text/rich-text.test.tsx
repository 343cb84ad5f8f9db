import { createTestWorld, renderWithServices, required, type TestWorld, withCalls } from '@ementa/testing'
import { stubImageDecoding } from '@ementa/testing/image-decoding'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { IssueTextPort, TextOp } from './issue-text'
import { editorOf } from './quill/test/editor-of'
import RichText, { NotesList } from './rich-text'

async function open(ops: TextOp[], world?: TestWorld) {
  const ports: IssueTextPort[] = []
  const onChange = vi.fn()
  const view = await renderWithServices(
    <RichText
      initialHtml={() => ''}
      label="Texto da edição"
      placeholder="Escreva"
      onReady={(port) => ports.push(port)}
      onChange={onChange}
    />,
    world ? { world } : { as: 'anapaula' },
  )
  const field = await screen.findByRole('textbox', { name: 'Texto da edição' })
  const quill = editorOf(field)
  const port = required(ports[0])
  act(() => {
    quill.setContents(ops, 'silent')
    quill.history.clear()
    port.focus({ index: 0, length: 0 })
  })
  const button = (name: string) => within(screen.getByRole('toolbar', { name: 'Formatação' })).getByLabelText(name)
  const paste = (content: { html?: string; text?: string }) =>
    act(() => quill.clipboard.onPaste({ index: 0, length: 0 }, content))
  return { ...view, field, quill, port, ports, button, paste, onChange }
}

const words = (dialog: HTMLElement, label: string | RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
const press = (dialog: HTMLElement, name: string) => fireEvent.click(within(dialog).getByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a link is put into the text by its button, and by its keys', async () => {
  const { port, ports, quill, field, button, onChange } = await open([{ insert: 'Ver a lei\n' }])
  expect(ports).toHaveLength(1)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(button('Inserir link'))
  const dialog = await screen.findByRole('dialog', { name: 'Inserir link' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  words(dialog, /^Texto do link/, 'STF')
  words(dialog, /^Endereço \(URL\)/, 'www.stf.jus.br')
  press(dialog, 'Inserir link')
  await gone()
  expect(port.ops()[0]).toEqual({ insert: 'STF', attributes: { link: 'https://www.stf.jus.br' } })
  expect(onChange).toHaveBeenCalled()
  act(() => quill.setSelection(1, 0))
  act(
    () =>
      void field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      ),
  )
  press(await screen.findByRole('dialog', { name: 'Editar link' }), 'Cancelar')
  await gone()
})

test('an image is put into the text, and opened again by a click on it', async () => {
  const { port, field, button } = await open([{ insert: 'a\n' }])
  fireEvent.click(button('Inserir imagem'))
  const dialog = await screen.findByRole('dialog', { name: 'Inserir imagem' })
  words(dialog, 'Ou o endereço da imagem', 'https://a.br/a.png')
  words(dialog, 'Descrição da imagem', 'Fachada')
  press(dialog, 'Inserir imagem')
  await gone()
  expect(port.ops()[0]).toEqual({ insert: { image: 'https://a.br/a.png' }, attributes: { alt: 'Fachada' } })
  fireEvent.click(required(field.querySelector('img')))
  press(await screen.findByRole('dialog', { name: 'Editar imagem' }), 'Remover imagem')
  await gone()
  expect(port.ops()).toEqual([{ insert: '\na\n' }])
})

test('a note is listed below the text, and opened from there and by a click on its mark', async () => {
  const { field, button } = await open([{ insert: 'a' }, { insert: { footnote: 'CPC' } }, { insert: '\n' }])
  fireEvent.click(button('Negrito'))
  fireEvent.click(await screen.findByRole('button', { name: 'Editar a nota 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Editar nota de rodapé' })
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Texto da nota' })).toHaveTextContent('CPC'))
  press(dialog, 'Cancelar')
  await gone()
  fireEvent.click(required(field.querySelector('.ql-footnote')))
  press(await screen.findByRole('dialog', { name: 'Editar nota de rodapé' }), 'Remover nota')
  await gone()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Editar a nota 1' })).toBeNull())
  fireEvent.click(button('Inserir nota de rodapé'))
  press(await screen.findByRole('dialog', { name: 'Inserir nota de rodapé' }), 'Cancelar')
  await gone()
})

test('what a paste lost is told until it is closed, and the text has the focus again', async () => {
  const { field, paste } = await open([{ insert: 'a\n' }])
  paste({ html: '<p><span style="color:red">b</span></p>' })
  expect(await screen.findByText('A colagem não pôde manter: 1 cor de texto.')).toBeInTheDocument()
  const close = screen.getByRole('button', { name: 'Fechar o aviso da colagem' })
  close.focus()
  fireEvent.click(close)
  await waitFor(() => expect(screen.queryByText(/A colagem não pôde manter/)).toBeNull())
  expect(field).toHaveFocus()
})

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])], name, { type: 'image/png' })

test('files that are dropped go into the text in their order; of one that fails is told why', async () => {
  stubImageDecoding()
  const upload = async ({ name }: { name: string }) => ({ image_url: `ementa-image:${name}` })
  const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'images', { upload })
  const { quill, port, toasts } = await open([{ insert: 'ab\n' }], world)
  const broken = new File(['x'], 'broken.png', { type: 'image/png' })
  act(() => quill.uploader.upload({ index: 1, length: 0 }, [png('1'), broken, png('2')]))
  await waitFor(() =>
    expect(port.ops().map(({ insert }) => insert)).toEqual([
      'ab\n',
      { image: 'ementa-image:1' },
      '\n',
      { image: 'ementa-image:2' },
      '\n\n',
    ]),
  )
  expect(toasts).toMatchObject([
    { title: 'Erro no upload', description: 'Formato não suportado. Use JPG, PNG ou GIF.', status: 'error' },
  ])
})

test('notes are listed as the issue will show them, each with a way to edit it', async () => {
  const onEdit = vi.fn()
  await renderWithServices(<NotesList notes={['CPC', 'CC <em>x</em>']} onEdit={onEdit} />)
  const list = within(screen.getByRole('region', { name: 'Notas de rodapé' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('CPC')).toBeInTheDocument()
  expect(list.getByText('x').tagName).toBe('EM')
  fireEvent.click(list.getByRole('button', { name: 'Editar a nota 2' }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(2)
  expect(list.getByRole('button', { name: 'Editar a nota 1' })).toHaveAttribute('type', 'button')
})
