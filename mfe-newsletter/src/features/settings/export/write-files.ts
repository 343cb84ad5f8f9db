import { slugify } from '@ementa/contracts'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { escapeMarkup } from '../../../shared/issue-html/escape-markup'
import { FRONT, GHOST_FIELD, META } from '../archive-format'
import type { Exported, ExportedIssue, ExportFile } from './collect'
import { writeMarkdown } from './write-markdown'

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
  const posts = issues.map(({ subject, title, preheader, html, sentAt, errata, isForSubscribers }, index) => ({
    id: String(index + 1),
    title: subject,
    slug: `${slugify(subject).slice(0, 80) || 'edicao'}-${index + 1}`,
    html,
    type: 'post',
    status: sentAt === null ? 'draft' : 'published',
    visibility: isForSubscribers ? 'paid' : 'public',
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
