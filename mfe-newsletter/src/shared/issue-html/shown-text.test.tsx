import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { offerRemoteImages, showLocalImages } from './shown-text'

afterEach(() => document.body.replaceChildren())

const image = (alt: string) => document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)

test('the button of an image says its site and what it shows', () => {
  document.body.innerHTML = [
    '<img data-remote-image="https://www.conta.example/a.png" alt="Gráfico"><p>Texto</p>',
    '<img data-remote-image="a.png" alt=""><img src="https://ementa.example/b.png" alt="Foto">',
  ].join('')
  offerRemoteImages(document)
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ textContent, title, type, className }) => [textContent, title, type, className])).toEqual([
    ['Carregar imagem de conta.example', 'Gráfico', 'button', 'remote-image'],
    ['Carregar imagem de outro site', '', 'button', 'remote-image'],
  ])
  expect(buttons[1]?.hasAttribute('title')).toBe(false)
  expect(image('Gráfico')?.hidden).toBe(true)
  expect(image('Foto')?.hidden).toBe(false)
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  fireEvent.click(screen.getByRole('button', { name: 'Carregar imagem de conta.example' }))
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
  expect([image('Gráfico')?.tabIndex, image('Gráfico')?.hasAttribute('data-remote-image')]).toEqual([-1, false])
  expect(image('Gráfico')?.getAttribute('src')).toBe('https://www.conta.example/a.png')
  expect([image('Gráfico')?.hidden, image('Gráfico')?.referrerPolicy]).toEqual([false, 'no-referrer'])
  offerRemoteImages(document)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('an image of this device is shown from it; one that is gone says so where it has no description', async () => {
  document.body.innerHTML = [
    '<img data-local-image="ementa-image:a" alt="A"><img data-local-image="ementa-image:b" alt="B">',
    '<img data-local-image="ementa-image:c" alt=""><img src="https://x.example/d.png" alt="D">',
  ].join('')
  const asked: string[] = []
  showLocalImages(document, {
    resolve: async (address) => {
      asked.push(address)
      if (address !== 'ementa-image:a') throw new Error('gone')
      return 'blob:a'
    },
    keep: async () => '',
  })
  await waitFor(() => expect(image('Imagem indisponível neste aparelho')).not.toBeNull())
  expect(asked).toEqual(['ementa-image:a', 'ementa-image:b', 'ementa-image:c'])
  expect(image('A')?.getAttribute('src')).toBe('blob:a')
  expect(image('B')?.hasAttribute('src')).toBe(false)
})
