import { imagesOf } from '@ementa/contracts'
import * as v from 'valibot'

/** Shape of a copy left by an earlier visit. Apart from the rest: the feed loads it only when a queued post is edited. */
export const postContentSchema = v.pipe(
  v.object({
    body: v.string(),
    images: v.optional(v.array(v.object({ image_url: v.string(), description: v.string() }))),
    /** What a copy of an earlier version has instead. */
    imageUrl: v.optional(v.nullable(v.string()), null),
    tags: v.array(v.string()),
    scheduledAt: v.nullable(v.string()),
    // Copies of before there were quotations and threads have neither.
    quoted: v.optional(v.nullable(v.object({ kind: v.picklist(['post', 'issue']), id: v.string() })), null),
    rest: v.optional(v.array(v.string()), () => []),
  }),
  v.transform(({ images, imageUrl, ...content }) => ({
    ...content,
    images: images ?? imagesOf({ image_url: imageUrl }),
  })),
)
