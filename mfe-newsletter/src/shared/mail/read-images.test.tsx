import { IMAGE } from '@ementa/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { readImagesExactly, readMailImages } from './read-images'

const isLocal = (address: string) => address.startsWith(IMAGE.localScheme)

let alpha: number
let exactLength: number
let painted: string[]

// happy-dom decodes no image and paints nothing.
beforeEach(() => {
  alpha = 255
  exactLength = 0
  painted = []
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function (this: HTMLImageElement) {
    if (this.src.endsWith('gone')) throw new Error('gone')
    painted.push(this.src)
  })
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(4)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(2)
  const context = {
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? alpha : 0)),
    }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.assign(Object.create(null), context))
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    (type, quality) => `data:${type};base64,${'A'.repeat(type === 'image/png' ? exactLength : 0)}${quality ?? 'exact'}`,
  )
})

const images = {
  resolve: async (address: string) => `blob:${address.slice(IMAGE.localScheme.length)}`,
  keep: async () => '',
}
const text = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}
const ref = (name: string) => `${IMAGE.localScheme}${name}`

test('an image of this device travels once, as a photograph where nothing of it is transparent', async () => {
  const html = `<img src="${ref('a')}"><img src="https://fora.example/b.png"><img><img src="${ref('a')}">`
  expect(await readMailImages(text(html), images, isLocal)).toEqual({
    attached: [{ address: ref('a'), type: 'image/jpeg', base64: '0.88', width: 4 }],
    missing: [],
  })
  expect(painted).toEqual(['blob:a'])
})

test.each([
  [255, 'image/jpeg'],
  [254, 'image/png'],
  [0, 'image/png'],
])('with an opacity of %i it travels as %s', async (opacity, type) => {
  alpha = opacity
  const { attached } = await readMailImages(text(`<img src="${ref('a')}">`), images, isLocal)
  expect(attached.map((image) => image.type)).toEqual([type])
})

test('what is gone is named by its description, and the others go along', async () => {
  const html = `<img src="${ref('gone')}" alt=" Plenário "><img src="${ref('gone')}" alt=" "><img src="${ref('b')}">`
  const { attached, missing } = await readMailImages(text(html), images, isLocal)
  expect(missing).toEqual(['Plenário', 'imagem sem descrição'])
  expect(attached.map(({ address }) => address)).toEqual([ref('b')])
})

test.each([
  [10, 'image/png'],
  [IMAGE.maxBytes * 1.5, 'image/jpeg'],
])('what is kept is exact where it stays small: %i signs', async (length, type) => {
  exactLength = length
  const { attached } = await readImagesExactly(text(`<img src="${ref('a')}">`), images, isLocal)
  expect(attached.map((image) => image.type)).toEqual([type])
})
