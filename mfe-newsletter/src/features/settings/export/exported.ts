import type { Newsletter, NewsletterIssue } from '@ementa/contracts'
import { type ArchivedErratum, UNNAMED } from '../archive-format'

/** An issue as it leaves: what an import brings back, and nothing that only means something here. */
export interface ExportedIssue {
  subject: string
  /** The author's own name for it. */
  title: string
  preheader: string
  /** Clean, its own images inside as `data:`. */
  html: string
  /** ISO UTC; null: a draft. */
  sentAt: string | null
  errata: ArchivedErratum[]
  /** Public address; null for an issue that was not sent. */
  url: string | null
}

export interface Exported {
  newsletter: Pick<Newsletter, 'title' | 'description' | 'handle'>
  author: string
  url: string
  issues: ExportedIssue[]
}

/** A file to keep. */
export interface ExportFile {
  name: string
  type: string
  content: string | Uint8Array<ArrayBuffer>
}

/** Its `html` as it leaves: clean, with its images inside. */
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

/** Newest first, drafts last: the same issues are always in the same order. */
export const inOrder = (issues: readonly ExportedIssue[]): ExportedIssue[] =>
  issues.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1))
