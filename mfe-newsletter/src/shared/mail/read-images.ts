import { IMAGE, type Images } from '@ementa/contracts'
import type { AttachedImage } from './mail-file'

/** Images of a mail: the files to attach, and those that are no longer on this device. */
export interface MailImages {
  attached: AttachedImage[]
  /** Descriptions of those that are gone. */
  missing: string[]
}

/**
 * The images of a text that are on this device, as they travel in a mail. They are read by painting them: the page's
 * security policy lets nothing be fetched from a `blob:` address. Images of other sites keep their addresses.
 */
export const readMailImages = (text: ParentNode, images: Images, isLocal: (address: string) => boolean) =>
  readImages(text, images, isLocal, asMailed)

/** The same for what is kept: without loss where the file stays small enough to come in again. */
export const readImagesExactly = (text: ParentNode, images: Images, isLocal: (address: string) => boolean) =>
  readImages(text, images, isLocal, asKept)

async function readImages(
  text: ParentNode,
  images: Images,
  isLocal: (address: string) => boolean,
  encode: Encode,
): Promise<MailImages> {
  const found: MailImages = { attached: [], missing: [] }
  const local = [...text.querySelectorAll('img')].filter((image) => isLocal(image.getAttribute('src') ?? ''))
  for (const image of local) {
    const address = image.getAttribute('src') ?? ''
    if (found.attached.some((one) => one.address === address)) continue
    try {
      found.attached.push({ address, ...(await painted(await images.resolve(address), encode)) })
    } catch {
      found.missing.push(image.getAttribute('alt')?.trim() || 'imagem sem descrição')
    }
  }
  return found
}

const SHARPNESS = 0.88

type Encode = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => string

function asMailed(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): string {
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const isSolid = !data.some((value, index) => index % 4 === 3 && value < 255)
  return canvas.toDataURL(isSolid ? 'image/jpeg' : 'image/png', SHARPNESS)
}

/** Base64 has four signs for three bytes. */
const LONGEST = IMAGE.maxBytes * (4 / 3)

function asKept(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): string {
  const exact = canvas.toDataURL('image/png')
  return exact.length < LONGEST ? exact : asMailed(canvas, context)
}

async function painted(url: string, encode: Encode): Promise<Omit<AttachedImage, 'address'>> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Failed to read an image: this browser has no canvas.')
  context.drawImage(image, 0, 0)
  const [type = '', base64 = ''] = encode(canvas, context)
    .replace(/^data:/, '')
    .split(';base64,')
  return { type, base64, width: image.naturalWidth }
}
