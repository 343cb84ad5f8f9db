import { readDate } from '../read-date'
import { isNo, isYes, plainWord } from '../yes-no'

/** What a row says of whether its person still receives: `unclear` stays out too, and is named. */
export type Standing = 'receives' | 'left' | 'unclear'

/** A yes or a date in such a column means that the person left. */
const LEAVING =
  /^(?:un ?subscri|un ?sub|descadastr|desinscri|delet|opt(?:ed)? ?out|cancel|saiu|saida|bounce|block|bloque|suppress|cleaned|complain|spam|email disabled|disabled|desativad|inativ|inactive|exclui|remov|revog|nao (?:quer|deseja|receb|envi)|do not|data d[eo] (?:descadastr|cancel|saida|exclus))/
/** A no in such a column means that the person does not want it; so does silence where others said yes. */
const RECEIVING = new RegExp(
  [
    /^(?!.* (?:em|at|on|date|time)$)(?:(?:is )?subscribed|inscrit[oa]|assinante|assina|recebe|aceit|accept|opt(?:ed)? ?in)/,
    /^(?:autoriza|permi|(?:quer|deseja) receber)|^(?:is )?(?:active|ativ[oa]|enabled|habilitad[oa])$/,
    /^(?:.* )?(?:status|situacao)(?: .*)?$|^subscri(?:ber|ption) (?:type|state)$|^tipo d[eo] (?:assinante|inscricao)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)
/** Only a no says something there: how consent was given, or which letter it is. */
const LOOSE = /^(?:consent|newsletters?$|assinatura$|marketing)/
/** Addresses and counts of a tool, which say nothing of the person. */
const TECHNICAL = /\b(?:url|link|token|rate|taxa|count|id)\b/

const STAYING =
  /^(?:active|ativ[oa]|subscribed|inscrit[oa]|assinante|confirmed|confirmad[oa]|enabled|habilitad[oa]|regular|premium|free|gratuit[oa]|gratis|paid|pag[oa]|pagante|comped|complimentary|gifted|trial|trialing|member|membro|opted ?in|opt in|valid|valid[oa])$/
const LEFT =
  /^(?:un ?subscribed?|descadastrad[oa]|descadastrou|desinscrit[oa]|opted ?out|opt out|cancel(?:ad[oa]|led|ed)|cancelou|inactive|inativ[oa]|unreachable|block ?list(?:ed)?|blocked|bloquead[oa]|cleaned|bounced?|hard bounced?|devolvid[oa]|complain(?:ed|t)|spam|suppressed|disabled|desativad[oa]|deleted|removed|removid[oa]|excluid[oa]|archived|revogad[oa]|saiu|nao (?:inscrit[oa]|assinante|recebe))$/

const headOf = (name: string) =>
  plainWord(name)
    .replace(/[_-]+/g, ' ')
    .replace(/\be mail\b/g, 'email')
    .replace(/\s+/g, ' ')
const wordOf = (cell: string) => plainWord(cell).replace(/[_-]+/g, ' ')

type Judge = (cell: string, isSilent: boolean) => Standing

const JUDGES: readonly [head: RegExp, judge: Judge][] = [
  [LEAVING, (cell) => (cell === '' || isNo(cell) ? 'receives' : 'left')],
  [LOOSE, (cell) => (isNo(cell) ? 'left' : 'receives')],
  [
    RECEIVING,
    (cell, isSilent) => {
      if (cell === '') return silence(isSilent)
      if (isNo(cell)) return 'left'
      return isYes(cell) || readDate(cell) !== null || STAYING.test(wordOf(cell)) ? 'receives' : 'unclear'
    },
  ],
]

/** A blank cell says nothing where the whole column is blank, and is unclear where others are filled. */
const silence = (isSilent: boolean): Standing => (isSilent ? 'receives' : 'unclear')

/**
 * Reads from the columns of a list who still receives. The names and words are those of Ghost, Substack, Mailchimp,
 * beehiiv, Buttondown, Keila, listmonk, Brevo and of sheets in Brazil. A word that can only mean that somebody left counts
 * in any column. Returns the standing of a row, and the cell that decided.
 */
export function standingReader(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): (cells: readonly string[]) => { standing: Standing; said: string } {
  const judged = heads.flatMap((name, place) => {
    const head = headOf(name)
    // Substack's `active_subscription` says who pays.
    if (TECHNICAL.test(head) || head === 'active subscription') return []
    const [, judge] = JUDGES.find(([pattern]) => pattern.test(head)) ?? []
    const isSilent = rows.every((cells) => (cells[place] ?? '').trim() === '')
    return judge ? [{ name, place, judge, isSilent }] : []
  })
  return (cells) => {
    const gone = cells.find((cell) => LEFT.test(wordOf(cell)))
    if (gone !== undefined) return { standing: 'left', said: gone }
    const found = judged.map(({ name, place, judge, isSilent }) => {
      const cell = (cells[place] ?? '').trim()
      return { standing: judge(cell, isSilent), said: `${name.trim()}: ${cell || 'em branco'}` }
    })
    const decided = (standing: Standing) => found.find((one) => one.standing === standing)
    return decided('left') ?? decided('unclear') ?? { standing: 'receives', said: '' }
  }
}
