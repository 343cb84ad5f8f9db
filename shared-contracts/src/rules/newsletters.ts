import type { ABTest, HoldReason, NewsletterIssue, Subscriber } from '../entities/newsletter'
import { LENGTH, TIMING } from '../limits'
import { htmlToText } from '../text/html-text'
import { fold, graphemeCount, isBlank } from '../text/text'

/** More than enough characters to tell whether a text has 50: counting them all in a long one would be felt in the keys. */
const ENOUGH = 512

function isLongEnough(text: string): boolean {
  return [text.slice(0, ENOUGH), text].some((part) => graphemeCount(part) >= LENGTH.issueContentMin)
}

/** Returns whether an issue can be saved: it needs a subject and at least 50 characters of content. */
export function isComplete({ subject, html }: { subject: string; html: string }): boolean {
  if (subject.trim() === '') return false
  const text = htmlToText(html)
  return isLongEnough(text)
}

const HEADING = /<h([1-6])\b[^>]*>[\s\S]*?<\/h\1>/gi

/** Returns the headings of an issue's HTML, with which the next occurrence of a recurrence begins. */
export function outlineOf(html: string): string {
  return (html.match(HEADING) ?? []).map((heading) => `${heading}<p><br></p>`).join('')
}

/** The text of an issue without the outline it was opened with. */
function writtenText(html: string, outline: string): string {
  const headings = outline.match(HEADING) ?? []
  return headings.reduce((text, heading) => text.replace(htmlToText(heading), ''), htmlToText(html)).trim()
}

/**
 * Returns the reason why an issue cannot be sent, null when it can: one rule for `Enviar agora`, schedules and
 * recurrences. `previousHtml` is the text of the occurrence before it, which does not go out again (decision 049).
 */
export function sendProblem(
  { subject, html, opened_by }: Pick<NewsletterIssue, 'subject' | 'html' | 'opened_by'>,
  previousHtml?: string,
): HoldReason | null {
  if (subject.trim() === '') return 'subject'
  if (!isLongEnough(writtenText(html, opened_by?.outline ?? ''))) return 'text'
  if (previousHtml !== undefined && htmlToText(previousHtml) === htmlToText(html)) return 'same'
  return null
}

/** Returns whether an issue was sent elsewhere before it came here: then it can be deleted, and comes again from its file. */
export const wasSentElsewhere = ({
  imported,
  status,
  sent_at,
  created_at,
}: Pick<NewsletterIssue, 'imported' | 'status' | 'sent_at' | 'created_at'>): boolean =>
  imported !== undefined && status === 'sent' && sent_at === created_at

/** Returns whether there is anything to read in an issue's HTML: words or an image. */
export const hasContent = (html: string): boolean => html.includes('<img') || !isBlank(htmlToText(html))

/**
 * Returns the time (ISO UTC) from which others may see an issue sent by hand; until then its author can take it back
 * (decision 049).
 */
export const releaseTime = (sentAt: Date): string => new Date(sentAt.getTime() + TIMING.undoSend).toISOString()

/**
 * Returns whether others than its owner may see an issue: it is sent, and its author can no longer take that back
 * (decision 049). The one rule for every read that shows issues. `now` in ms since the epoch.
 */
export function isReleased({ status, visible_from }: Pick<NewsletterIssue, 'status' | 'visible_from'>, now: number) {
  return status === 'sent' && (visible_from == null || Date.parse(visible_from) <= now)
}

/** The moment from which an issue counts as new to its readers, ISO UTC. */
export const releasedAt = ({ visible_from, sent_at, created_at }: NewsletterIssue): string =>
  visible_from ?? sent_at ?? created_at

const plain = (subject: string) => subject.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Returns whether a test would compare nothing: both subjects read the same. Two that are still empty are no choice yet. */
export function areSubjectsEqual({ subject_a, subject_b }: Pick<ABTest, 'subject_a' | 'subject_b'>): boolean {
  return plain(subject_a) !== '' && plain(subject_a) === plain(subject_b)
}

/** Returns whether an audience search finds a subscriber: by name, username or address, whatever the case and accents. */
export function isSubscriberFound({ name, username, email }: Subscriber, query: string): boolean {
  const wanted = fold(query.trim())
  return [name, username, email].some((text) => fold(text ?? '').includes(wanted))
}
