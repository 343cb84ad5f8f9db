import type { Newsletter, NewsletterIssue } from '@ementa/contracts'
import { type ArchivedErratum, UNNAMED } from '../archive-format'

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
