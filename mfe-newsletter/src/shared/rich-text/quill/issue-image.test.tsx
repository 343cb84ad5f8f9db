import { afterEach, expect, test, vi } from 'vitest'
import { setImageResolver } from './issue-blots'
import { openText } from './test/open-text'

const { quill, port, begin } = openText()
const LOCAL = 'ementa-image:abc'

afterEach(() => setImageResolver(async (address) => address))

const shown = () => {
  const image = quill.root.querySelector('img')
  if (!image) throw new Error('Failed to find the image.')
  return image
}

test('an image of this device is shown from where it is, and stays known by its reference', async () => {
  const resolve = vi.fn(async () => 'blob:https://ementa/1')
  setImageResolver(resolve)
  begin([{ insert: { image: LOCAL }, attributes: { alt: 'Fachada', width: '66%' } }, { insert: '\n' }])
  expect(shown().hasAttribute('src')).toBe(false)
  await vi.waitFor(() => expect(shown().getAttribute('src')).toBe('blob:https://ementa/1'))
  expect(resolve).toHaveBeenCalledExactlyOnceWith(LOCAL)
  expect(port.ops()[0]).toEqual({ insert: { image: LOCAL }, attributes: { alt: 'Fachada', width: '66%' } })
  expect(port.html()).toContain(`<img src="${LOCAL}" alt="Fachada" width="66%">`)
})

test('an image that is not on this device says so, unless something else is said of it', async () => {
  setImageResolver(() => Promise.reject(new Error('There is none.')))
  begin([{ insert: { image: LOCAL } }, { insert: '\n' }])
  await vi.waitFor(() => expect(shown().alt).toBe('Imagem indisponível neste aparelho'))
  begin([{ insert: { image: LOCAL }, attributes: { alt: 'Fachada' } }, { insert: '\n' }])
  await Promise.resolve()
  await Promise.resolve()
  expect(shown().alt).toBe('Fachada')
})

test('an image of the web is shown from its address, without asking this device', () => {
  const resolve = vi.fn(async (address: string) => address)
  setImageResolver(resolve)
  begin([{ insert: { image: 'https://a.br/a.png?x=1&y=2' } }, { insert: '\n' }])
  expect(shown().getAttribute('src')).toBe('https://a.br/a.png?x=1&y=2')
  expect(shown().draggable).toBe(false)
  expect(resolve).not.toHaveBeenCalled()
  expect(port.html()).toContain('<img src="https://a.br/a.png?x=1&amp;y=2" alt="">')
})

test('a sign of HTML in an address ends nothing', () => {
  begin([{ insert: { image: 'https://a.br/"onerror="x&"y' } }, { insert: '\n' }])
  const page = new DOMParser().parseFromString(quill.getSemanticHTML(), 'text/html')
  const image = page.querySelector('img')
  expect(image?.getAttribute('src')).toBe('https://a.br/"onerror="x&"y')
  expect(image?.getAttributeNames().sort()).toEqual(['alt', 'src'])
})

test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'http://a.br/a.png', 3])(
  'the address %j is none that the editor takes',
  (address) => {
    begin([{ insert: { image: address } }, { insert: '\n' }])
    expect(shown().dataset.reference).toBe('')
    expect(shown().getAttribute('src')).toBe('')
    expect(quill.getSemanticHTML()).toContain('<img src="" alt="">')
  },
)
