import {
  type Api,
  IMAGE,
  type Images,
  isReleased,
  LARGEST_PAGE,
  type NewsletterIssue,
  newsletterShareUrl,
  productAddress,
} from '@ementa/contracts'
import { cleanIssueHtml, issueFragment } from '../../../shared/issue-html/clean-issue-html'
import { readImagesExactly } from '../../../shared/mail/read-images'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import { type Exported, exportedIssue, inOrder } from './exported'

/** Exported newsletter, and the descriptions of its images that are no longer on this device. */
export interface Collected {
  exported: Exported
  missingImages: string[]
}

async function allIssues(api: Api, newsletterId: string): Promise<NewsletterIssue[]> {
  const all: NewsletterIssue[] = []
  let cursor: string | null | undefined
  do {
    const page = await api.newsletters.listIssues({
      newsletterId,
      limit: LARGEST_PAGE,
      ...(cursor ? { cursor } : {}),
    })
    all.push(...page.issues)
    cursor = page.nextCursor
  } while (cursor)
  return all
}

/** Reads everything of a newsletter; its images go into the texts, so that a file needs nothing beside it. */
export async function collect(
  { api, images }: { api: Api; images: Images },
  { newsletter, owner }: OwnedNewsletter,
): Promise<Collected> {
  const missingImages: string[] = []
  const urlOf = (issueId?: string) => newsletterShareUrl(productAddress(), newsletter.handle, issueId)
  const issues = []
  for (const issue of await allIssues(api, newsletter.id)) {
    const { html, missing } = await withImages(cleanIssueHtml(issue.html), images)
    missingImages.push(...missing)
    // Until others see it, its sending can be undone: it is exported as the draft that it may become again.
    const status = isReleased(issue, Date.now()) ? 'sent' : 'draft'
    issues.push(exportedIssue({ ...issue, html, status }, urlOf(issue.id)))
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
