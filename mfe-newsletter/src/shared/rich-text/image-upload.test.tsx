import { createTestWorld, renderWithServices, userEvent, withCalls } from '@ementa/testing'
import { stubImageDecoding } from '@ementa/testing/image-decoding'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ImageDialog } from './image-dialog'
import { notedSurface } from './test/text-surface'
import type { TextSurface } from './text-surface'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])
const pngOf = (name: string) => new File([PNG], name, { type: 'image/png' })

const NEW = { index: 3, edited: null }

function Opened({ surface }: { surface: TextSurface }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && <ImageDialog surface={surface} opened={NEW} onClose={() => setOpen(false)} />}
    </>
  )
}

async function open(upload = vi.fn(async (_: unknown) => ({ image_url: 'ementa-image:1' }))) {
  stubImageDecoding()
  const { surface, tools } = notedSurface()
  const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'images', { upload })
  const view = await renderWithServices(<Opened surface={surface} />, { world })
  const dialog = within(await screen.findByRole('dialog', { name: 'Inserir imagem' }))
  const file = dialog.getByLabelText<HTMLInputElement>('Arquivo da imagem')
  return { ...view, dialog, tools, file, upload, choose: (...files: File[]) => userEvent.upload(file, files) }
}

test('a file is sent, named, and inserted by its reference', async () => {
  const { dialog, choose, file, tools, upload } = await open()
  expect(file.accept).toBe('image/jpeg,image/jpg,image/png,image/gif')
  const status = dialog.getByText('JPG, PNG ou GIF de até 5 MB.')
  expect(status).toHaveAttribute('role', 'status')
  await choose(pngOf('fachada.png'))
  await waitFor(() => expect(status).toHaveTextContent('fachada.png pronta para inserir.'))
  expect(file.value).toBe('')
  const address = dialog.getByLabelText('Ou o endereço da imagem')
  expect(address).toBeDisabled()
  expect(address).toHaveValue('')
  expect(dialog.getByRole('button', { name: 'Trocar o arquivo' })).toBeEnabled()
  const sent = { name: 'fachada.png', type: 'image/png' }
  expect(upload).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent))
  fireEvent.change(dialog.getByLabelText('Descrição da imagem'), { target: { value: 'Fachada' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Inserir imagem' }))
  expect(tools.insertImage).toHaveBeenCalledExactlyOnceWith(3, 'ementa-image:1', {
    alt: 'Fachada',
    width: '',
    caption: '',
  })
  // Opened again, there is nothing of it.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  const again = within(await screen.findByRole('dialog', { name: 'Inserir imagem' }))
  expect(await again.findByRole('button', { name: 'Enviar do aparelho' })).toBeInTheDocument()
  expect(again.getByLabelText('Descrição da imagem')).toHaveValue('')
  expect(again.getByLabelText('Ou o endereço da imagem')).toBeEnabled()
})

test('while a file is on its way the image cannot be inserted', async () => {
  const gate: { answer?: (image: { image_url: string }) => void } = {}
  const upload = () =>
    new Promise<{ image_url: string }>((resolve) => {
      gate.answer = resolve
    })
  const { dialog, choose } = await open(vi.fn(upload))
  const insert = dialog.getByRole('button', { name: 'Inserir imagem' })
  expect(insert).toBeEnabled()
  await choose(pngOf('a.png'))
  expect(await dialog.findByText('Enviando…')).toBeInTheDocument()
  expect(insert).toBeDisabled()
  await waitFor(() => expect(gate.answer).toBeDefined())
  gate.answer?.({ image_url: 'ementa-image:1' })
  await waitFor(() => expect(insert).toBeEnabled())
  expect(dialog.queryByText('Enviando…')).toBeNull()
})

test('why a file is refused stands at the field and in a message, until the next one', async () => {
  const { dialog, choose, toasts } = await open()
  await choose(new File(['x'], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  const [toast] = toasts
  expect(toast?.title).toBe('Erro no upload')
  const reason = String(toast?.description)
  expect(await dialog.findByText(reason)).toBeInTheDocument()
  expect(dialog.getByLabelText('Ou o endereço da imagem')).toHaveAttribute('aria-invalid', 'true')
  expect(dialog.getByRole('button', { name: 'Enviar do aparelho' })).toBeEnabled()
  await choose(pngOf('b.png'))
  await waitFor(() => expect(dialog.queryByText(reason)).toBeNull())
  expect(await dialog.findByText('b.png pronta para inserir.')).toBeInTheDocument()
})

test('a file that arrives after its dialog was cancelled is not in the next one', async () => {
  const gate: { answer?: (image: { image_url: string }) => void } = {}
  const upload = () =>
    new Promise<{ image_url: string }>((resolve) => {
      gate.answer = resolve
    })
  const { dialog, choose } = await open(vi.fn(upload))
  await choose(pngOf('errada.png'))
  await waitFor(() => expect(gate.answer).toBeDefined())
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  const again = within(await screen.findByRole('dialog', { name: 'Inserir imagem' }))
  expect(await again.findByRole('button', { name: 'Enviar do aparelho' })).toBeEnabled()
  await act(async () => gate.answer?.({ image_url: 'ementa-image:2' }))
  expect(again.getByText('JPG, PNG ou GIF de até 5 MB.')).toBeInTheDocument()
})
