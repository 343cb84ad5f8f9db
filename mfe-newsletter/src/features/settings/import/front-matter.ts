import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'

/** Front matter of a text in Markdown. */
export interface FrontMatter {
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
export function readFrontMatter(source: string): FrontMatter {
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
    const fields = Object.entries(parseToml(text)).map(([name, value]) => {
      const words = value instanceof Date ? value.toISOString() : value
      return [name, typeof words === 'object' ? words : String(words)]
    })
    return { fields: Object.fromEntries(fields), unread: [] }
  } catch {
    return { fields: {}, unread: ['+++'] }
  }
}
