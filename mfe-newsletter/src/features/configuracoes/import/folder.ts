import { htmlToText } from '@ementa/contracts'
import * as v from 'valibot'
import { joinElements, markdownHtml } from '../../../shared/markdown/markdown-html'
import { type ArchivedErratum, FRONT, META, UNNAMED, unescapeMarkup } from '../archive-format'
import { type Archive, type ArchiveFile, type FoundIssue, isoDate, lossesIn } from './found'

const TEXT_FILE = /\.(md|markdown|html?)$/i
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

/** A folder of Markdown or HTML files, each an issue; null when there is none in it. */
export function readFolder(files: readonly ArchiveFile[]): Archive | null {
  const texts = files.filter(({ path }) => TEXT_FILE.test(path) && !/(^|\/)[._]/.test(path))
  if (texts.length === 0) return null
  const isMarkdown = texts.some(({ path }) => !/\.html?$/i.test(path))
  const others = files.filter((file) => !texts.includes(file) && !file.path.endsWith('/'))
  return {
    source: isMarkdown ? 'markdown' : 'html',
    issues: texts.map((file) => (/\.html?$/i.test(file.path) ? fromHtml(file) : fromMarkdown(file))),
    left: others.map(({ path }) => `${path}: não é um texto`),
  }
}

const nameOf = (path: string) =>
  (path.split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/^\d{4}-\d{2}-\d{2}[-_ ]?/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
const dateIn = (path: string) => /(\d{4}-\d{2}-\d{2})[^/]*$/.exec(path)?.[1]

const errataSchema = v.array(v.object({ at: v.string(), text: v.string() }))

/** A value as our own exports write it, in JSON; undefined when it is none. */
function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function errataOf(value: string | undefined): ArchivedErratum[] | undefined {
  const parsed = v.safeParse(errataSchema, jsonOf(value ?? ''))
  return parsed.success ? parsed.output : undefined
}

function unquoted(written: string): string {
  const value = written.startsWith('"') ? jsonOf(written) : undefined
  return typeof value === 'string' ? value : written.replace(/^(["'])(.*)\1$/, '$2').trim()
}

/** The lines `name: value` before a text; quotes around a value are not part of it. */
function frontOf(text: string): Record<string, string> {
  const lines = FRONT_MATTER.exec(text)?.[1]?.split(/\r?\n/) ?? []
  const pairs = lines.map((line) => /^(\w+)\s*:\s*(.*)$/.exec(line))
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair ? [[pair[1]?.toLowerCase() ?? '', unquoted((pair[2] ?? '').trim())]] : [])),
  )
}

function fromMarkdown({ path, text }: ArchiveFile): FoundIssue {
  const source = text()
  const front = frontOf(source)
  const { title, subtitle, description, date, published_at, draft } = front
  const errata = errataOf(front[FRONT.errata])
  const body = source.replace(FRONT_MATTER, '')
  const heading = /^#\s+(.+)$/m.exec(body)
  const html = joinElements(markdownHtml(title || !heading ? body : body.replace(heading[0], '')))
  const sentAt = isoDate(date || published_at || dateIn(path))
  return {
    subject: title || heading?.[1]?.trim() || nameOf(path) || UNNAMED,
    preheader: subtitle || description || '',
    html,
    sentAt: draft === 'true' ? null : sentAt,
    losses: lossesIn(html),
    ...(front[FRONT.title] && { title: front[FRONT.title] }),
    ...(errata && { errata }),
  }
}

const META_TAG = /<meta\s+name="([^"]*)"\s+content="([^"]*)"/gi

/** What `<meta name content>` say, each name with all of its values. */
function metaOf(source: string): (name: string) => string[] {
  const found = Array.from(source.matchAll(META_TAG), ([, name = '', content = '']) => [name, unescapeMarkup(content)])
  return (wanted) => found.flatMap(([name, content = '']) => (name === wanted ? [content] : []))
}

function fromHtml({ path, text }: ArchiveFile): FoundIssue {
  const source = text()
  const html = /<body\b[^>]*>([\s\S]*?)<\/body\s*>/i.exec(source)?.[1] ?? source
  const subject = /<title\b[^>]*>([\s\S]*?)<\/title\s*>/i.exec(source)?.[1]
  const all = metaOf(source)
  const [title] = all(META.title)
  const errata = all(META.erratum).map((written) => {
    const [at = ''] = written.split(' ', 1)
    return { at, text: written.slice(at.length + 1) }
  })
  return {
    subject: (subject && (title ? unescapeMarkup(subject) : htmlToText(subject))) || nameOf(path) || UNNAMED,
    preheader: all(META.preheader)[0] ?? '',
    html,
    sentAt: isoDate(all(META.date)[0] ?? (title ? null : dateIn(path))),
    losses: lossesIn(html),
    ...(title && { title }),
    ...(errata.length > 0 && { errata }),
  }
}
