import { createHash } from 'node:crypto'
import { type Newsletter, type NewsletterIssue, newsletterShareUrl, type Profile } from '@ementa/contracts'
import { inboxLine, inboxSubject, type MailContent, mailHtml, mailPlainText } from '@ementa/mail'
import type { Query } from '../database/database'
import { issueNodes } from './issue-nodes'
import type { MailJob } from './mail-queue'

/** A mail as an SMTP client takes it. */
export interface IssueMail {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
}

export interface MailPlace {
  /** Origin that people see. */
  origin: string
  /** The address that sends, without a name. */
  sender: string
}

/** Address to which `Cancelar assinatura` leads, without the secret of a mail at its end. */
export const UNSUBSCRIBE_PATH = '/api/mail/sair/'
/** Stands in a mail that is written once for all its readers, where each has a secret of their own. */
const SECRET = 'SEGREDO-DE-QUEM-RECEBE'

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** The name of a mail among all others: that of a second try is the same, so that programs show it once. */
const messageId = (issueId: string, address: string, domain: string) =>
  `<${issueId}.${createHash('sha256').update(address).digest('hex').slice(0, 24)}@${domain}>`

interface Loaded {
  issue: NewsletterIssue
  newsletter: Newsletter
  owner: Profile | null
}

async function load(query: Query, issueId: string): Promise<Loaded | null> {
  const [row] = await query<{ issue: NewsletterIssue; newsletter: Newsletter; owner: Profile | null }>(
    `select i.doc as issue, n.doc as newsletter, p.doc as owner from issues i
     join newsletters n on n.id = i.key_newsletter and n.deleted_at is null
     left join profiles p on p.id = n.doc->>'owner_id' and p.deleted_at is null
     where i.id = $1 and i.deleted_at is null and i.doc->>'status' = 'sent'`,
    [issueId],
  )
  return row ?? null
}

function contentOf({ issue, newsletter, owner }: Loaded, { origin }: MailPlace): MailContent {
  const { title, handle, zone } = newsletter
  // A correction after the sending changes no mail.
  const { subject, html } = issue.as_sent ?? issue
  const preheader = issue.preheader ?? ''
  return {
    newsletter: title,
    handle,
    author: newsletter.sender_name || (owner?.display_name ?? title),
    subject,
    preheader,
    inboxLine: inboxLine(preheader, html),
    number: issue.number ?? null,
    date: Date.parse(issue.sent_at ?? issue.created_at),
    ...(zone !== undefined && { zone }),
    url: newsletterShareUrl(origin, handle, issue.id),
    newsletterUrl: origin + UNSUBSCRIBE_PATH + SECRET,
    text: issueNodes(html, { product: origin, uploads: `${origin}/api/images/` }),
  }
}

/** Writes the mails of issues; each issue is written once for a batch. */
export function mailWriter(query: Query, place: MailPlace) {
  const written = new Map<string, Promise<{ content: MailContent; text: string; html: string } | null>>()

  const write = async (issueId: string) => {
    const loaded = await load(query, issueId)
    if (!loaded) return null
    const content = contentOf(loaded, place)
    return { content, text: mailPlainText(content), html: mailHtml(content, { images: new Map() }) }
  }

  /** Returns the mail of one reader; null when its issue is gone. */
  return async ({ id, issue_id, address }: MailJob): Promise<IssueMail | null> => {
    const common = written.get(issue_id) ?? write(issue_id)
    written.set(issue_id, common)
    const mail = await common
    if (!mail) return null
    const { newsletter, author, handle, newsletterUrl } = mail.content
    const own = (text: string) => text.replaceAll(SECRET, id)
    const domain = domainOf(place.sender)
    return {
      from: { name: `${newsletter} · ${author}`, address: place.sender },
      to: address,
      subject: inboxSubject(mail.content),
      text: own(mail.text),
      html: own(mail.html),
      messageId: messageId(issue_id, address, domain),
      headers: {
        'List-Id': `<${handle}.${domain}>`,
        'List-Unsubscribe': `<${own(newsletterUrl)}>`,
        // One click without a page (RFC 8058).
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      },
    }
  }
}
