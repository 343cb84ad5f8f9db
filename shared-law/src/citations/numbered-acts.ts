import { dotted, type FederalAct, federalAct, federalActWithoutYear, NAMES_OF_KINDS } from './addresses'
import { OTHER_AFTER, UNIT_AFTER } from './places'
import { AND, endOfMatch, matchAt, NUMBER_SIGN, sticky } from './reading'
import type { FederalKind } from './series'
import type { Act, ActForm, Source } from './types'

interface Head {
  pattern: RegExp
  /** Null: recognised only, as bills and legislative decrees. */
  kind: FederalKind | null
  title?: string
  /** An abbreviation: in capitals. */
  isShort?: boolean
}

const HEADS: readonly Head[] = [
  { pattern: sticky('leis? complementar(?:es)?(?![a-z])'), kind: 'lei.complementar' },
  { pattern: sticky('leis? delegadas?(?![a-z])'), kind: null, title: 'Lei Delegada' },
  { pattern: sticky('leis?(?: ordinarias?)?(?![a-z])'), kind: 'lei' },
  { pattern: sticky('lcs?(?![a-z])'), kind: 'lei.complementar', isShort: true },
  { pattern: sticky('decretos?[- ]leis?(?![a-z])'), kind: 'decreto.lei' },
  { pattern: sticky('dec\\.?-lei(?![a-z])'), kind: 'decreto.lei' },
  { pattern: sticky('dls?(?![a-z])'), kind: 'decreto.lei', isShort: true },
  { pattern: sticky('decretos? legislativos?(?![a-z])'), kind: null, title: 'Decreto Legislativo' },
  { pattern: sticky('decretos?(?![a-z-])'), kind: 'decreto' },
  { pattern: sticky('dec\\.'), kind: 'decreto' },
  { pattern: sticky('medidas? provisorias?(?![a-z])'), kind: 'medida.provisoria' },
  { pattern: sticky('mpv?s?(?![a-z])'), kind: 'medida.provisoria', isShort: true },
  { pattern: sticky('emendas? constituciona(?:l|is)(?![a-z])'), kind: 'emenda.constitucional' },
  { pattern: sticky('ecs?(?![a-z])'), kind: 'emenda.constitucional', isShort: true },
  { pattern: sticky('emendas? a lei organica(?: n)?'), kind: null, title: 'Emenda à Lei Orgânica' },
]
/** The words at which a numbered act may begin. */
export const NUMBERED_TRIGGERS =
  'lei leis lc lcs decreto decretos dec dl dls medida medidas mp mps mpv mpvs emenda emendas ec ecs'

const FEDERAL_WORD = sticky('\\s+(?:n\\.?\\s+)?(?:federa(?:l|is)|naciona(?:l|is))(?![a-z])')
const OF_A_PLACE = sticky(
  '\\s+d[oae]s?\\s+(?:estado|municipio|cidade|df)(?![a-z])[^,.;:\\d\\n]{0,40}?(?=\\s+n[.ºo]|\\s+\\d)',
)
const NUMBER = sticky(
  `${NUMBER_SIGN}(\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(-[a-z](?![a-z])|-\\d{1,2}(?!\\d))?(?!\\d|\\.\\d)`,
)
const YEAR = sticky('\\s?[/|]\\s?((?:1[89]|20)\\d{2}|\\d{2})(?![\\d/]|\\.\\d)')
const DATE = sticky(
  ',?\\s+de\\s+(?:\\d{1,2}º?\\s*(?:de\\s+)?[a-z]{3,9}\\.?\\s+(?:de\\s+)?|\\d{1,2}[./-]\\d{1,2}[./-])?((?:1[89]|20)\\d{2}|(?<=[./-])\\d{2})(?!\\d)',
)
const IN_BRACKETS = sticky('\\s?\\(((?:1[89]|20)\\d{2})\\)')
const LIST = sticky(`${AND}(?:a\\s+)?${NUMBER_SIGN}(?=\\d)`)
const BILL_BEFORE = /(?:projeto|anteprojeto|proposta|minuta)s?(?:[\s-]+de)?[\s-]+$/
/** `13.709/20189`, `lei 10%`: a number that is none of an act. */
const NO_ACT = sticky('\\s?[/%]\\s?\\d|\\s?%')

/** The numbered acts that begin at an offset: one, or those of a list (`Leis 8.212/91 e 8.213/91`). */
export function numberedActsAt(source: Source, at: number): Act[] {
  const { folded, text } = source
  const head = HEADS.find(({ pattern, isShort }) => {
    const match = matchAt(pattern, folded, at)
    return match && !(isShort && /[a-z]/.test(text.slice(at, at + match[0].length - (match[0].endsWith('s') ? 1 : 0))))
  })
  if (!head) return []
  const headEnd = head.pattern.lastIndex
  const isBill = BILL_BEFORE.test(folded.slice(Math.max(0, at - 24), at))
  // The second half of `decreto-lei`.
  if (folded.charAt(at - 1) === '-' && !isBill) return []
  const isPlural = folded.charAt(headEnd - 1) === 's'
  let position = endOfMatch(FEDERAL_WORD, folded, headEnd)
  const place = [OF_A_PLACE, OTHER_AFTER].find(
    (pattern) => matchAt(pattern, folded, position) && matchAt(NUMBER, folded, pattern.lastIndex),
  )
  if (place) position = endOfMatch(place, folded, position)
  const isElsewhere = isBill || place !== undefined
  const acts: Act[] = []
  let start = at
  for (;;) {
    const one = numberAt(source, start, position, head, { isElsewhere, isFurther: acts.length > 0 })
    if (!one) break
    acts.push(one)
    const more = isPlural ? matchAt(LIST, folded, one.end) : null
    if (!more) break
    start = one.end + more[0].length
    position = start
  }
  return acts
}

interface Circumstances {
  isElsewhere: boolean
  /** True after the first act of a list. */
  isFurther: boolean
}

function numberAt({ folded, text }: Source, start: number, at: number, head: Head, about: Circumstances): Act | null {
  const match = matchAt(NUMBER, folded, at)
  if (!match) return null
  const [whole, digits = '', suffix = ''] = match
  let end = at + whole.length
  const year = matchAt(YEAR, folded, end) ?? matchAt(DATE, folded, end) ?? matchAt(IN_BRACKETS, folded, end)
  if (year) {
    end += year[0].length
    // `Lei 8.078/90, de 11 de setembro de 1990`.
    if (year[0].includes('/')) end = endOfMatch(DATE, folded, end)
  } else {
    if (matchAt(NO_ACT, folded, end)) return null
    const fewest = head.isShort ? 2 : 4
    const isSure = digits.includes('.') || (!head.isShort && (whole.includes('n') || about.isFurther))
    if (digits.length < fewest && !isSure) return null
  }
  const number = digits.replaceAll('.', '').replace(/^0+/, '') + suffix
  if (number === '' || /^-/.test(number)) return null
  const unit = matchAt(UNIT_AFTER, folded, end)
  const unitEnd = unit && end + unit[0].length
  const isOfState = unitEnd !== null && /[A-Z]{2}/.test(text.slice(end, unitEnd))
  if (isOfState) end = unitEnd
  const isElsewhere = about.isElsewhere || isOfState || matchAt(OTHER_AFTER, folded, end) !== null
  const found = isElsewhere || head.kind === null ? null : resolve(head.kind, number, year?.[1])
  const name = head.kind === null ? (head.title ?? '') : NAMES_OF_KINDS[head.kind]
  const title = found?.title ?? `${name} ${dotted(number)}${year?.[1] ? `/${year[1]}` : ''}`
  return {
    start,
    end,
    kind: 'statute',
    form: formOf(head.kind),
    key: found?.key ?? null,
    url: found?.url ?? null,
    title,
    gender: found?.named?.gender ?? (title.startsWith('Decreto') ? 'o' : 'a'),
    alone: 'linked',
    articles: found?.named?.articles,
    lettered: found?.named?.lettered,
  }
}

function formOf(kind: FederalKind | null): ActForm {
  if (kind === 'decreto') return 'decreto'
  return kind === 'emenda.constitucional' || kind === null ? 'norma' : 'lei'
}

/** Chooses the century of a short year (`/16`) in which such an act exists. */
function resolve(kind: FederalKind, number: string, yearText: string | undefined): FederalAct | null {
  if (yearText === undefined) return federalActWithoutYear(kind, number)
  if (yearText.length === 4) return federalAct(kind, number, Number(yearText))
  return federalAct(kind, number, 1900 + Number(yearText)) ?? federalAct(kind, number, 2000 + Number(yearText))
}
