import { readDate } from '../read-date'
import { isNo, isYes, plainWord } from '../yes-no'

/** Metadata of a text in a file, by field name; lists and maps unchanged. */
export type Fields = Readonly<Record<string, unknown>>

/** When a text was public, or why it comes as a draft: exactly one of the two. */
export type Publication = { sentAt: string; held?: never } | { sentAt: null; held: string }

export interface Circumstances {
  now: Date
  /** Whether the newsletter that it comes to is paid: then what was restricted there stays restricted. */
  isPaid: boolean
}

const DATE =
  /^(?:(?:date|data)(?:time)?|(?:date|data)(?:de|of)?(?:publi[a-z]+|post(?:ed)?|sent|envio)|(?:article|publish|published|publicad[oa]|publication|pub|post|posted|email|issue|sent|send|released?|scheduled?|enviad[oa]|agendad[oa])+(?:at|on|date|datetime|time|for|em|para))$/
/** A yes to one of these says that a text was public; some write the day there. */
const PUBLISHED =
  /^(?:is|dg|post|page)*(?:publish(?:ed)?|public|public[oa]|publicad[oa]|publicar|posted|visible|visivel|listed|released|sent|enviad[oa]|live|noar|ready(?:to(?:publish|send))?|pront[oa]|finished|finalizad[oa]|final|completed?|complet[oa]|concluid[oa]|done|approved|aprovad[oa]|reviewed|revisad[oa])$/
const PUBLIC_STATUS =
  /^(?:published|publish|public|live|sent|posted|released|publicad[oa]|public[oa]|enviad[oa]|no ar|true|yes|sim)$/
const FOR_ALL = /^(?:public|public[oa]|everyone|all|anyone|todos|open|abert[oa]|)$/
const FOR_MEMBERS =
  /^(?:members?|paid|tiers|founding|only (?:paid|free|subscribers)|(?:paid )?subscribers|membros|pagantes|assinantes)\b/
const DRAFT =
  /^#?(?:(?:em )?(?:drafts?|rascunhos?|andamento)|wip|work in progress|in progress|unpublished|nao publicad[oa]s?|private|pending(?: review)?|pendente|(?:in|em|para) (?:review|revisao|revisar)|scheduled|agendad[oa]|trash|lixeira)$/

const wordOf = (value: string) =>
  plainWord(value)
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** Whether a field restricts a text to people who subscribe or pay. */
export const isForMembers = (visibility: string): boolean => FOR_MEMBERS.test(wordOf(visibility))
/** Whether a value, a tag or a folder is called what drafts are called. */
export const isDraftWord = (value: string): boolean => DRAFT.test(wordOf(value))

/** Whether a title says of itself that it is a draft's: `[RASCUNHO] …`, `Draft: …`. */
export const isDraftTitle = (title: string): boolean =>
  /^[[(]?(?:drafts?|rascunhos?|wip)(?:[\])]| ?[:–—|]| - )/.test(plainWord(title))

const isPast = (value: string, now: Date) => {
  const date = readDate(value)
  return date !== null && Date.parse(date) <= now.getTime()
}

type IsPublic = (value: string, circumstances: Circumstances) => boolean

/**
 * The fields that say something about publication, and the values that mean that a text was public: any other makes a
 * draft. A name is matched in lower case and without signs: `isDraft`, `is_draft` and `Is-Draft` are one. An empty value
 * is matched too: `published_at:` was never filled in.
 */
const RULES: readonly [name: RegExp, isPublic: IsPublic][] = [
  [
    /^(?:is|dg|post|page)*(?:draft|rascunho|wip|workinprogress|private|privad[oa]|hidden|ocult[oa]|unlisted|unpublished|(?:do)?not?publish(?:ed)?|naopublicar|naopublicad[oa]|protected|password|senha|embargo|scheduled|agendad[oa]|pending|pendente|unfinished|inacabad[oa]|headless|eleventyexcludefromcollections)$/,
    (value) => value === '' || isNo(value),
  ],
  [PUBLISHED, (value, { now }) => isYes(value) || isPast(value, now)],
  [
    /^status|status$|^(?:is|dg|post|page)*(?:state|stage|situacao|estagio)$/,
    (value) => PUBLIC_STATUS.test(wordOf(value)),
  ],
  [
    /^(?:post)?(?:visibility|visibilidade|audience|access|acesso|privacy|privacidade)$/,
    (value, { isPaid }) => FOR_ALL.test(wordOf(value)) || (isPaid && isForMembers(value)),
  ],
  [
    /^(?:post|content)?(?:type|tipo|layout|kind)$/,
    (value) => !/^(?:page|pagina|attachment|revision)$/.test(wordOf(value)),
  ],
  [
    /^(?:permalink|render|list|output|show|display|active|ativ[oa]|enabled)$/,
    (value) => !isNo(value) && wordOf(value) !== 'never',
  ],
  [
    /^(?:article)?(?:expir[a-z]*|unpublish)(?:date|at|on|time)?$/,
    (value, { now }) => value === '' || (readDate(value) !== null && !isPast(value, now)),
  ],
  [DATE, (value, { now }) => isPast(value, now)],
]

/** Fields of words for people, in which `Rascunho` is a title like any other. */
const WORDS = /(?:name|nome|title|titulo|description|descricao|subject|assunto|excerpt|summary|resumo|text)$/
/** Fields that sort a text; some tools write all tags in one line, between commas or spaces. */
const SORTING = /^(?:tags?|categor(?:y|ies|ias?)|keywords?|labels?|etiquetas?|marcador(?:es)?)$/
const DRAFT_TAG = /(?:^|[\s,;])#?(?:drafts?|rascunhos?|wip|private|unpublished)(?:$|[\s,;])/

const keyOf = (name: string) => plainWord(name).replace(/[^a-z0-9]/g, '')
const isEmpty = (value: string) => /^(?:null|nil|undefined|~|)$/.test(plainWord(value))

/** Each value of a field with the name nearest to it: the items of a list, and what stands in a map. */
function saidIn(name: string, value: unknown): [name: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((item) => saidIn(name, item))
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Object.entries(value).flatMap(([inner, item]) => saidIn(inner, item))
  const words = value instanceof Date ? value.toISOString() : String(value ?? '').trim()
  return [[name, isEmpty(words) ? '' : words]]
}

function isHolding(name: string, value: string, circumstances: Circumstances): boolean {
  const key = keyOf(name)
  const [, isPublic] = RULES.find(([pattern]) => pattern.test(key)) ?? []
  if (isPublic && !isPublic(value, circumstances)) return true
  if (WORDS.test(key)) return false
  return isDraftWord(value) || (SORTING.test(key) && DRAFT_TAG.test(plainWord(value)))
}

/**
 * Decides whether a text that comes in was public. In doubt it is a draft: what is public by mistake cannot be called back
 * from those who read it. `date` is the day that counts where the fields name none.
 */
export function publicationOf(fields: Fields, circumstances: Circumstances, date?: string): Publication {
  const said = Object.entries(fields).flatMap(([name, value]) => saidIn(name, value))
  for (const [name, value] of said) {
    if (!isHolding(name, value, circumstances)) continue
    if (!DATE.test(keyOf(name)) || value === '')
      return { sentAt: null, held: `o arquivo diz “${name}: ${value || 'em branco'}”` }
    return { sentAt: null, held: unusable(value) }
  }
  const [, written] =
    said.find(([name]) => DATE.test(keyOf(name))) ??
    said.find(([name, value]) => PUBLISHED.test(keyOf(name)) && readDate(value)) ??
    []
  const day = written ?? date
  if (!day) return { sentAt: null, held: 'sem data' }
  const sentAt = isPast(day, circumstances.now) ? readDate(day) : null
  return sentAt === null ? { sentAt, held: unusable(day) } : { sentAt }
}

const unusable = (day: string) => `a data “${day}” ${readDate(day) === null ? 'não pôde ser lida' : 'está no futuro'}`
