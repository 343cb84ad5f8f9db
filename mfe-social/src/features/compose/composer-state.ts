import {
  allText,
  COUNT,
  imagesOf,
  isBlank,
  LENGTH,
  mergeTags,
  type Post,
  pickedTags,
  remaining,
  tagSlug,
} from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'
import type { PostContent, ReadContent } from '../../shared/post-content/post-content'

export type ComposerPanel = 'tags' | 'schedule' | null

/** A chosen image that is not yet one of the post. `error`: why it failed; null while it is on its way. */
export interface Upload {
  id: string
  /** Of the file. */
  name: string
  error: string | null
}

export interface ComposerState {
  content: PostContent
  /** Open below the toolbar, one at a time: on a phone there is no room for two. */
  panel: ComposerPanel
  /** In the order in which they were chosen. */
  uploads: Upload[]
  isUploading: boolean
  /** Which button is working; after success too, until the page is left. The text is read-only meanwhile. */
  sending: 'publish' | 'draft' | null
  /** `A data deve ser no futuro`, when the moment passed while the person was writing. */
  scheduleError: string | null
  /** The post as another tab saved it meanwhile, and the button that found out; null when nothing is to be decided. */
  conflict: { post: Post; button: 'publish' | 'draft' } | null
}

export function contentOf(post: Post): PostContent {
  const { body, scheduled_at: scheduledAt, quoted, rest = [] } = post
  return {
    body,
    images: imagesOf(post),
    tags: pickedTags(post),
    scheduledAt,
    quoted: quoted ? { kind: quoted.kind, id: quoted.id } : null,
    rest: [...rest],
  }
}

/** One that may be changed. */
export function ownCopy(content: ReadContent): PostContent {
  const images = content.images.map((image) => ({ ...image }))
  return { ...content, tags: [...content.tags], rest: [...content.rest], images }
}

/** How many images the post still takes; what is on its way or failed has its place. */
export function imageRoom({ content, uploads }: { content: Pick<ReadContent, 'images'>; uploads: readonly unknown[] }) {
  return Math.max(0, COUNT.imagesPerPost - content.images.length - uploads.length)
}

/** Gives the image another place. Returns whether there is such a place. */
export function moveImage({ images }: PostContent, from: number, to: number): boolean {
  const [image] = to in images ? images.splice(from, 1) : []
  if (!image) return false
  images.splice(to, 0, image)
  return true
}

export function createComposer(content: ReadContent): ComposerState {
  return proxy<ComposerState>({
    content: ownCopy(content),
    panel: null,
    uploads: [],
    isUploading: false,
    sending: null,
    scheduleError: null,
    conflict: null,
  })
}

/** Adds typed or suggested tags, each once, as long as the post has room for them (spec §5, NS-37). Returns how many were new. */
export function addTags(content: PostContent, typed: readonly string[]): number {
  const previousCount = content.tags.length
  for (const slug of typed.map(tagSlug)) {
    const { tags } = tagsOf(content)
    if (slug && !tags.includes(slug) && tags.length < COUNT.tagsPerPost) content.tags.push(slug)
  }
  return content.tags.length - previousCount
}

type Tagged = Pick<ReadContent, 'body' | 'tags'> & Partial<Pick<ReadContent, 'rest'>>

/** The hashtags of a post, typed in any of its parts or chosen, and those that find no room. */
export const tagsOf = (content: Tagged) => mergeTags(allText(content), content.tags)

export function hasRoomForTags(content: Tagged): boolean {
  return tagsOf(content).tags.length < COUNT.tagsPerPost
}

/** Says which typed hashtags found no room; null when all did. */
export function leftTagsText(content: Tagged): string | null {
  const { left: refused } = tagsOf(content)
  if (refused.length === 0) return null
  const names = refused.map((slug) => `#${slug}`).join(', ')
  return `Uma publicação tem até ${COUNT.tagsPerPost} hashtags: ${names} ${refused.length === 1 ? 'fica' : 'ficam'} só no texto.`
}

/** Publish and save-draft are off when the body is empty or too long or something is on its way (spec §5). */
export function canSend({
  content,
  isUploading,
  sending,
}: Pick<ComposerState, 'isUploading' | 'sending'> & { content: Pick<ReadContent, 'body' | 'rest'> }) {
  const fits = [content.body, ...content.rest].every((text) => remaining(text, LENGTH.postBody) >= 0)
  return !isBlank(content.body) && fits && !isUploading && sending === null
}

/** `Texto muito longo. Remova 3 caracteres.`; null within the limit. The spec fixes the wording, also for one (§5). */
export function tooLongText(body: string): string | null {
  const excess = -remaining(body, LENGTH.postBody)
  if (excess <= 0) return null
  return `Texto muito longo. Remova ${excess} caracteres.`
}
