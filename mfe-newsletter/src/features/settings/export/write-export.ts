import { slugify } from '@ementa/contracts'
import { longDate } from '@ementa/ui'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { escapeMarkup, FRONT, GHOST_FIELD, META } from '../archive-format'
import type { Exported, ExportedIssue, ExportFile } from './collect'
import { writeMarkdown } from './write-markdown'

export { collect } from './collect'

/** Date of every entry, the earliest that an archive can hold: the same texts must give the same archive. */
const NO_DATE = '1980-01-02T12:00:00'

const fileName = ({ sentAt, subject }: ExportedIssue) =>
  [sentAt?.slice(0, 10) ?? 'rascunho', slugify(subject).slice(0, 80) || 'edicao'].join('-')

function writeFolder(
  { newsletter, issues }: Exported,
  kind: string,
  write: (issue: ExportedIssue) => string,
): ExportFile {
  const files: Zippable = {}
  for (const issue of issues) {
    const base = fileName(issue)
    const taken = Object.keys(files).filter((name) => name.replace(/(?:~\d+)?\.\w+$/, '') === base).length
    files[`${base}${taken === 0 ? '' : `~${taken + 1}`}.${kind}`] = strToU8(write(issue))
  }
  const name = `${newsletter.handle}-${kind === 'md' ? 'markdown' : 'html'}.zip`
  return { name, type: 'application/zip', content: zipSync(files, { mtime: NO_DATE }) as Uint8Array<ArrayBuffer> }
}

/** Writes one Markdown text per issue; parts that Markdown cannot express stay HTML. */
export const writeMarkdownFolder = (exported: Exported) => writeFolder(exported, 'md', markdownFile)

/** Values are JSON, which is YAML too. */
function markdownFile({ subject, title, preheader, html, sentAt, errata }: ExportedIssue): string {
  const front = [
    ['title', subject],
    [FRONT.title, title],
    ['description', preheader || null],
    ['date', sentAt],
    ['draft', sentAt === null ? true : null],
    [FRONT.errata, errata.length > 0 ? errata : null],
  ] as const
  const lines = front.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${JSON.stringify(value)}`]))
  return `---\n${lines.join('\n')}\n---\n\n${writeMarkdown(html)}\n`
}

/** Writes one HTML page per issue, with its text as stored. */
export const writeHtmlFolder = (exported: Exported) => writeFolder(exported, 'html', htmlFile)

function htmlFile({ subject, title, preheader, html, sentAt, errata }: ExportedIssue): string {
  const meta = (name: string, content: string | null) =>
    content ? [`<meta name="${name}" content="${escapeMarkup(content)}">`] : []
  return [
    '<!DOCTYPE html>',
    '<html lang="pt-BR"><head><meta charset="utf-8">',
    `<title>${escapeMarkup(subject)}</title>`,
    ...meta(META.title, title),
    ...meta(META.preheader, preheader),
    ...meta(META.date, sentAt),
    ...errata.flatMap(({ at, text }) => meta(META.erratum, `${at} ${text}`)),
    `</head><body>${html}</body></html>\n`,
  ].join('\n')
}

/** The content import of Ghost (`Settings → Migration tools → Universal import`), which is also what Ghost exports. */
export function writeGhost({ newsletter, issues }: Exported, now: Date): ExportFile {
  const posts = issues.map(({ subject, title, preheader, html, sentAt, errata }, index) => ({
    id: String(index + 1),
    title: subject,
    slug: `${slugify(subject).slice(0, 80) || 'edicao'}-${index + 1}`,
    html,
    type: 'post',
    status: sentAt === null ? 'draft' : 'published',
    visibility: 'public',
    custom_excerpt: preheader || null,
    feature_image: null,
    published_at: sentAt,
    [GHOST_FIELD]: { title, errata },
  }))
  const data = { posts, settings: [{ key: 'title', value: newsletter.title }] }
  const meta = { exported_on: now.getTime(), version: '5.0.0' }
  return {
    name: `${newsletter.handle}-ghost.json`,
    type: 'application/json',
    content: `${JSON.stringify({ db: [{ meta, data }] }, null, 2)}\n`,
  }
}

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
