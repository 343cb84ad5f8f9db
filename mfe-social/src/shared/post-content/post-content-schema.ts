import * as v from 'valibot'

/** Shape of a copy left by an earlier visit. Apart from the rest: the feed loads it only when a queued post is edited. */
export const postContentSchema = v.object({
  body: v.string(),
  imageUrl: v.nullable(v.string()),
  tags: v.array(v.string()),
  scheduledAt: v.nullable(v.string()),
})
