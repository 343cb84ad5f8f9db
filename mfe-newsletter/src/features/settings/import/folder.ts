import { parse as parseToml } from 'smol-toml'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { sanitizePastedPage } from '../../../shared/issue-html/clean-issue-html'
import { joinElements, markdownHtml, takeTitle } from '../../../shared/markdown/markdown-html'
import { type ArchivedErratum, FRONT, META, UNNAMED } from '../archive-format'
import { type Archive, type ArchivedIssue, type ArchiveFile, countLosses } from './archive'
import { type Circumstances, isDraftWord, type Publication, publicationOf } from './publication'

const TEXT_FILE = /\.(md|markdown|html?)$/i
const HTML_FILE = /\.html?$/i
const HIDDEN = /(^|\/)\./
/** Matches the files that Jekyll and Hugo keep beside the texts, and those they generate. */
const OF_THE_SITE = /(^|\/)(?:_site|_layouts|_includes|_sass|_data|layouts|themes|node_modules)\/|(^|\/)_index\./
/** Matches the folders in which Jekyll keeps its texts; outside them it keeps pages. */
const OF_JEKYLL = /(^|\/)_(?:posts|drafts)\//
const DRAFT_NAME = /^(?:drafts?|rascunhos?|wip)\b|\b(?:draft|rascunho|wip)$/i

/** Returns the reason why a file is no issue; null for a text. */
function reasonToLeave(path: string, isJekyll: boolean): string | null {
  if (HIDDEN.test(path)) return 'arquivo oculto'
  if (!TEXT_FILE.test(path)) return 'não é um texto'
  if (OF_THE_SITE.test(path)) return 'faz parte do site, não é uma edição'
  return isJekyll && !OF_JEKYLL.test(path) ? 'está fora de _posts: é uma página do site' : null
}

/** Returns the reason when the name of a file or of its folder says that a text is a draft. */
function heldByPath(path: string): string | null {
  const folder = path.split('/').slice(0, -1).find(isDraftWord)
  if (folder) return `está na pasta “${folder}”`
  return DRAFT_NAME.test(nameOf(path)) ? 'o nome do arquivo diz que é um rascunho' : null
}

/** Reads a folder of Markdown or HTML files, each an issue; null when there is none. */
export function readFolder(files: readonly ArchiveFile[], circumstances: Circumstances): Archive | null {
  const isJekyll = files.some(({ path }) => OF_JEKYLL.test(path) && TEXT_FILE.test(path))
  const sorted = files
    .filter(({ path }) => !path.endsWith('/'))
    .map((file) => ({ file, reason: reasonToLeave(file.path, isJekyll) }))
  const texts = sorted.flatMap(({ file, reason }) => (reason === null ? [file] : []))
  if (texts.length === 0) return null
  const read = (file: ArchiveFile) => {
    const found = HTML_FILE.test(file.path) ? fromHtml(file, circumstances) : fromMarkdown(file, circumstances)
    const held = heldByPath(file.path)
    return held && found.sentAt !== null ? { ...found, sentAt: null, held } : found
  }
  return {
    source: texts.some(({ path }) => !HTML_FILE.test(path)) ? 'markdown' : 'html',
    issues: texts.map(read),
    left: sorted.flatMap(({ file, reason }) => (reason === null ? [] : [`${file.path}: ${reason}`])),
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

function errataOf(value: unknown): ArchivedErratum[] | undefined {
  const parsed = v.safeParse(errataSchema, value)
  return parsed.success ? parsed.output : undefined
}

function fromMarkdown({ path, text }: ArchiveFile, circumstances: Circumstances): ArchivedIssue {
  const { fields, unread, body } = readFrontMatter(text())
  const words = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value.replace(/\n+$/, '')]] : [],
    ),
  )
  const errata = errataOf(fields[FRONT.errata])
  const heading = words.title ? null : takeTitle(body)
  const html = joinElements(markdownHtml(heading?.rest ?? body))
  const publication: Publication =
    unread.length > 0
      ? { sentAt: null, held: `o cabeçalho não pôde ser lido inteiro (${unread.join(', ')})` }
      : publicationOf(fields, circumstances, dateIn(path))
  return {
    subject: words.title?.replace(/\s*\n\s*/g, ' ') || heading?.title || nameOf(path) || UNNAMED,
    preheader: words.subtitle || words.description || '',
    html,
    ...publication,
    losses: countLosses(html),
    ...(words[FRONT.title] && { title: words[FRONT.title] }),
    ...(errata && { errata }),
  }
}

function fromHtml({ path, text }: ArchiveFile, circumstances: Circumstances): ArchivedIssue {
  const source = text()
  const page = sanitizePastedPage(source)
  const all = (wanted: string) =>
    [...page.querySelectorAll('meta[name]')].flatMap((meta) =>
      meta.getAttribute('name') === wanted ? [meta.getAttribute('content') ?? ''] : [],
    )
  const [title] = all(META.title)
  // Our own page is taken exactly; of other pages the body, wherever it begins and ends.
  const own = title === undefined ? undefined : /<body\b[^>]*>([\s\S]*?)<\/body\s*>/i.exec(source)?.[1]
  const html = own ?? page.querySelector('body')?.innerHTML ?? source
  const subject = page.querySelector('title')?.textContent ?? ''
  const errata = all(META.erratum).map((written) => {
    const [at = ''] = written.split(' ', 1)
    return { at, text: written.slice(at.length + 1) }
  })
  const fields = Object.fromEntries(
    [...page.querySelectorAll('meta[name], meta[property]')].map((meta) => [
      (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').replace('article:published_time', 'date'),
      meta.getAttribute('content') ?? '',
    ]),
  )
  return {
    subject: (title ? subject : subject.replace(/\s+/g, ' ').trim()) || nameOf(path) || UNNAMED,
    preheader: all(META.preheader)[0] ?? '',
    html,
    ...publicationOf(fields, circumstances, title ? undefined : dateIn(path)),
    losses: countLosses(html),
    ...(title && { title }),
    ...(errata.length > 0 && { errata }),
  }
}

/** Front matter of a text in Markdown. */
interface FrontMatter {
  /** Its fields, by their names as they are written: words as words, lists and maps as they are. */
  fields: Readonly<Record<string, unknown>>
  /** The names of fields that could not be read. */
  unread: string[]
  /** The text behind it. */
  body: string
}

const YAML = /^\s*---(?:yaml|json)?[ \t]*\n(?:([\s\S]*?)\n)?(?:---|\.\.\.)[ \t]*(?:\n|$)/
const TOML = /^\s*(?:\+\+\+|---toml)[ \t]*\n(?:([\s\S]*?)\n)?(?:\+\+\+|---)[ \t]*(?:\n|$)/
/** Matches a head in JSON, which ends with its own line, or with a brace at the beginning of one. */
const JSON_HEAD = /^\s*(\{(?:.*|.*\n[\s\S]*?\n)\})[ \t]*(?:\n|$)/
/** Matches the head of Pelican and MultiMarkdown: fields from the first line to an empty one. */
const BARE_HEAD = /^\s*((?:[a-z][\w-]*[ \t]*:.*\n(?:[ \t]+\S.*\n)*)+)[ \t]*(?:\n|$)/i
const HAS_TITLE = /^title[ \t]*:/im
const LOOKS_LIKE_JSON = /^\s*\{\s*"[^"\n]*"\s*:/
/** Fields that are only words: where YAML refuses one (`title: Um: dois`), it is taken as it was written. */
const WORDS = /^(?:title|subtitle|description|internal_title|titulo|subtitulo|descricao|subject|excerpt|summary)$/

type Head = Pick<FrontMatter, 'fields' | 'unread'>

/**
 * Reads the head of a text, in YAML (`---`), TOML (`+++`) or JSON (`{`), as Hugo has them, or in bare lines with a title; a
 * text that only begins with a line has none.
 */
function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/\r\n?/g, '\n')
  const [yaml, yamlHead] = YAML.exec(text) ?? []
  const head = yaml === undefined ? null : readYaml(yamlHead ?? '')
  if (yaml !== undefined && head) return { ...head, body: text.slice(yaml.length) }
  if (LOOKS_LIKE_JSON.test(text)) return readJson(text)
  const [toml, tomlHead] = TOML.exec(text) ?? []
  if (toml !== undefined) return { ...readToml(tomlHead ?? ''), body: text.slice(toml.length) }
  const [bare = '', bareHead = ''] = BARE_HEAD.exec(`${text}\n`) ?? []
  const fields = HAS_TITLE.test(bareHead) ? readLines(bareHead) : null
  return fields ? { ...fields, body: text.slice(bare.length) } : { fields: {}, unread: [], body: text }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value stays the words that were written: a title `123` is no number, and `1e3` is not 1000. */
function parseYaml(text: string): { isRead: boolean; value: unknown } {
  const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' })
  return { isRead: document.errors.length === 0, value: document.toJS() }
}

function readYaml(text: string): Head | null {
  if (text.trim() === '') return { fields: {}, unread: [] }
  const { isRead, value } = parseYaml(text)
  if (isRead) return isRecord(value) ? { fields: value, unread: [] } : null
  return readLines(text)
}

/** Reads a head that is no YAML as a whole line by line; null when no line of it names a field. */
function readLines(text: string): Head | null {
  const fields: Record<string, unknown> = {}
  const unread: string[] = []
  for (const line of text.split('\n')) {
    const [, name = '', raw = ''] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? []
    if (name === '') continue
    const { isRead, value } = parseYaml(`${name}: ${raw}`)
    if (isRead && isRecord(value)) Object.assign(fields, value)
    else if (WORDS.test(name.toLowerCase())) fields[name] = raw.trim().replace(/^(["'])(.*)\1$/, '$2')
    else unread.push(name)
  }
  return Object.keys(fields).length + unread.length === 0 ? null : { fields, unread }
}

/** JSON is YAML too; a head whose end is not found stays in the text. */
function readJson(text: string): FrontMatter {
  const [json = '', head = ''] = JSON_HEAD.exec(text) ?? []
  const { isRead, value } = parseYaml(head)
  if (!isRead || !isRecord(value)) return { fields: {}, unread: ['{'], body: text }
  return { fields: value, unread: [], body: text.slice(json.length) }
}

function readToml(text: string): Head {
  try {
    return { fields: parseToml(text), unread: [] }
  } catch {
    return { fields: {}, unread: ['+++'] }
  }
}
