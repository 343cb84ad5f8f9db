import { drawPicture, PLACE, photoOf } from '@ementa/testing/photo'
import { expect, test } from 'vitest'
import { prepareImage } from './image-file'

async function prepared(file: File) {
  const { data, type } = await prepareImage(file)
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return { bytes, type, text: new TextDecoder('latin1').decode(bytes) }
}

async function pictureOf(bytes: Uint8Array<ArrayBuffer>) {
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const isRed = (x: number, y: number) => {
    const [red = 0, green = 0] = context?.getImageData(x, y, 1, 1).data ?? []
    return red > 200 && green < 60
  }
  return { size: [bitmap.width, bitmap.height], isRed }
}

const ascii = (text: string) => [...new TextEncoder().encode(text)]

test('a small photo loses where it was taken, and is shown the way it was turned [P-9]', async () => {
  const photo = await photoOf(6)
  expect(new TextDecoder('latin1').decode(await photo.arrayBuffer())).toContain(PLACE)
  const { bytes, text, type } = await prepared(photo)
  expect(type).toBe('image/jpeg')
  expect(text).not.toContain('Exif')
  expect(text).not.toContain(PLACE)
  const { size, isRed } = await pictureOf(bytes)
  expect(size).toEqual([40, 80])
  // Turned by a quarter to the right, the red quarter is on the upper right.
  expect([isRed(5, 5), isRed(35, 5), isRed(5, 75), isRed(35, 75)]).toEqual([false, true, false, false])
})

test('a large photo is shrunk, and loses it too', async () => {
  const { bytes, text } = await prepared(await photoOf(1, 3200, 800))
  expect(text).not.toContain(PLACE)
  expect((await pictureOf(bytes)).size).toEqual([1600, 400])
})

test('a PNG loses its texts and its Exif, and keeps its picture', async () => {
  const png = await drawPicture('image/png')
  const chunk = (type: string, words: string) => [...[0, 0, 0, words.length], ...ascii(type + words), ...[0, 0, 0, 0]]
  // Behind the header: eight bytes of signature and a chunk of 25.
  const bytes = [
    ...png.subarray(0, 33),
    ...chunk('eXIf', PLACE),
    ...chunk('tEXt', `Place\0${PLACE}`),
    ...png.subarray(33),
  ]
  const result = await prepared(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  expect(result.text).not.toMatch(/eXIf|tEXt|iTXt/)
  expect(result.text).not.toContain(PLACE)
  const { size, isRed } = await pictureOf(result.bytes)
  expect(size).toEqual([80, 40])
  expect([isRed(5, 5), isRed(75, 35)]).toEqual([true, false])
})

/** Two frames of one pixel, red and white, that are shown in turn for ever. */
const frame = (colour: number) => [
  ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, colour === 0 ? 0x44 : 0x4c, 0x01, 0],
]
const LOOP = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0]
const HEAD = [...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 255, 255, 255]
const COMMENT = [0x21, 0xfe, PLACE.length, ...ascii(PLACE), 0]
const XMP = [0x21, 0xff, 11, ...ascii('XMP DataXMP'), PLACE.length, ...ascii(PLACE), 0]

test('a GIF keeps its frames and its loop, and loses its comment and what other programs wrote into it', async () => {
  const clean = [...HEAD, ...LOOP, ...frame(0), ...frame(1), 0x3b]
  const told = [...HEAD, ...XMP, ...LOOP, ...COMMENT, ...frame(0), ...COMMENT, ...frame(1), 0x3b, ...ascii(PLACE)]
  const { bytes, type } = await prepared(new File([new Uint8Array(told)], 'a.gif', { type: 'image/gif' }))
  expect(type).toBe('image/gif')
  expect([...bytes]).toEqual(clean)
})

test('what cannot be decoded is refused in words', async () => {
  const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2])], 'a.jpg', { type: 'image/jpeg' })
  await expect(prepareImage(broken)).rejects.toThrow('Não foi possível ler a imagem. O arquivo pode estar corrompido.')
})
