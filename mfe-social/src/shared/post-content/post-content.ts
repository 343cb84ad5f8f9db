import type { PostImage } from '@ementa/contracts'

/** Everything a person wrote: what is published, kept as draft, and kept against a crash. */
export interface PostContent {
  body: string
  images: PostImage[]
  /** Those picked; the hashtags typed in the body come to them when the post is sent (`mergeTags`). */
  tags: string[]
  /** ISO UTC; null: now. */
  scheduledAt: string | null
}

/** The same, as a snapshot gives it. */
export type ReadContent = Readonly<Omit<PostContent, 'tags' | 'images'>> & {
  readonly tags: readonly string[]
  readonly images: readonly Readonly<PostImage>[]
}

export const EMPTY_CONTENT: PostContent = { body: '', images: [], tags: [], scheduledAt: null }

export function isSameContent(a: ReadContent, b: ReadContent): boolean {
  return (
    a.body === b.body &&
    a.scheduledAt === b.scheduledAt &&
    a.images.length === b.images.length &&
    a.images.every((image, index) => isSameImage(image, b.images[index])) &&
    a.tags.length === b.tags.length &&
    a.tags.every((tag, index) => tag === b.tags[index])
  )
}

const isSameImage = (a: PostImage, b: PostImage | undefined) =>
  a.image_url === b?.image_url && a.description === b.description
