import * as v from 'valibot'

export const linkPreviewSchema = v.object({
  url: v.string(),
  title: v.string(),
  description: v.string(),
  domain: v.string(),
  imageUrl: v.nullable(v.string()),
})
export type LinkPreview = v.InferOutput<typeof linkPreviewSchema>
