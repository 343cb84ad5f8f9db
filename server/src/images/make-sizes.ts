import { IMAGE, type ImageSize } from '@ementa/contracts'
import AsyncLock from 'async-lock'
import type { Sharp } from 'sharp'

/** A small file can unfold to gigabytes. Pixels of a picture, and of all frames of one that moves. */
const MOST_PIXELS = 50_000_000
const MOST_MOVING_PIXELS = 25_000_000
/** In seconds. */
const LONGEST_STEP = 20

/** One size of an image. */
export interface ImageFile {
  /** Width in px of a smaller copy; null for the largest. */
  width: (typeof IMAGE.copies)[number] | null
  type: string
  bytes: Buffer
}

export interface MadeImage extends ImageSize {
  files: ImageFile[]
}

/** The library and its decoders are loaded for the first image: most processes start long before they get one. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  // It could read more formats than people may upload.
  sharp.block({ operation: ['VipsForeignLoad'] })
  const loaders = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer']
  sharp.unblock({ operation: loaders })
  return sharp
}

async function smallerCopies(picture: Sharp, { width }: ImageSize): Promise<ImageFile[]> {
  const copies: ImageFile[] = []
  for (const one of IMAGE.copies) {
    if (one >= width) continue
    const bytes = await picture.clone().resize(one).webp({ quality: 80 }).toBuffer()
    copies.push({ width: one, type: 'image/webp', bytes })
  }
  return copies
}

async function make(bytes: Uint8Array): Promise<MadeImage | 'TOO_LARGE' | 'UNSUPPORTED_TYPE'> {
  const sharp = await loadSharp()
  try {
    const header = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata()
    const isMoving = (header.pages ?? 1) > 1
    const limitInputPixels = isMoving ? MOST_MOVING_PIXELS : MOST_PIXELS
    if (header.width * header.height > limitInputPixels) return 'TOO_LARGE'
    // The new file has the pixels alone, no position and no camera, turned as the camera was held.
    const picture = sharp(bytes, { animated: isMoving, limitInputPixels, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: LONGEST_STEP })
    if (isMoving) {
      const { data, info } = await picture.gif({ effort: 1 }).toBuffer({ resolveWithObject: true })
      const { width, pageHeight: height = info.height } = info
      return { width, height, files: [{ width: null, type: 'image/gif', bytes: data }] }
    }
    const fitted = picture.resize(IMAGE.maxEdge, IMAGE.maxEdge, { fit: 'inside', withoutEnlargement: true })
    // Formats that mail programs know.
    const largest = header.hasAlpha ? fitted.clone().png() : fitted.clone().jpeg({ quality: 85 })
    const { data, info } = await largest.toBuffer({ resolveWithObject: true })
    const files = await smallerCopies(picture, info)
    return { ...info, files: [{ width: null, type: `image/${info.format}`, bytes: data }, ...files] }
  } catch {
    return 'UNSUPPORTED_TYPE'
  }
}

const lock = new AsyncLock({ maxPending: Number.POSITIVE_INFINITY })

/** Decodes an uploaded file and makes its sizes, one image after another, or says why it is refused. */
export const makeSizes = (bytes: Uint8Array) => lock.acquire('image', () => make(bytes))
