import { IMAGE, withImageSize } from '@ementa/contracts'
import { os, signedIn } from '../../context'
import { newId } from '../shared/new-entity'

const SIGNATURES = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
] as const

/** The image type that the first bytes of a file speak of, whatever its name and declared type say; null for others. */
export function imageType(file: Uint8Array): string | null {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))?.type ?? null
}

const ACCEPTED: readonly string[] = IMAGE.types

/** The file in base64, or null when it is not base64. */
function decode(data: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

export const images = {
  /** Both the declared type and the first bytes must be those of an accepted format: either alone is easily wrong. */
  upload: os.images.upload.use(signedIn).handler(({ input, context, errors }) => {
    if (!ACCEPTED.includes(input.type.toLowerCase())) throw errors.UNSUPPORTED_TYPE()
    const bytes = decode(input.data)
    const type = bytes && imageType(bytes)
    if (!type) throw errors.UNSUPPORTED_TYPE()
    if (bytes.length > IMAGE.maxBytes) throw errors.TOO_LARGE()
    if (context.simulated.happens('uploadFailureRate')) throw errors.UPLOAD_FAILED()
    const id = withImageSize(newId('image', context.now), input)
    context.effects.push({ type: 'storeImage', id, image: new Blob([bytes], { type }) })
    return { image_url: `${IMAGE.localScheme}${id}` }
  }),
}
