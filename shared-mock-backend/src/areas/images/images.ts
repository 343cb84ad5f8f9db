import { IMAGE, withImageSize } from '@ementa/contracts'
import { os, signedIn } from '../../context'
import { newId } from '../../new-id'
import { imageType } from './image-type'

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
