import { marked } from 'marked'
import { type Archive, type ArchiveFile, type FoundIssue, isoDate, lossesIn } from './found'

const TEXT_FILE = /\.(md|markdown|html?)$/i
const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

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

/** The lines `name: value` before a text; quotes around a value are not part of it. */
function frontOf(text: string): Record<string, string> {
  const lines = FRONT.exec(text)?.[1]?.split(/\r?\n/) ?? []
  const pairs = lines.map((line) => /^(\w+)\s*:\s*(.*)$/.exec(line))
  return Object.fromEntries(
    pairs.flatMap((pair) =>
      pair ? [[pair[1]?.toLowerCase() ?? '', (pair[2] ?? '').replace(/^(["'])(.*)\1$/, '$2').trim()]] : [],
    ),
  )
}

function fromMarkdown({ path, text }: ArchiveFile): FoundIssue {
  const source = text()
  const { title, subtitle, description, date, published_at, draft } = frontOf(source)
  const body = source.replace(FRONT, '')
  const heading = /^#\s+(.+)$/m.exec(body)
  const html = marked.parse(title || !heading ? body : body.replace(heading[0], ''), { async: false })
  const sentAt = isoDate(date || published_at || dateIn(path))
  return {
    subject: title || heading?.[1]?.trim() || nameOf(path) || 'Sem assunto',
    preheader: subtitle || description || '',
    html,
    sentAt: draft === 'true' ? null : sentAt,
    losses: lossesIn(html),
  }
}

function fromHtml({ path, text }: ArchiveFile): FoundIssue {
  const source = text()
  const body = /<body\b[^>]*>([\s\S]*?)<\/body\s*>/i.exec(source)?.[1] ?? source
  const title = /<title\b[^>]*>([\s\S]*?)<\/title\s*>/i.exec(source)?.[1]?.trim()
  return {
    subject: title || nameOf(path) || 'Sem assunto',
    preheader: '',
    html: body,
    sentAt: isoDate(dateIn(path)),
    losses: lossesIn(body),
  }
}
