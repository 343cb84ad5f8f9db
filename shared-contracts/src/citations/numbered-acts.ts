import { dotted, type FederalAct, federalAct, federalActWithoutYear, NAMES_OF_KINDS } from './addresses'
import { OTHER_AFTER, STATE_UNIT, UNIT_AFTER } from './places'
import { AND, matchAt, NUMBER_SIGN, sticky } from './reading'
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
const PART_OF_WORD = /[a-z0-9-]$/

/** The numbered acts that begin at an offset: one, or those of a list (`Leis 8.212/91 e 8.213/91`). */
export function numberedActsAt(source: Source, at: number): Act[] {
  const { folded, text } = source
  const head = HEADS.find(({ pattern, isShort }) => {
    const match = matchAt(pattern, folded, at)
    return match && !(isShort && /[a-z]/.test(text.slice(at, at + match[0].length - (match[0].endsWith('s') ? 1 : 0))))
  })
  if (!head) return []
  const lead = folded.slice(Math.max(0, at - 24), at)
  const isBill = BILL_BEFORE.test(lead)
  if (PART_OF_WORD.test(lead.slice(-1)) && !isBill) return []
  let position = head.pattern.lastIndex
  const isPlural = /s$/.test(folded.slice(at, position)) && head.kind !== null
  let isOfUnion = false
  let isElsewhere = isBill || head.kind === null
  const federal = matchAt(FEDERAL_WORD, folded, position)
  if (federal) {
    position += federal[0].length
    isOfUnion = true
  }
  const elsewhere = matchAt(OTHER_AFTER, folded, position) ?? matchAt(OF_A_PLACE, folded, position)
  if (elsewhere && matchAt(NUMBER, folded, position + elsewhere[0].length)) {
    position += elsewhere[0].length
    isElsewhere = true
  }
  const ofPlace = matchAt(OF_A_PLACE, folded, at + 3)
  if (!elsewhere && ofPlace && ofPlace.index === position) {
    position += ofPlace[0].length
    isElsewhere = true
  }
  const acts: Act[] = []
  let start = at
  for (;;) {
    const one = numberAt(source, start, position, head, {
      isOfUnion,
      isElsewhere,
      isPlural,
      isFirst: acts.length === 0,
    })
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
  isOfUnion: boolean
  isElsewhere: boolean
  isPlural: boolean
  isFirst: boolean
}

function numberAt({ folded, text }: Source, start: number, at: number, head: Head, about: Circumstances): Act | null {
  const match = matchAt(NUMBER, folded, at)
  if (!match) return null
  const [whole, digits = '', suffix = ''] = match
  let end = at + whole.length
  const year = matchAt(YEAR, folded, end) ?? matchAt(DATE, folded, end) ?? matchAt(IN_BRACKETS, folded, end)
  if (year) {
    end += year[0].length
    const date = year[0].includes('/') && matchAt(DATE, folded, end)
    if (date) end += date[0].length
  } else {
    // `13.709/20189`, `lei 10`: a number that is none of an act.
    if (/^\s?[/%]\s?\d|^\s?%/.test(folded.slice(end, end + 4))) return null
    if (
      !digits.includes('.') &&
      !/n/.test(whole) &&
      !(about.isPlural && !about.isFirst) &&
      digits.length < 4 &&
      !head.isShort
    )
      return null
    if (head.isShort && digits.length < 2) return null
  }
  const number = digits.replaceAll('.', '').replace(/^0+/, '') + suffix
  if (number === '' || /^-/.test(number)) return null
  const unit = matchAt(UNIT_AFTER, folded, end)
  const unitName = unit ? text.slice(end, end + unit[0].length).replace(/[^A-Za-z]/g, '') : ''
  const isOfState = unitName !== '' && unitName === unitName.toUpperCase() && STATE_UNIT.test(unitName.toLowerCase())
  if (isOfState && unit) end += unit[0].length
  const isElsewhere = about.isElsewhere || isOfState || matchAt(OTHER_AFTER, folded, end) !== null
  const found = isElsewhere || head.kind === null ? null : resolve(head.kind, number, year?.[1])
  const name = head.kind === null ? (head.title ?? '') : NAMES_OF_KINDS[head.kind]
  const title = `${name} ${dotted(number)}${year?.[1] ? `/${year[1]}` : ''}`
  return {
    start,
    end,
    kind: 'statute',
    form: formOf(head.kind),
    key: found?.key ?? null,
    url: found?.url ?? null,
    title: found?.title ?? title,
    gender: found?.named?.gender ?? (name.startsWith('Decreto') ? 'o' : 'a'),
    alone: 'linked',
    articles: found?.named?.articles,
    lettered: found?.named?.lettered,
  }
}

function formOf(kind: FederalKind | null): ActForm {
  if (kind === 'decreto') return 'decreto'
  return kind === 'emenda.constitucional' || kind === null ? 'norma' : 'lei'
}

/** Of the two centuries of `/16` the one in which such an act exists. */
function resolve(kind: FederalKind, number: string, yearText: string | undefined): FederalAct | null {
  if (yearText === undefined) return federalActWithoutYear(kind, number)
  if (yearText.length === 4) return federalAct(kind, number, Number(yearText))
  return federalAct(kind, number, 1900 + Number(yearText)) ?? federalAct(kind, number, 2000 + Number(yearText))
}
