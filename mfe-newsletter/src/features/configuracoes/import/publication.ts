import { readDate } from '../read-date'
import { isNo, isYes, plainWord } from '../yes-no'

/** What a file says of a text, by the name of the field in lower case. */
export type Fields = Readonly<Record<string, string>>

/** When a text was public, or why it comes as a draft: exactly one of the two. */
export type Publication = { sentAt: string; held?: never } | { sentAt: null; held: string }

export interface Circumstances {
  now: Date
  /** Whether the newsletter that it comes to is paid: then what was restricted there stays restricted. */
  isPaid: boolean
}

const HELD_BY_YES =
  /^(?:(?:is[-_ ])?draft|rascunho|(?:is[-_ ])?private|privad[oa]|hidden|ocult[oa]|unlisted|unpublished|protected|password|senha)$/
const HELD_BY_NO =
  /^(?:(?:is[-_ ])?published|publish|(?:dg|is)-publish|public|public[oa]|publicad[oa]|visible|visivel)$/
const STATUS = /^(?:(?:post|publication)?[-_ ]?status|state|situacao|stage)$/
const VISIBILITY = /^(?:visibility|visibilidade|audience|access|acesso)$/
const KIND = /^(?:type|tipo|layout|kind)$/
const DATE =
  /^(?:date|data|published[-_ ]?(?:at|on|date)|publish[-_ ]?(?:at|on|date)|pubdate|sent[-_ ]?(?:at|on|date))$/
const END = /^(?:expiry[-_ ]?date|expires(?:[-_ ]?at)?|unpublish[-_ ]?date)$/

const PUBLIC_STATUS = new Set([
  'published',
  'publish',
  'public',
  'live',
  'sent',
  'publicado',
  'publicada',
  'enviado',
  'enviada',
])
const FOR_ALL = new Set(['public', 'publico', 'publica', 'everyone', 'all', 'anyone', 'todos', 'open', 'aberto'])
const FOR_MEMBERS =
  /^(?:members?|paid|tiers|founding|only_(?:paid|free|subscribers)|(?:paid[-_ ])?subscribers|membros|pagantes|assinantes)\b/

/** Whether a field restricts a text to people who subscribe or pay. */
export const isForMembers = (visibility: string): boolean => FOR_MEMBERS.test(plainWord(visibility))

function isHolding(name: string, value: string, { now, isPaid }: Circumstances): boolean {
  const word = plainWord(value)
  const date = readDate(value)
  if (HELD_BY_YES.test(name)) return !isNo(value)
  if (HELD_BY_NO.test(name)) return !isYes(value) && date === null
  if (STATUS.test(name)) return !PUBLIC_STATUS.has(word)
  if (VISIBILITY.test(name)) return !FOR_ALL.has(word) && !(isPaid && FOR_MEMBERS.test(word))
  if (KIND.test(name)) return word === 'page' || word === 'pagina'
  if (END.test(name)) return date === null || Date.parse(date) <= now.getTime()
  return DATE.test(name) && (date === null || Date.parse(date) > now.getTime())
}

/**
 * Decides whether a text that comes in was public. In doubt it is a draft: what is public by mistake cannot be called back
 * from those who read it. `date` is the day that counts where the fields name none.
 */
export function publicationOf(fields: Fields, circumstances: Circumstances, date?: string): Publication {
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value.trim() === '' || plainWord(value) === 'null'
      ? []
      : [[name.replace(/^is([A-Z])/, 'is_$1').toLowerCase(), value] as const],
  )
  for (const [name, value] of said) {
    if (!isHolding(plainWord(name), value, circumstances)) continue
    if (DATE.test(name)) {
      const reason = readDate(value) === null ? 'não pôde ser lida' : 'está no futuro'
      return { sentAt: null, held: `a data “${value}” ${reason}` }
    }
    return { sentAt: null, held: `o arquivo diz “${name}: ${value}”` }
  }
  const [, written] =
    said.find(([name]) => DATE.test(name)) ??
    said.find(([name, value]) => HELD_BY_NO.test(name) && readDate(value)) ??
    []
  const day = written ?? date
  const sentAt = readDate(day)
  if (sentAt === null) return { sentAt, held: day ? `a data “${day}” não pôde ser lida` : 'sem data' }
  const isFuture = Date.parse(sentAt) > circumstances.now.getTime()
  return isFuture ? { sentAt: null, held: `a data “${day}” está no futuro` } : { sentAt }
}
