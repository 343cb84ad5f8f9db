import { readDate } from '../read-date'
import { isNo, isYes, plainWord, wordsOf } from '../words'

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
const PUBLISHED = wordsOf(`
  publish, published, public, publico/a, publicado/a, publicar, posted, visible, visivel, listed, released, sent,
  enviado/a, live, noar, ready, readytopublish, readytosend, pronto/a, finished, finalizado/a, final, complete,
  completed, completo/a, concluido/a, done, approved, aprovado/a, reviewed, revisado/a
`)
/** Anything but a no to one of these, or nothing, makes a draft. */
const HIDING = wordsOf(`
  draft, rascunho, wip, workinprogress, private, privado/a, hidden, oculto/a, unlisted, unpublished, nopublish,
  nopublished, notpublish, notpublished, donopublish, donopublished, donotpublish, donotpublished, naopublicar,
  naopublicado/a, protected, password, senha, embargo, scheduled, agendado/a, pending, pendente, unfinished,
  inacabado/a, headless, eleventyexcludefromcollections
`)
/** Tools put these before such names. */
const PREFIX = /^(?:is|dg|post|page)/
const PUBLIC_STATUS = wordsOf(`
  published, publish, public, live, sent, posted, released, publicado/a, publico/a, enviado/a, no ar, true, yes, sim
`)
const FOR_ALL = wordsOf('public, publico/a, everyone, all, anyone, todos, open, aberto/a')
const FOR_MEMBERS =
  /^(?:members?|paid|tiers|founding|only (?:paid|free|subscribers)|(?:paid )?subscribers|membros|pagantes|assinantes)\b/
const DRAFT = wordsOf(`
  draft, drafts, rascunho, rascunhos, andamento, em draft, em drafts, em rascunho, em rascunhos, em andamento, wip,
  work in progress, in progress, unpublished, nao publicado/a, nao publicados, nao publicadas, private, pending,
  pending review, pendente, in review, in revisao, in revisar, em review, em revisao, em revisar, para review,
  para revisao, para revisar, scheduled, agendado/a, trash, lixeira
`)

const wordOf = (value: string) =>
  plainWord(value)
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** Whether a field restricts a text to people who subscribe or pay. */
export const isForMembers = (visibility: string): boolean => FOR_MEMBERS.test(wordOf(visibility))
/** Whether a value, a tag or a folder is called what drafts are called. */
export const isDraftWord = (value: string): boolean => DRAFT.has(wordOf(value).replace(/^#/, ''))

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
const RULES: readonly [names: RegExp | ReadonlySet<string>, isPublic: IsPublic][] = [
  [HIDING, (value) => value === '' || isNo(value)],
  [PUBLISHED, (value, { now }) => isYes(value) || isPast(value, now)],
  [
    /^status|status$|^(?:is|dg|post|page)*(?:state|stage|situacao|estagio)$/,
    (value) => PUBLIC_STATUS.has(wordOf(value)),
  ],
  [
    /^(?:post)?(?:visibility|visibilidade|audience|access|acesso|privacy|privacidade)$/,
    (value, { isPaid }) => wordOf(value) === '' || FOR_ALL.has(wordOf(value)) || (isPaid && isForMembers(value)),
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

const isNamed = (names: RegExp | ReadonlySet<string>, key: string): boolean =>
  names instanceof RegExp
    ? names.test(key)
    : names.has(key) || (PREFIX.test(key) && isNamed(names, key.replace(PREFIX, '')))
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
  const [, isPublic] = RULES.find(([names]) => isNamed(names, key)) ?? []
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
    said.find(([name, value]) => isNamed(PUBLISHED, keyOf(name)) && readDate(value)) ??
    []
  const day = written ?? date
  if (!day) return { sentAt: null, held: 'sem data' }
  const sentAt = isPast(day, circumstances.now) ? readDate(day) : null
  return sentAt === null ? { sentAt, held: unusable(day) } : { sentAt }
}

const unusable = (day: string) => `a data “${day}” ${readDate(day) === null ? 'não pôde ser lida' : 'está no futuro'}`
