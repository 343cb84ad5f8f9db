/** Everything a person wrote: what is published, kept as draft, and kept against a crash. */
export interface PostContent {
  body: string
  imageUrl: string | null
  /** Those picked; the hashtags typed in the body come to them when the post is sent (`mergeTags`). */
  tags: string[]
  /** ISO UTC; null: now. */
  scheduledAt: string | null
}

/** The same, as a snapshot gives it. */
export type ReadContent = Readonly<Omit<PostContent, 'tags'>> & { readonly tags: readonly string[] }

export const EMPTY_CONTENT: PostContent = { body: '', imageUrl: null, tags: [], scheduledAt: null }

export function isSameContent(a: ReadContent, b: ReadContent): boolean {
  return (
    a.body === b.body &&
    a.imageUrl === b.imageUrl &&
    a.scheduledAt === b.scheduledAt &&
    a.tags.length === b.tags.length &&
    a.tags.every((tag, index) => tag === b.tags[index])
  )
}
