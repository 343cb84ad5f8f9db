import { imagesOf, type PostImage, type QuotedRef, THREAD_PARTS } from '@ementa/contracts'
import * as v from 'valibot'

/** The content of the composer, as it is published, saved as a draft, and kept as a crash copy. */
export interface PostContent {
  body: string
  images: PostImage[]
  /** Picked tags; hashtags typed in the texts are added when the post is sent (`mergeTags`). */
  tags: string[]
  /** ISO UTC; null to publish at once. */
  scheduledAt: string | null
  /** The quoted text. */
  quoted: QuotedRef | null
  /** The texts of further parts of a thread. */
  rest: string[]
}

/** A crash copy: the content, and the version of the edited post that it changes; copies of earlier releases lack it. */
export type CopiedPost = PostContent & { version?: string | null | undefined }

/** Read-only content, as a snapshot gives it. */
export type ReadContent = Readonly<Omit<PostContent, 'tags' | 'images' | 'rest'>> & {
  readonly tags: readonly string[]
  readonly images: readonly Readonly<PostImage>[]
  readonly rest: readonly string[]
}

export const EMPTY_CONTENT: PostContent = { body: '', images: [], tags: [], scheduledAt: null, quoted: null, rest: [] }

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
    version: v.optional(v.nullable(v.string())),
  }),
  v.transform(({ images, imageUrl, ...content }) => ({
    ...content,
    images: images ?? imagesOf({ image_url: imageUrl }),
  })),
)

type Texts = Pick<PostContent, 'body' | 'rest'>
type ReadTexts = Pick<ReadContent, 'body' | 'rest'>

/** Returns the text of a part, counted from 0; empty where there is none. */
export const getTextAt = ({ body, rest }: ReadTexts, index: number): string =>
  index === 0 ? body : (rest[index - 1] ?? '')

/** Lists the texts of all parts in order. */
export const listTexts = ({ body, rest }: ReadTexts): [string, ...string[]] => [body, ...rest]

export function setTextAt(content: Texts, index: number, text: string): void {
  if (index === 0) content.body = text
  else content.rest[index - 1] = text
}

const countParts = ({ rest }: ReadTexts): number => rest.length + 1

export const hasRoomForPart = (content: ReadTexts): boolean => countParts(content) < THREAD_PARTS

export function addPart(content: Texts): void {
  if (hasRoomForPart(content)) content.rest.push('')
}

/** Swaps a part with the next one. */
export function swapWithNext(content: Texts, index: number): void {
  if (index < 0 || index + 1 >= countParts(content)) return
  const text = getTextAt(content, index)
  setTextAt(content, index, getTextAt(content, index + 1))
  setTextAt(content, index + 1, text)
}

/** Removes a part; the following ones move up. The last remaining part stays. */
export function removePart(content: Texts, index: number): void {
  if (content.rest.length === 0) return
  for (let at = index; at + 1 < countParts(content); at += 1) swapWithNext(content, at)
  content.rest.pop()
}
