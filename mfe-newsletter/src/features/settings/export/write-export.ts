import { longDate } from '@ementa/ui'
import { escapeMarkup } from '../../../shared/issue-html/escape-markup'
import type { Exported, ExportedIssue, ExportFile } from './collect'
import { writeGhost, writeHtmlFolder, writeMarkdownFolder } from './write-files'

export { collect } from './collect'

export type ExportFormat = 'markdown' | 'html' | 'ghost' | 'atom'

const WRITERS: Record<ExportFormat, (exported: Exported, now: Date) => ExportFile> = {
  markdown: writeMarkdownFolder,
  html: writeHtmlFolder,
  ghost: writeGhost,
  atom: writeAtom,
}

/** Writes a newsletter as a file in that format; the result depends on the newsletter and on `now` alone. */
export const writeExport = (format: ExportFormat, exported: Exported, now: Date): ExportFile =>
  WRITERS[format](exported, now)

/** Matches characters that XML 1.0 cannot express, not even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const text = (value: string) => escapeMarkup(value.replace(NOT_XML, ''))

/** Returns the time at which an issue last changed for its readers. */
const updatedAt = ({ sentAt, errata }: ExportedIssue) => [sentAt ?? '', ...errata.map(({ at }) => at)].toSorted().at(-1)

/** Writes an Atom feed (RFC 4287) with the whole texts of the sent issues. */
export function writeAtom({ newsletter, author, url, issues }: Exported, now: Date): ExportFile {
  const sent = issues.filter(({ url: own, sentAt }) => own !== null && sentAt !== null)
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `<id>${text(url)}</id>`,
    `<title>${text(newsletter.title)}</title>`,
    `<subtitle>${text(newsletter.description)}</subtitle>`,
    `<link rel="alternate" type="text/html" href="${text(url)}"/>`,
    `<updated>${now.toISOString()}</updated>`,
    `<author><name>${text(author)}</name></author>`,
    ...sent.map(entry),
    '</feed>',
  ]
  return { name: `${newsletter.handle}.atom`, type: 'application/atom+xml', content: `${feed.join('\n')}\n` }
}

function entry(issue: ExportedIssue): string {
  const { subject, preheader, html, sentAt, errata, url } = issue
  const corrections = errata.map(({ at, text: words }) => `<p>Errata de ${longDate(at)}: ${escapeMarkup(words)}</p>`)
  return [
    '<entry>',
    `<id>${text(url ?? '')}</id>`,
    `<title>${text(subject)}</title>`,
    `<link rel="alternate" type="text/html" href="${text(url ?? '')}"/>`,
    `<published>${sentAt}</published>`,
    `<updated>${updatedAt(issue)}</updated>`,
    ...(preheader ? [`<summary>${text(preheader)}</summary>`] : []),
    `<content type="html">${text(corrections.join('') + html)}</content>`,
    '</entry>',
  ].join('\n')
}
