import type { PostImage, QuotedRef } from '@ementa/contracts'

/** Everything a person wrote: what is published, kept as draft, and kept against a crash. */
export interface PostContent {
  body: string
  images: PostImage[]
  /** Those picked; the hashtags typed in the texts come to them when the post is sent (`mergeTags`). */
  tags: string[]
  /** ISO UTC; null: now. */
  scheduledAt: string | null
  /** The text below the own words. */
  quoted: QuotedRef | null
  /** The texts of the parts that follow, of a thread. */
  rest: string[]
}

/** The same, as a snapshot gives it. */
export type ReadContent = Readonly<Omit<PostContent, 'tags' | 'images' | 'rest'>> & {
  readonly tags: readonly string[]
  readonly images: readonly Readonly<PostImage>[]
  readonly rest: readonly string[]
}

export const EMPTY_CONTENT: PostContent = { body: '', images: [], tags: [], scheduledAt: null, quoted: null, rest: [] }

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index])

export function isSameContent(a: ReadContent, b: ReadContent): boolean {
  return (
    a.body === b.body &&
    a.scheduledAt === b.scheduledAt &&
    a.quoted?.kind === b.quoted?.kind &&
    a.quoted?.id === b.quoted?.id &&
    a.images.length === b.images.length &&
    a.images.every((image, index) => isSameImage(image, b.images[index])) &&
    isSameList(a.tags, b.tags) &&
    isSameList(a.rest, b.rest)
  )
}

const isSameImage = (a: PostImage, b: PostImage | undefined) =>
  a.image_url === b?.image_url && a.description === b.description
