/** Creates an image file of a square whose upper left quarter is red. */
export async function drawPicture(type: string, width = 80, height = 40): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Failed to draw a picture: there is no canvas.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height / 2)
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
}

const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const ascii = (text: string) => new TextEncoder().encode(text)
const uint16 = (value: number) => [value >> 8, value & 255]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]

/** Place name in a photo's Exif, which tests search in stored images. */
export const PLACE = '23S33 46W38'

/** Creates Exif data as cameras write it: the orientation and a GPS block with a place name. */
function exif(orientation: number): Uint8Array {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...[...uint16(tag), ...uint16(type), ...uint32(count)],
    ...[...value, 0, 0, 0, 0].slice(0, 4),
  ]
  const words = ascii(PLACE)
  const root = [...uint16(2), ...entry(0x0112, 3, 1, uint16(orientation)), ...entry(0x8825, 4, 1, uint32(38))]
  const place = [...uint16(2), ...entry(1, 2, 2, [...ascii('S')]), ...entry(0x1c, 7, words.length, uint32(68))]
  return joined(
    ascii('Exif\0\0'),
    new Uint8Array([...ascii('MM'), ...uint16(42), ...uint32(8), ...root, ...uint32(0), ...place, ...uint32(0)]),
    words,
  )
}

/** Creates a JPEG as a phone writes it: rotated, with orientation and place in its Exif. */
export async function photoOf(orientation: number, width = 80, height = 40): Promise<File> {
  const jpeg = await drawPicture('image/jpeg', width, height)
  const block = exif(orientation)
  const segment = [0xff, 0xe1, ...uint16(block.length + 2), ...block]
  const bytes = joined(jpeg.subarray(0, 2), new Uint8Array(segment), jpeg.subarray(2))
  return new File([bytes], 'foto.jpg', { type: 'image/jpeg' })
}
