import * as v from 'valibot'
import { ERRORS } from '../errors'
import { IMAGE, LENGTH } from '../limits'
import { call } from './base'

const edgeSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)))

/** Upload of a post image. Type and size are checked by the backend, so that each has its declared error. */
export const images = {
  upload: call('/images/upload')
    .input(
      v.object({
        name: v.pipe(v.string(), v.maxLength(LENGTH.fileName)),
        /** MIME type, for example `image/png`. */
        type: v.pipe(v.string(), v.maxLength(LENGTH.mimeType)),
        /** The file in base64, without a `data:` prefix. */
        data: v.pipe(v.string(), v.maxLength(IMAGE.maxBytes * 4)),
        /** Extension: in px. The reference carries it (`imageSizeOf`), so that a page can keep the room of the image free. */
        width: edgeSchema,
        height: edgeSchema,
      }),
    )
    .output(v.object({ image_url: v.string() }))
    .errors({
      UNSUPPORTED_TYPE: ERRORS.UNSUPPORTED_TYPE,
      TOO_LARGE: ERRORS.TOO_LARGE,
      UPLOAD_FAILED: ERRORS.UPLOAD_FAILED,
      STORAGE_FULL: ERRORS.STORAGE_FULL,
    }),
}
