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
import { formatNumber, fromLocal, quickDay } from '@ementa/ui'
import { proxy } from '@ementa/ui/data'
import type { PostContent, ReadContent } from './post-content'

export type ComposerPanel = 'tags' | 'schedule' | null

/** A chosen image that is not yet part of the post. `error` says why its upload failed; null while it is being uploaded. */
export interface Upload {
  id: string
  /** Name of the file. */
  name: string
  error: string | null
}

/** A local day (`2026-11-30`) and time (`15:00`) as chosen; either may be empty. */
export interface ChosenDate {
  day: string
  time: string
}

/**
 * The primary button publishes, schedules, or saves the changes; the secondary saves a draft, or publishes the draft that is
 * edited.
 */
export type ComposerButton = 'primary' | 'secondary'

export interface ComposerState {
  content: PostContent
  /** The version of the edited post that the text is based on; another one on the server is a conflict. */
  version: string | null
  /** The panel that is open below the toolbar; a phone has room for one only. */
  panel: ComposerPanel
  /** True when the open panel has just stopped a button from sending; the panel then takes the focus. */
  isHeld: boolean
  /** Uploads in the order in which their files were chosen. */
  uploads: Upload[]
  /** Files that can never become an image of the post, listed until others are chosen. They do not count as images. */
  refused: Upload[]
  isUploading: boolean
  /** The button that is sending, also after success until the page is left. The text is read-only meanwhile. */
  sending: ComposerButton | null
  /**
   * Day and time as the schedule panel shows them; null until something is chosen. `content.scheduledAt` is the moment
   * they mean.
   */
  chosenDate: ChosenDate | null
  /**
   * Why the chosen day and time are refused: `A data deve ser no futuro` also when the moment passed while the user was
   * writing.
   */
  scheduleError: string | null
  /** Text in the field for a new hashtag. */
  typedTag: string
  /** Why the text in that field could not be added. */
  tagProblem: string | null
  /** The post as another tab saved it, and the button whose call was refused for it; null without a conflict. */
  conflict: { post: Post; button: ComposerButton } | null
}

/** Converts a stored post to the content of the composer. */
export function toPostContent(post: Post): PostContent {
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

/** Copies content so that the copy can be changed. */
function copyContent(content: ReadContent): PostContent {
  const images = content.images.map((image) => ({ ...image }))
  return { ...content, tags: [...content.tags], rest: [...content.rest], images }
}

/** Replaces what is written, and forgets the choice of a date that belonged to it. */
export function replaceContent(state: ComposerState, content: ReadContent): void {
  state.content = copyContent(content)
  state.chosenDate = null
  state.scheduleError = null
}

/** Counts the images that can still be added; pending uploads and failed ones that can be retried count as images. */
export function countFreeImages({
  content,
  uploads,
}: {
  content: Pick<ReadContent, 'images'>
  uploads: readonly unknown[]
}) {
  return Math.max(0, COUNT.imagesPerPost - content.images.length - uploads.length)
}

/** Moves an image to another position. Returns false where there is no such position. */
export function moveImage({ images }: PostContent, from: number, to: number): boolean {
  const [image] = to in images ? images.splice(from, 1) : []
  if (!image) return false
  images.splice(to, 0, image)
  return true
}

export function createComposer(content: ReadContent, version: string | null = null): ComposerState {
  return proxy<ComposerState>({
    content: copyContent(content),
    version,
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

/** Stores a chosen day and time; a valid moment becomes `content.scheduledAt` at once. */
export function chooseDate(state: ComposerState, chosen: ChosenDate): void {
  const result = parseSchedule(chosen.day, chosen.time, Date.now())
  state.chosenDate = chosen
  state.scheduleError = null
  state.content.scheduledAt = 'iso' in result ? result.iso : null
}

/** Removes the chosen moment, so that the post is published at once. */
export function removeDate(state: ComposerState): void {
  state.chosenDate = null
  state.scheduleError = null
  state.content.scheduledAt = null
}

/** Checks that the chosen moment is valid and in the future. If not, opens the panel with the error and returns false. */
export function checkDate(state: ComposerState): boolean {
  const { chosenDate, content } = state
  const isTouched = chosenDate !== null && (chosenDate.day !== '' || chosenDate.time !== SCHEDULE.defaultTime)
  if (isTouched) chooseDate(state, chosenDate)
  const result = isTouched ? parseSchedule(chosenDate.day, chosenDate.time, Date.now()) : null
  if (result && 'error' in result) state.scheduleError = result.error
  else if (content.scheduledAt !== null && !isFuture(content.scheduledAt, Date.now())) {
    state.scheduleError = NOT_IN_FUTURE_TEXT
  } else return true
  openAndFocus(state, 'schedule')
  return false
}

/** Opens the panel that explains why a button did nothing. */
function openAndFocus(state: ComposerState, panel: ComposerPanel) {
  state.panel = panel
  state.isHeld = true
}

/** Separates typed hashtags: `Direito Civil` is one, `#direito #civil` are two. */
const TAG_SEPARATOR = /[,;\n]|\s+(?=#)/

/**
 * Adds the hashtags typed into the field. A word is added once a comma, semicolon, line break or the next `#` follows; the
 * last word only with `isMeant`. Words that are too long or find no room stay in the field, with the reason as
 * `tagProblem`; a hashtag that the post already has is reported there too. Returns whether the field is empty afterwards.
 */
export function takeTags(state: ComposerState, typed: string, isMeant: boolean): boolean {
  const words = typed.split(TAG_SEPARATOR)
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
    const problem = findTagProblem(state.content, slug)
    if (problem === null) addTags(state.content, [slug])
    else refused.push(word.trim())
    refusal ??= problem
  }
  state.tagProblem = refusal ?? repeated
  // If no word was added, the text stays as typed, so that a comma can be deleted again.
  const isAllLeft = refused.length > 0 && refused.length === words.length
  state.typedTag = isAllLeft ? typed : [...refused, open.trimStart()].filter(Boolean).join(', ')
  return state.typedTag === ''
}

const FULL_TEXT = `Uma publicação tem até ${COUNT.tagsPerPost} hashtags`

/** Returns the help below the field for a new hashtag: the form in which it will be published, or that there is no room. */
export function describeTypedTag({ content, typedTag }: { content: Tagged; typedTag: string }): string {
  const slug = tagSlug(typedTag)
  if (!hasRoomForTags(content)) return `${FULL_TEXT}.`
  return slug && slug !== typedTag.trim() ? `Será publicada como #${slug}.` : 'Enter ou vírgula adiciona.'
}

/** Removes a chosen hashtag and adds typed ones that now find room. */
export function removeTag(state: ComposerState, tag: string) {
  state.content.tags = state.content.tags.filter((each) => each !== tag)
  takeTags(state, state.typedTag, false)
}

function findTagProblem(content: PostContent, slug: string): string | null {
  if (graphemeCount(slug) > LENGTH.tag) return `Uma hashtag tem até ${LENGTH.tag} caracteres.`
  return hasRoomForTags(content) ? null : `${FULL_TEXT}: apague o que sobra no campo ou retire uma das que já estão.`
}

/** Adds the hashtag left in the field before sending. If that fails, opens the panel with the reason and returns false. */
export function takeLeftTag(state: ComposerState): boolean {
  if (takeTags(state, state.typedTag, true)) return true
  openAndFocus(state, 'tags')
  return false
}

/** Adds typed or suggested tags, each once, up to the limit. Returns how many were new. */
export function addTags(content: PostContent, typed: readonly string[]): number {
  const previousCount = content.tags.length
  for (const slug of typed.map(tagSlug)) {
    const { tags } = tagsOf(content)
    if (slug && !tags.includes(slug) && tags.length < COUNT.tagsPerPost) content.tags.push(slug)
  }
  return content.tags.length - previousCount
}

type Tagged = Pick<ReadContent, 'body' | 'tags'> & Partial<Pick<ReadContent, 'rest'>>

/** Lists the hashtags of a post, typed in any part or chosen, and those that find no room (`left`). */
export const tagsOf = (content: Tagged) => mergeTags(allText(content), content.tags)

export function hasRoomForTags(content: Tagged): boolean {
  return tagsOf(content).tags.length < COUNT.tagsPerPost
}

/** Names the typed hashtags that found no room; null when all did. */
export function describeLeftTags(content: Tagged): string | null {
  const { left: refused } = tagsOf(content)
  if (refused.length === 0) return null
  const names = refused.map((slug) => `#${slug}`).join(', ')
  return `${FULL_TEXT}: ${names} ${refused.length === 1 ? 'fica' : 'ficam'} só no texto.`
}

/** Tells whether the post can be sent: it has text within the limits, and nothing is being uploaded or sent. */
export function canSend({
  content,
  isUploading,
  sending,
}: Pick<ComposerState, 'isUploading' | 'sending'> & { content: Pick<ReadContent, 'body' | 'rest'> }) {
  const fits = [content.body, ...content.rest].every((text) => remaining(text, LENGTH.postBody) >= 0)
  return !isBlank(content.body) && fits && !isUploading && sending === null
}

/** Returns the error of a too long text, or null. The specification fixes the wording: `1 caracteres` is meant (spec §5). */
export function findLengthError(body: string): string | null {
  const excess = -remaining(body, LENGTH.postBody)
  if (excess <= 0) return null
  return `Texto muito longo. Remova ${formatNumber(excess)} caracteres.`
}

export const NO_DAY_TEXT = 'Selecione uma data'
export const NOT_IN_FUTURE_TEXT = 'A data deve ser no futuro'

type ScheduleResult = { iso: string } | { error: string }

/** Converts a local day and time to a moment in UTC, or returns the error to show. `now` is in ms since the epoch. */
export function parseSchedule(day: string, time: string, now: number): ScheduleResult {
  if (!day) return { error: NO_DAY_TEXT }
  const iso = fromLocal(day, time)
  if (iso === null || !isFuture(iso, now)) return { error: NOT_IN_FUTURE_TEXT }
  return { iso }
}

function isFuture(iso: string, now: number): boolean {
  return Date.parse(iso) > now
}

/** Lists the quick options with the day that each means now; they are always in the future, also on a Monday. */
export function quickOptions(now: Date) {
  return SCHEDULE.quickOptions.map(({ label, day, time }) => ({ label, day: quickDay(day, now), time }))
}
