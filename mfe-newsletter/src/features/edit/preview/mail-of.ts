import { type NewsletterIssue, newsletterShareUrl, productAddress } from '@ementa/contracts'
import type { MailInput } from '../../../shared/mail/prepare-mail'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import type { PreviewContent } from './preview-dialog'

type MailedIssue = Pick<NewsletterIssue, 'id' | 'subject' | 'preheader' | 'html' | 'sent_at'> &
  Pick<MailInput, 'errata'>

/** Collects the content of an issue's mail; only a sent issue has a `number`. */
export function mailOf(
  { newsletter, owner }: OwnedNewsletter,
  issue: MailedIssue,
  number: number | null = null,
): PreviewContent {
  const { title, handle } = newsletter
  return {
    id: issue.id,
    newsletter: title,
    handle,
    author: newsletter.sender_name || (owner?.display_name ?? title),
    avatar: owner?.avatar_url ?? null,
    subject: issue.subject,
    preheader: issue.preheader ?? '',
    html: issue.html,
    errata: issue.errata,
    number,
    date: issue.sent_at === null ? null : Date.parse(issue.sent_at),
    url: newsletterShareUrl(productAddress(), handle, issue.id),
    newsletterUrl: newsletterShareUrl(productAddress(), handle),
  }
}
