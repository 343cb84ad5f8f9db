import { readDate } from '../read-date'
import { isNo, isYes, plainWord, wordsOf } from '../words'

/**
 * Whether the person of a row still receives mail. A row that is `unclear` is left out too, and named in the report.
 */
export type Standing = 'receives' | 'left' | 'unclear'

const anyOf = (parts: readonly RegExp[]) => parts.map(({ source }) => source).join('|')
/** Makes a pattern that finds one of these at the start of a word. */
const startOf = (...parts: RegExp[]) => new RegExp(`\\b(?:${anyOf(parts)})`)
/** Makes a pattern that finds one of these as whole words. */
const wordIn = (...parts: RegExp[]) => new RegExp(`\\b(?:${anyOf(parts)})\\b`)

/** A yes or a date in such a column means that the person left. */
const LEAVING = startOf(
  /un ?subscri|un ?sub\b|descadastr|desinscri|delet|opt(?:ed)? ?out|sign(?:ed)? ?off|cancel|saiu/,
  /saida|bounce|undeliver|block|bloque|black ?list|suppress|quarantin|cleaned|clean (?:time|date)/,
  /complain|spam|junk|invalid|unconfirmed|disabled|desativad|inativ|inactive|exclui|remov/,
  /revog|revok|recus|refus|reject|oposicao|nao (?:quer|deseja|receb|envi)|do not/,
)
/** A no in such a column means that the person does not want it; so does silence where others said yes. */
const RECEIVING = new RegExp(
  anyOf([
    /^(?!.* (?:em|at|on|date|time|via|source|origem|method|metodo)$)(?:(?:is )?subscribed|inscrit[oa]|assinante|assina(?!tura$)|recebe|aceit|accept|(?:double )?opt(?:ed)? ?in|duplo opt)/,
    /^(?:autoriza|permi|(?:quer|deseja) receber)|^(?:is )?(?:active|ativ[oa]|enabled|habilitad[oa])$/,
    /^(?:email |is |endereco )*(?:confirmed|confirmad[oa]|verified|verificad[oa]|valid|valid[oa]|validated|deliverable|reachable)(?: email)?$/,
    /^(?:.* )?(?:status|situacao)(?: .*)?$|^subscri(?:ber|ption) (?:type|state)$|^tipo d[eo] (?:assinante|inscricao)$/,
  ]),
)
/** Only a no, or no answer yet, says something there: how consent was given, or which letter it is. */
const LOOSE = /\b(?:consent|newsletters?$|assinatura$|marketing|mailing|lgpd|gdpr|rgpd)/
/** Addresses and counts of a tool, which say nothing of the person. */
const TECHNICAL = /\b(?:url|link|token|rate|taxa|count|id|ip)\b/

const STAYING = wordsOf(`
  active, ativo/a, subscribed, inscrito/a, assinante, confirmed, confirmado/a, verified, verificado/a, deliverable,
  enabled, habilitado/a, regular, premium, free, gratuito/a, gratis, paid, pago/a, pagante, comped, complimentary,
  gifted, trial, trialing, member, membro, marketing contact, optedin, opted in, opt in, valid, valido/a, granted,
  given, concedido/a, aceitou, aceito, accepted, consentiu, autorizou, autorizado/a
`)
const LEFT = wordsOf(`
  unsubscribe, unsubscribed, un subscribe, un subscribed, descadastrado/a, descadastrou, desinscrito/a, optedout,
  opted out, opt out, signedoff, signed off, cancelado/a, cancelled, canceled, cancelou, inactive, inativo/a,
  unreachable, undeliverable, blocklist, blocklisted, block list, block listed, blacklist, blacklisted, black list,
  black listed, blocked, bloqueado/a, cleaned, bounce, bounced, hard bounce, hard bounced, devolvido/a, complained,
  complaint, spam, suppressed, disabled, desativado/a, deleted, removed, removido/a, excluido/a, archived, revogado/a,
  saiu, nao inscrito/a, nao assinante, nao recebe
`)
/**
 * Words that make a person unclear wherever they are, in a tag or a remark too. Only whole words, and those of somebody
 * leaving: `Cancela` is a name, and `cancelamento de voo` an area of law.
 */
const DOUBTFUL = wordIn(
  /(?:un|de) ?subscri[a-z]*|(?:never|not|no longer) subscribed|descadastr[a-z]*|desinscr[a-z]*|ex assinante/,
  /opt(?:ed)? ?out|sign(?:ed)? ?off|bounc(?:es?|ed|ing)|undeliver[a-z]*|(?:black|block) ?list(?:ed)?/,
  /suppress(?:ed|ion)|spam|junk|complain(?:ts?|ed)|reclamou|cancel(?:ou|ad[oa]s?|l?ed)|recus(?:ou|ad[oa]s?)/,
  /(?:cancelamento|recusa)(?! (?:d[eoa]s?) (?!lista|news|inscri|assinatura|email|envio|receb|cadastro|boletim))/,
  /refused|declined|rejected|rejeit(?:ou|ad[oa])|denied|negou|revog(?:ou|ad[oa])|revoked|withdr(?:ew|awn)/,
  /nao (?:quer|deseja|autoriz[a-z]*|aceit[a-z]*|consent[a-z]*|envi[a-z]*|receb[a-z]*|confirm[a-z]*|inscrit[oa])/,
  /do not (?:send|mail|email|contact|disturb)|pediu para sair|saiu da|inativ[oa]|inactive|unconfirmed/,
  /unreachable|churned|removid[oa]|removed|excluid[oa]|deleted|desativad[oa]|disabled|invalid[oa]?/,
)
/** Addresses of people and pages, whose words say nothing. */
const ADDRESSES = /\S+@\S+|\b(?:https?:|www\.)\S+/gi
/** Words that tools and spreadsheets write into an empty cell. */
const NOTHING = /^(?:-+|—|null|nil|n\/?a|\\n|0000-00-00.*)$/
const NEVER = /^(?:none|nenhum[a]?|never|nunca)$/
const UNANSWERED = /^(?:pending|pendente|unknown|desconhecid[oa]|expired|expirad[oa]|(?:aguard|wait)[a-z]*.*)$/

const headOf = (name: string) =>
  plainWord(name)
    .replace(/[_-]+/g, ' ')
    .replace(/\be mail\b/g, 'email')
    .replace(/\s+/g, ' ')
const wordOf = (cell: string) =>
  plainWord(cell)
    .replace(/[\s_-]+/g, ' ')
    .replace(/\be mail/g, 'email')
const filledIn = (cell = '') => (NOTHING.test(plainWord(cell)) ? '' : cell.trim())

type Judge = (cell: string) => Standing
type ColumnJudge = (cell: string, isSilent: boolean) => Standing

const JUDGES: readonly [head: RegExp, judge: ColumnJudge][] = [
  [LEAVING, (cell) => (cell === '' || isNo(cell) || NEVER.test(plainWord(cell)) ? 'receives' : 'left')],
  [
    RECEIVING,
    (cell, isSilent) => {
      if (cell === '') return judgeSilence(isSilent)
      if (isNo(cell)) return 'left'
      return isYes(cell) || readDate(cell) !== null || STAYING.has(wordOf(cell)) ? 'receives' : 'unclear'
    },
  ],
  [
    LOOSE,
    (cell) => {
      if (isNo(cell)) return 'left'
      return NEVER.test(plainWord(cell)) || UNANSWERED.test(plainWord(cell)) ? 'unclear' : 'receives'
    },
  ],
]

/** A blank cell says nothing where the whole column is blank, and is unclear where others are filled. */
const judgeSilence = (isSilent: boolean): Standing => (isSilent ? 'receives' : 'unclear')

/** Judges a cell by its words alone, whatever its column. */
function standingByWords(cell: string): Standing {
  const words = wordOf(cell.replace(ADDRESSES, ''))
  if (LEFT.has(words)) return 'left'
  return DOUBTFUL.test(words) ? 'unclear' : 'receives'
}

/**
 * Reads from the columns of a list who still receives. The names and words are those of Ghost, Substack, Mailchimp,
 * beehiiv, Buttondown, Keila, listmonk, Brevo, MailerLite, RD Station and of sheets in Brazil. A cell counts by its column
 * where that is known, and by its words in any column. Returns the standing of a row, and the cell that decided.
 */
export function createStandingReader(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): (cells: readonly string[]) => { standing: Standing; said: string } {
  const judges = heads.map((name, place): Judge | null => {
    const head = headOf(name)
    // Substack's `active_subscription` says who pays.
    const isOther = TECHNICAL.test(head) || head === 'active subscription'
    const [, judge] = (isOther ? null : JUDGES.find(([pattern]) => pattern.test(head))) ?? []
    if (!judge) return null
    const isSilent = rows.every((cells) => filledIn(cells[place]) === '')
    return (cell) => judge(cell, isSilent)
  })
  return (cells) => {
    const width = Math.max(cells.length, heads.length)
    const found = Array.from({ length: width }, (_, place) => {
      const cell = filledIn(cells[place])
      const name = heads[place]?.trim()
      const said = [name, cell || 'em branco'].filter(Boolean).join(': ')
      return { said, standings: [judges[place]?.(cell), standingByWords(cell)] }
    })
    for (const standing of ['left', 'unclear'] as const) {
      const decided = found.find(({ standings }) => standings.includes(standing))
      if (decided) return { standing, said: decided.said }
    }
    return { standing: 'receives', said: '' }
  }
}
