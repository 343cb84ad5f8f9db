import {
  type Api,
  IMAGE,
  type Images,
  isReleased,
  LARGEST_PAGE,
  type Newsletter,
  type NewsletterIssue,
  newsletterShareUrl,
  productAddress,
} from '@ementa/contracts'
import { readEveryPage } from '@ementa/ui/forms'
import { cleanIssueHtml, issueFragment } from '../../../shared/issue-html/clean-issue-html'
import { readImagesExactly } from '../../../shared/mail/read-images'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import { type ArchivedErratum, UNNAMED } from '../archive-format'

/** Exported newsletter, and the descriptions of its images that are no longer on this device. */
interface Collected {
  exported: Exported
  missingImages: string[]
}

/** Reads everything of a newsletter; its images go into the texts, so that a file needs nothing beside it. */
export async function collect(
  { api, images }: { api: Api; images: Images },
  { newsletter, owner }: OwnedNewsletter,
): Promise<Collected> {
  const missingImages: string[] = []
  const urlOf = (issueId?: string) => newsletterShareUrl(productAddress(), newsletter.handle, issueId)
  const stored = await readEveryPage(
    (cursor) => api.newsletters.listIssues({ newsletterId: newsletter.id, cursor, limit: LARGEST_PAGE }),
    ({ issues }) => issues,
  )
  const issues = []
  for (const issue of stored) {
    const { html, missing } = await withImages(cleanIssueHtml(issue.html), images)
    missingImages.push(...missing)
    // Until others see it, its sending can be undone: it is exported as the draft that it may become again.
    const status = isReleased(issue, Date.now()) ? 'sent' : 'draft'
    const isForSubscribers = newsletter.is_paid && !issue.open_to_all
    issues.push({ ...exportedIssue({ ...issue, html, status }, urlOf(issue.id)), isForSubscribers })
  }
  const author = newsletter.sender_name || (owner?.display_name ?? newsletter.title)
  return { exported: { newsletter, author, url: urlOf(), issues: inOrder(issues) }, missingImages }
}

async function withImages(html: string, images: Images): Promise<{ html: string; missing: string[] }> {
  if (!html.includes(IMAGE.localScheme)) return { html, missing: [] }
  const text = issueFragment(html)
  const isLocal = (address: string) => address.startsWith(IMAGE.localScheme)
  const { attached, missing } = await readImagesExactly(text, images, isLocal)
  const inside = attached.reduce(
    (written, { address, type, base64 }) => written.replaceAll(`"${address}"`, `"data:${type};base64,${base64}"`),
    html,
  )
  return { html: inside, missing }
}

/** Exported issue: everything that an import can restore, and nothing that has a meaning only here. */
export interface ExportedIssue {
  subject: string
  /** Internal title. */
  title: string
  preheader: string
  /** Clean, its own images inside as `data:`. */
  html: string
  /** ISO UTC; null: a draft. */
  sentAt: string | null
  errata: ArchivedErratum[]
  /** Public address; null for an issue that was not sent. */
  url: string | null
  /** Whether it is one of a paid newsletter that was not opened to all. */
  isForSubscribers?: boolean
}

export interface Exported {
  newsletter: Pick<Newsletter, 'title' | 'description' | 'handle'>
  author: string
  url: string
  issues: ExportedIssue[]
}

/** File of an export. */
export interface ExportFile {
  name: string
  type: string
  content: string | Uint8Array<ArrayBuffer>
}

/** Exports the `html` of an issue: clean, with its images inside. */
export function exportedIssue(
  { subject, title, preheader, html, status, sent_at, errata = [] }: NewsletterIssue,
  url: string,
): ExportedIssue {
  return {
    subject: subject.trim() || UNNAMED,
    title: title.trim() || subject.trim() || UNNAMED,
    preheader: preheader?.trim() ?? '',
    html,
    sentAt: status === 'sent' ? sent_at : null,
    errata: errata.map(({ at, text }) => ({ at, text })),
    url: status === 'sent' ? url : null,
  }
}

const keyOf = ({ sentAt, subject, title, html }: ExportedIssue) => [sentAt ?? '', subject, title, html].join('\n')

/** Sorts issues newest first and drafts last, so that the same issues always have the same order. */
export const inOrder = (issues: readonly ExportedIssue[]): ExportedIssue[] =>
  issues.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1))
