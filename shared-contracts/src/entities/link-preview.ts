import * as v from 'valibot'

/** Link preview (spec §3). */
export const linkPreviewSchema = v.object({
  url: v.string(),
  title: v.string(),
  description: v.string(),
  domain: v.string(),
  imageUrl: v.nullable(v.string()),
})
export type LinkPreview = v.InferOutput<typeof linkPreviewSchema>
