import { dotted } from './addresses'
import { OTHER_AFTER, UNIT_AFTER } from './places'
import { matchAt, NUMBER_SIGN, sticky } from './reading'
import type { Act, Source } from './types'

/** The bodies that enact regulations: their names in citations, folded, and their part of the URN. */
export const ISSUERS: readonly { id: string; urn: string; names: readonly string[] }[] = [
  { id: 'CNJ', urn: 'conselho.nacional.justica', names: ['cnj', 'conselho nacional de justica'] },
  {
    id: 'CNMP',
    urn: 'conselho.nacional.ministerio.publico',
    names: ['cnmp', 'conselho nacional do ministerio publico'],
  },
  {
    id: 'OAB',
    urn: 'ordem.advogados.brasil;conselho.federal',
    names: [
      'oab',
      'cfoab',
      'cf/oab',
      'cf-oab',
      'cf da oab',
      'conselho federal da oab',
      'conselho federal da ordem dos advogados do brasil',
      'conselho federal',
    ],
  },
  { id: 'CVM', urn: 'comissao.valores.mobiliarios', names: ['cvm', 'comissao de valores mobiliarios'] },
  { id: 'BCB', urn: 'banco.central.brasil', names: ['bcb', 'bacen', 'banco central do brasil', 'banco central'] },
  { id: 'CMN', urn: 'conselho.monetario.nacional', names: ['cmn', 'conselho monetario nacional'] },
  { id: 'ANPD', urn: 'autoridade.nacional.protecao.dados', names: ['cd/anpd', 'anpd'] },
  { id: 'TSE', urn: 'tribunal.superior.eleitoral', names: ['tse', 'tribunal superior eleitoral'] },
  { id: 'TST', urn: 'tribunal.superior.trabalho', names: ['tst', 'tribunal superior do trabalho'] },
  { id: 'STF', urn: 'supremo.tribunal.federal', names: ['stf', 'supremo tribunal federal'] },
  { id: 'STJ', urn: 'superior.tribunal.justica', names: ['stj', 'superior tribunal de justica'] },
  { id: 'RFB', urn: 'receita.federal', names: ['rfb', 'srf', 'receita federal do brasil', 'receita federal'] },
]
const issuers = new Map(ISSUERS.flatMap((one) => one.names.map((name) => [name, one] as const)))

const RULES = 'Regimento Interno'

type Kind = 'resolucao' | 'provimento' | 'portaria' | 'instrucao' | 'instrucao.normativa' | 'circular' | 'outro'
const HEADS: readonly { pattern: RegExp; kind: Kind; title: string; isShort?: boolean; issuer?: string }[] = [
  {
    pattern: sticky('resoluc(?:ao|oes)(?: normativas?| conjuntas?| administrativas?)?(?![a-z])'),
    kind: 'resolucao',
    title: 'Resolução',
  },
  { pattern: sticky('res\\.?(?=[\\s-])'), kind: 'resolucao', title: 'Resolução' },
  { pattern: sticky('provimentos?(?: conjuntos?)?(?![a-z])'), kind: 'provimento', title: 'Provimento' },
  {
    pattern: sticky('portarias?(?: normativas?| conjuntas?| interministeria(?:l|is))?(?![a-z])'),
    kind: 'portaria',
    title: 'Portaria',
  },
  {
    pattern: sticky('instruc(?:ao|oes) normativas?(?![a-z])'),
    kind: 'instrucao.normativa',
    title: 'Instrução Normativa',
  },
  { pattern: sticky('instruc(?:ao|oes)(?![a-z])'), kind: 'instrucao', title: 'Instrução' },
  { pattern: sticky('in(?=[\\s/-])'), kind: 'instrucao.normativa', title: 'Instrução Normativa', isShort: true },
  { pattern: sticky('icvm(?![a-z])'), kind: 'instrucao', title: 'Instrução', isShort: true, issuer: 'cvm' },
  { pattern: sticky('(?:carta[- ])?circular(?:es)?(?![a-z])'), kind: 'circular', title: 'Circular' },
  { pattern: sticky('norma regulamentadora|nr(?=[\\s-]*\\d)'), kind: 'outro', title: 'Norma Regulamentadora' },
  {
    pattern: sticky(
      '(?:deliberac(?:ao|oes)|recomendac(?:ao|oes)|orientac(?:ao|oes) normativas?|atos? (?:normativo|declaratorio|regimental|conjunto)s?(?: interpretativo)?|convenios? icms)(?![a-z])',
    ),
    kind: 'outro',
    title: 'Ato',
  },
  { pattern: sticky('(?:regimento interno|ri)(?![a-z])'), kind: 'outro', title: RULES },
]
/** The words at which a regulation may begin. */
export const REGULATION_TRIGGERS =
  'resolucao resolucoes res provimento provimentos portaria portarias instrucao instrucoes in icvm circular circulares carta norma nr deliberacao deliberacoes recomendacao recomendacoes orientacao orientacoes ato atos convenio convenios regimento ri'

const NAMED = [...issuers.keys()]
  .filter((name) => name.includes(' ') || name.includes('/'))
  .sort((a, b) => b.length - a.length)
const ISSUER = `(${NAMED.join('|')}|[a-z]{2,}(?:[/.-][a-z]{2,})*)(?![a-z])`
const ISSUER_BEFORE = sticky(`\\s*[-/]?\\s*(?:d[aoe]s?\\s+)?(?!n[ºo.s]|de\\b|e\\b|ou\\b|que\\b|a\\b|o\\b)${ISSUER}`)
const ISSUER_AFTER = sticky(
  `\\s*(?:[-/(]\\s*|,?\\s+d[aoe]s?\\s+(?:c\\.|e\\.|egregi[oa]|colend[oa])?\\s*|\\s+)${ISSUER}\\)?`,
)
const NUMBER = sticky(`\\s*[-/]?${NUMBER_SIGN}(\\d{1,3}(?:\\.\\d{3})+|\\d{1,5})(?!\\d|\\.\\d)`)
const YEAR = sticky(
  '\\s?/\\s?((?:19|20)\\d{2}|\\d{2})(?!\\d)|,?\\s+de\\s+(?:\\d{1,2}º?\\s+de\\s+[a-z]{3,9}\\s+de\\s+|\\d{1,2}[./]\\d{1,2}[./])?((?:19|20)\\d{2})',
)
/** `5/ 3`: no number of a regulation. */
const NO_YEAR = sticky('\\s?/\\s?\\d')

/** The regulation that begins at an offset. */
export function regulationAt(source: Source, at: number): Act | null {
  const { folded, text } = source
  const head = HEADS.find(({ pattern, isShort }) => {
    const match = matchAt(pattern, folded, at)
    return match && !(isShort && /[a-z]/.test(text.slice(at, at + match[0].length)))
  })
  if (!head) return null
  let end = head.pattern.lastIndex
  if (head.title === RULES) return rulesOfCourt(source, at, end)
  let issuer = head.issuer
  const precedingIssuer = issuerIn(source, ISSUER_BEFORE, end)
  if (precedingIssuer && matchAt(NUMBER, folded, precedingIssuer.end)) {
    issuer = precedingIssuer.name
    end = precedingIssuer.end
  }
  const number = matchAt(NUMBER, folded, end)
  if (!number) return null
  end += number[0].length
  const year = matchAt(YEAR, folded, end)
  const yearText = year?.[1] ?? year?.[2]
  if (year) end += year[0].length
  else if (matchAt(NO_YEAR, folded, end)) return null
  const after = issuer ? null : issuerIn(source, ISSUER_AFTER, end)
  if (after) {
    issuer = after.name
    end = after.end
  }
  if (!issuer && !yearText && !/n/.test(number[0]) && head.title !== 'Norma Regulamentadora') return null
  const digits = (number[1] ?? '').replaceAll('.', '')
  const isOfSection = matchAt(UNIT_AFTER, folded, end) !== null || matchAt(OTHER_AFTER, folded, end) !== null
  const knownIssuer = issuer && !isOfSection ? issuers.get(issuer) : undefined
  const name = knownIssuer?.id ?? issuer?.toUpperCase() ?? ''
  return {
    start: at,
    end,
    kind: 'regulation',
    form: 'norma',
    key:
      knownIssuer && yearText && head.kind !== 'outro'
        ? `urn:lex:br:${knownIssuer.urn}:${head.kind}:${fullYear(yearText)};${digits}`
        : null,
    url: knownIssuer && yearText ? urlOf(knownIssuer.id, head.kind, digits, fullYear(yearText)) : null,
    title: [head.title, name, dotted(digits) + (yearText ? `/${fullYear(yearText)}` : '')].filter(Boolean).join(' '),
    gender: head.title === 'Provimento' || head.title === 'Ato' ? 'o' : 'a',
    alone: 'linked',
  }
}

const COURT_RULES = sticky(
  '(?:\\s+(?:interno\\s+)?d[aoe]s?\\s+|\\s*[/-]\\s*|\\s+)((?:tribunal|camara|senado|superior|supremo)[a-z ]{0,40}|[a-z]{2,5})(?![a-z])',
)

/** `Regimento Interno do TST`, `RI/TCU`: recognised. */
function rulesOfCourt({ folded, text }: Source, at: number, headEnd: number): Act | null {
  const court = matchAt(COURT_RULES, folded, headEnd)
  const written = text.slice(at, headEnd)
  if (written.length === 2 && (written !== 'RI' || !court)) return null
  const name = court && text.slice(headEnd, headEnd + court[0].length)
  const isCourt = court && /\p{Lu}{2}|[TSC]\p{L}{4}/u.test(name ?? '')
  return {
    start: at,
    end: headEnd + (isCourt ? court[0].length : 0),
    kind: 'regulation',
    form: 'norma',
    key: null,
    url: null,
    title: RULES + (isCourt ? (name ?? '').replace(/[\s/-]+/g, ' ') : ''),
    gender: 'o',
    alone: 'linked',
  }
}

/** An abbreviation counts only in capitals. */
function issuerIn({ folded, text }: Source, pattern: RegExp, at: number): { name: string; end: number } | null {
  const match = matchAt(pattern, folded, at)
  const name = match?.[1]
  if (!match || name === undefined) return null
  const end = at + match[0].length
  const written = text.slice(at, end)
  if (issuers.has(name) && (name.includes(' ') || /\p{Lu}{2}/u.test(written))) return { name, end }
  return /\p{Lu}{2}/u.test(written) && !/\p{Ll}{2}/u.test(written.replace(/\bd[aoe]s?\b/, '')) && name.length <= 16
    ? { name, end }
    : null
}

/** Returns an address where it follows from number and year, otherwise null. */
function urlOf(issuer: string, kind: Kind, number: string, year: number): string | null {
  const value = Number(number)
  if (issuer === 'OAB' && kind === 'provimento' && year >= 1963 && value <= 300) {
    return `https://www.oab.org.br/leisnormas/legislacao/provimentos/${value}-${year}`
  }
  if (issuer === 'CVM' && kind === 'resolucao' && year >= 2020 && value <= 400) {
    return `https://conteudo.cvm.gov.br/legislacao/resolucoes/resol${number.padStart(3, '0')}.html`
  }
  if (issuer === 'CVM' && kind === 'instrucao' && value >= 100 && value <= 627 && year <= 2020) {
    return `https://conteudo.cvm.gov.br/legislacao/instrucoes/inst${value}.html`
  }
  const ofBank = BANK.find(([id, of, first]) => id === issuer && of === kind && year >= first)
  if (!ofBank) return null
  return `https://www.bcb.gov.br/estabilidadefinanceira/exibenormativo?tipo=${encodeURIComponent(ofBank[3])}&numero=${value}`
}

const BANK: readonly (readonly [issuer: string, kind: Kind, firstYear: number, type: string])[] = [
  ['BCB', 'resolucao', 2020, 'Resolução BCB'],
  ['BCB', 'circular', 1966, 'Circular'],
  ['CMN', 'resolucao', 2021, 'Resolução CMN'],
]

function fullYear(text: string): number {
  if (text.length === 4) return Number(text)
  return Number(text) > 40 ? 1900 + Number(text) : 2000 + Number(text)
}
