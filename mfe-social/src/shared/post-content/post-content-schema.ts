import { imagesOf } from '@ementa/contracts'
import * as v from 'valibot'

/** Schema of a crash copy. */
export const postContentSchema = v.pipe(
  v.object({
    body: v.string(),
    images: v.optional(v.array(v.object({ image_url: v.string(), description: v.string() }))),
    /** The only image, in copies of an earlier version. */
    imageUrl: v.optional(v.nullable(v.string()), null),
    tags: v.array(v.string()),
    scheduledAt: v.nullable(v.string()),
    // Copies from before quotations and threads have neither.
    quoted: v.optional(v.nullable(v.object({ kind: v.picklist(['post', 'issue']), id: v.string() })), null),
    rest: v.optional(v.array(v.string()), () => []),
  }),
  v.transform(({ images, imageUrl, ...content }) => ({
    ...content,
    images: images ?? imagesOf({ image_url: imageUrl }),
  })),
)
