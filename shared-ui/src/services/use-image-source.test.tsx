import { renderWithServices } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useImageSource } from './use-image-source'

function Image({ reference }: { reference: string }) {
  const source = useImageSource(reference, '50vw')
  return source ? <img alt="Petição" {...source} /> : <p>{source === null ? 'sumiu' : 'vem'}</p>
}

const HOST = 'https://host.example/a'
const LARGE = 'ementa-image:image-1-1200x900'

test.each([
  ['a large image of a host', LARGE, HOST, `${HOST}?w=320 320w, ${HOST}?w=800 800w, ${HOST} 1200w`],
  ['a small image of a host', 'ementa-image:image-1-300x200', HOST, null],
  ['an image of this browser', LARGE, 'blob:a', null],
])('%s is shown by its address, with the smaller copies that there are', async (_name, reference, address, copies) => {
  const resolve = async () => address
  await renderWithServices(<Image reference={reference} />, { services: { images: { resolve } as never } })
  const image = await screen.findByRole('img', { name: 'Petição' })
  expect(image).toHaveAttribute('src', address)
  expect([image.getAttribute('srcset'), image.getAttribute('sizes')]).toEqual([copies, copies && '50vw'])
})

test('an image that is gone is none', async () => {
  const resolve = () => Promise.reject(new Error('gone'))
  await renderWithServices(<Image reference={LARGE} />, { services: { images: { resolve } as never } })
  await waitFor(() => expect(screen.getByText('sumiu')).toBeVisible())
})
