import {
  allText,
  COUNT,
  graphemeCount,
  imagesOf,
  isBlank,
  LENGTH,
  mergeTags,
  type Post,
  pickedTags,
  remaining,
  SCHEDULE,
  tagSlug,
} from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'
import type { PostContent, ReadContent } from '../../shared/post-content/post-content'
import { isFuture, NOT_IN_FUTURE_TEXT, scheduleAt } from './schedule'

export type ComposerPanel = 'tags' | 'schedule' | null

/** A chosen image that is not yet one of the post. `error`: why it failed; null while it is on its way. */
export interface Upload {
  id: string
  /** Of the file. */
  name: string
  error: string | null
}

/** A local day (`2026-11-30`) and time (`15:00`) as they are chosen, each perhaps empty. */
export interface ChosenDate {
  day: string
  time: string
}

export interface ComposerState {
  content: PostContent
  /** Open below the toolbar, one at a time: on a phone there is no room for two. */
  panel: ComposerPanel
  /** The open panel just held a button back: it takes the focus, at what is to be changed. */
  isHeld: boolean
  /** In the order in which they were chosen. */
  uploads: Upload[]
  /** Files that cannot become an image of the post, until others are chosen. They take no place. */
  refused: Upload[]
  isUploading: boolean
  /** Which button is working; after success too, until the page is left. The text is read-only meanwhile. */
  sending: 'publish' | 'draft' | null
  /** What the schedule panel shows; null until something is chosen there. `content.scheduledAt` is the moment it means. */
  chosenDate: ChosenDate | null
  /** `A data deve ser no futuro`, when the moment passed while the person was writing. */
  scheduleError: string | null
  /** What stands in the field for a new hashtag, and why it could not be added. */
  typedTag: string
  tagProblem: string | null
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

/** How many images the post still takes; what is on its way, or failed and can be tried again, has its place. */
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
    isHeld: false,
    uploads: [],
    refused: [],
    isUploading: false,
    sending: null,
    chosenDate: null,
    scheduleError: null,
    typedTag: '',
    tagProblem: null,
    conflict: null,
  })
}

/** Chooses a day and time: a valid moment counts at once. */
export function chooseDate(state: ComposerState, chosen: ChosenDate): void {
  const result = scheduleAt(chosen.day, chosen.time, Date.now())
  state.chosenDate = chosen
  state.scheduleError = null
  state.content.scheduledAt = 'iso' in result ? result.iso : null
}

/** Publishes at once instead of at a chosen moment. */
export function removeDate(state: ComposerState): void {
  state.chosenDate = null
  state.scheduleError = null
  state.content.scheduledAt = null
}

/** Whether the post can go out at the moment that is chosen; otherwise the panel says why not. */
export function isDateMeant(state: ComposerState): boolean {
  const { chosenDate, content } = state
  const isTouched = chosenDate !== null && (chosenDate.day !== '' || chosenDate.time !== SCHEDULE.defaultTime)
  if (isTouched) chooseDate(state, chosenDate)
  const result = isTouched ? scheduleAt(chosenDate.day, chosenDate.time, Date.now()) : null
  if (result && 'error' in result) state.scheduleError = result.error
  else if (content.scheduledAt !== null && !isFuture(content.scheduledAt, Date.now())) {
    state.scheduleError = NOT_IN_FUTURE_TEXT
  } else return true
  hold(state, 'schedule')
  return false
}

/** Opens the panel that says why a button did nothing. */
function hold(state: ComposerState, panel: ComposerPanel) {
  state.panel = panel
  state.isHeld = true
}

/** Between hashtags: `Direito Civil` is one, `#direito #civil` are two. */
const BETWEEN_TAGS = /[,;\n]|\s+(?=#)/

/**
 * Takes what stands in the field for a new hashtag. What ends with a comma, semicolon, line break or the next `#` is added
 * while it is typed or pasted; the last word when it is meant (`isMeant`). What finds no room or is too long stays in the
 * field, and a hashtag that is there already is said. Returns whether nothing is left in the field.
 */
export function takeTags(state: ComposerState, typed: string, isMeant: boolean): boolean {
  const words = typed.split(BETWEEN_TAGS)
  const open = isMeant ? '' : (words.pop() ?? '')
  const refused: string[] = []
  let refusal: string | null = null
  let repeated: string | null = null
  for (const word of words) {
    const slug = tagSlug(word)
    if (slug === '') continue
    if (tagsOf(state.content).tags.includes(slug)) {
      repeated = `#${slug} já está na publicação.`
      continue
    }
    const problem = tagProblem(state.content, slug)
    if (problem === null) addTags(state.content, [slug])
    else refused.push(word.trim())
    refusal ??= problem
  }
  state.tagProblem = refusal ?? repeated
  // As it was typed, where nothing was taken: a comma can be deleted again.
  const isAllLeft = refused.length > 0 && refused.length === words.length
  state.typedTag = isAllLeft ? typed : [...refused, open].filter(Boolean).join(', ').trimStart()
  return state.typedTag === ''
}

const FULL_TEXT = `Uma publicação tem até ${COUNT.tagsPerPost} hashtags`

/** Says below the field for a new hashtag what becomes of what stands there. */
export function tagHelp({ content, typedTag }: { content: Tagged; typedTag: string }): string {
  const slug = tagSlug(typedTag)
  if (!hasRoomForTags(content)) return `${FULL_TEXT}.`
  return slug && slug !== typedTag.trim() ? `Será publicada como #${slug}.` : 'Enter ou vírgula adiciona.'
}

/** Takes out a chosen hashtag; what found no room before has it now. */
export function removeTag(state: ComposerState, tag: string) {
  state.content.tags = state.content.tags.filter((each) => each !== tag)
  takeTags(state, state.typedTag, false)
}

function tagProblem(content: PostContent, slug: string): string | null {
  if (graphemeCount(slug) > LENGTH.tag) return `Uma hashtag tem até ${LENGTH.tag} caracteres.`
  return hasRoomForTags(content) ? null : `${FULL_TEXT}: apague o que sobra no campo ou retire uma das que já estão.`
}

/** Whether no word is left in the field for a new hashtag: one that stands there counts. Otherwise the panel says why not. */
export function areTagsTaken(state: ComposerState): boolean {
  if (takeTags(state, state.typedTag, true)) return true
  hold(state, 'tags')
  return false
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
  return `${FULL_TEXT}: ${names} ${refused.length === 1 ? 'fica' : 'ficam'} só no texto.`
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
