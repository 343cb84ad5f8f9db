import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import ImageViewer from './image-viewer'

const image = (url: string, description = '') => ({ url, alt: `Imagem ${url}`, description })
const IMAGES = [image('/a.png', 'Fluxo'), image('https://exemplo.com.br/b.png'), image('/c.png')]

async function view(start: number, images = IMAGES, resolve = async (url: string) => url) {
  const onClose = vi.fn()
  const keep = () => Promise.reject(new Error('full'))
  await renderWithServices(<ImageViewer images={images} start={start} onClose={onClose} />, {
    services: { images: { resolve, keep } },
  })
  return onClose
}

test.each([
  [0, '1 de 2'],
  [1, '2 de 3'],
  [2, '2 de 2'],
])(
  'of several images it opens the one that was pressed, and asks no other site for one that was not: %i',
  async (start, place) => {
    const onClose = await view(start)
    expect(await screen.findByRole('group', { name: place })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  },
)

test('a single image has no way to others, and one that is gone is left to the browser', async () => {
  await view(0, IMAGES.slice(0, 1), () => Promise.reject(new Error('gone')))
  expect(await screen.findByRole('img', { name: 'Imagem /a.png' })).toHaveAttribute('src', '/a.png')
  expect(screen.getByText('Fluxo')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /imagem/ })).toBeNull()
})
