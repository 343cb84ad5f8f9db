import { dotted } from './addresses'
import { readCaseNumber } from './case-number'
import { citationAt, matchAt, sticky } from './reading'
import type { Citation, Source } from './types'

/** Classes that only one court has. Anything else needs the court's name beside it. */
const OF_ONE_COURT: Readonly<Record<string, 'stf' | 'stj'>> = {
  adi: 'stf',
  adc: 'stf',
  ado: 'stf',
  adpf: 'stf',
  aco: 'stf',
  are: 'stf',
  re: 'stf',
  resp: 'stj',
  aresp: 'stj',
  eresp: 'stj',
  earesp: 'stj',
}
/** Classes that both courts have, as they write them. */
const OF_BOTH: Readonly<Record<string, string>> = {
  hc: 'HC',
  rhc: 'RHC',
  rcl: 'Rcl',
  ms: 'MS',
  mi: 'MI',
  inq: 'Inq',
  pet: 'Pet',
  cc: 'CC',
}
const WRITTEN: Readonly<Record<string, string>> = { resp: 'REsp', aresp: 'AREsp', eresp: 'EREsp', earesp: 'EAREsp' }

const SHORT =
  'adins?|adis?|adcs?|ados?|adpfs?|acos?|ares?|res|re|rms|rhcs?|hcs?|mss?|mis?|rcls?|reclis|resps?|respes?|aresps?|aresp[e]|eresps?|earesps?|eag|ag|ais?|al|agint|agrg|agr|edcl|eds?|ccs?|apns?|aps?|inqs?|pets?|epet|sls?|sss?|stas?|stps?|tps?|slats?|ars?|exts?|rrs?|airrs?|arrs?|rrag|ros?|rot|roar|roms|e-rr|rvcrs?|pcs?|acs?|cps?|cparcial|iac|irdr|iujrr|iuj-rr|puils?|rse|rese|ac|ao|ap|acr|apl|tc|msg'
const LONG = [
  'recursos? especia(?:l|is)(?: eleitora(?:l|is)| repetitivos?)?',
  'recursos? extraordinarios?(?: com agravo)?',
  'recursos? (?:de revista|em sentido estrito|ordinarios?(?: em (?:habeas corpus|mandado de seguranca))?|eleitora(?:l|is)|inominados?|crimina(?:l|is)|em habeas corpus|em mandado de seguranca|em acao rescisoria)',
  'habeas corpus(?: criminal)?|habeas data',
  'mandados? de (?:seguranca|injuncao)',
  'ac(?:ao|oes) diret?i?as? de (?:in)?constitucionalidade(?: por omissao)?',
  'ac(?:ao|oes) declaratorias? de constitucionalidade',
  'arguic(?:ao|oes) de descumprimento de preceito fundamental',
  'ac(?:ao|oes) (?:civeis originarias|civel originaria|originarias?|pena(?:l|is)(?: milita(?:r|res))?|rescisorias?|civi(?:l|s) publicas?|cautela(?:r|res)(?: inominadas?)?|popular(?:es)?|de improbidade)',
  'reclamac(?:ao|oes)(?: constituciona(?:l|is)| correiciona(?:l|is))?',
  'apelac(?:ao|oes)(?:/reexame necessario)?(?: (?:cive(?:l|is)|crimina(?:l|is)))?(?:/remessa necessaria)?|ap\\.?\\s?(?:civ|crim)\\.?',
  'agravos? (?:de instrumento|internos?|regimenta(?:l|is)|em recurso (?:especial|extraordinario|de revista)|de peticao|em execucao(?: penal)?)(?:-c[vr])?',
  'embargos (?:de declaracao|infringentes(?: e de nulidade)?|de divergencia|a execucao)|embargos(?= n)',
  'conflitos? (?:negativos? )?de (?:competencia|jurisdicao)',
  'correic(?:ao|oes) parcia(?:l|is)',
  'incidentes? de (?:uniformizacao de jurisprudencia|resolucao de demandas repetitivas|assuncao de competencia)',
  'prestac(?:ao|oes) de contas|peticao|inquerito|queixa-crime|revisao criminal|suspensao de (?:liminar|seguranca|tutela)(?: e de sentenca)?|remessa necessaria|processo de execucao penal|pedido de uniformizacao(?: de interpretacao de lei(?: federal)?)?',
].join('|')
const FILE = 'processos?|proc\\.|autos|acordaos?|decis(?:ao|oes)|feitos?'
const PREFIX =
  '(?:(?:ag\\.?int|ag\\.?rg|edcl|edv|eds?|agr|ag|qo|mc|e|tst|stj|stf|a\\s?g\\s?\\.?\\s?reg|g\\s?\\.?\\s?reg|embargos(?: de (?:declaracao|divergencia))?|agravos? (?:interno|regimental|de instrumento)|questao de ordem|medida cautelar|tutela provisoria)\\.?(?:\\s*-\\s*|\\s+(?:n[oa]s?|em|ao?)\\s+(?:os?\\s+|a\\s+)?))*'
const SIGN =
  '(?:\\s*-?\\s*n(?:um(?:ero)?s?)?\\s?[.ºos1e]{0,4}(?![a-z])\\s*[:.]?)?\\s*(?:-\\s*)?(?:tst-|stf-|stj-)?(?:[a-z]{1,5}-){0,4}\\s*'
const NUMBER = '\\d[\\d.]*\\d(?:\\s?[-/.]\\s?\\d+)*|\\d+(?:\\s?-\\s?\\d+)*'
const AFTER =
  '(?:\\s*-?\\s*(?:agr?g?|ed|mc|qo|tpi?|rg|ref|segundo|ag\\.?reg|a gr)(?![a-z]))*(?:\\s*(?:[-/(]|i(?=[a-z]{2}(?![a-z])))\\s*(?:tcu|plenario|\\dº camara|ac|al|ap|am|ba|ce|df|es|go|ma|mt|ms|mg|pa|pb|pr|pe|pi|rj|rn|rs|ro|rr|sc|se|sp|to|stj|stf|tst|tse|stm)\\)?(?![a-z]))*'

const CASE = sticky(
  `(${PREFIX})(?:(${LONG})|((?:${SHORT})(?:-[a-z]{1,6})*))\\s*(?:repetitivos?\\s*)?(?:\\((?:${SHORT})\\)|-\\s*(?:${SHORT})(?=\\s))?(${SIGN})(${NUMBER})(?![a-z%])${AFTER}`,
)
const FILED = sticky(
  `(${FILE})(?:\\s+(?:d[aoe]s?\\s+)?(?:tcu|tst))?(\\s*(?:n(?:um(?:ero)?s?)?[.ºos]{0,4}(?![a-z])\\s*[:.]?)?\\s*(?:tst-)?(?:[a-z]{1,5}-){0,4})(\\d[\\d.]*\\d(?:\\s?[-/.]\\s?\\d+)*)(?![a-z%])${AFTER}`,
)
const MORE = sticky(
  `\\s*(?:,|;|(?<=\\s)e\\s|,\\s*e\\s)\\s*(?:o\\s+|a\\s+)?(?:n[º.o]{0,3}\\s*)?(\\d{1,3}(?:\\.\\d{3})+(?:[-/][a-z\\d]+)*|\\d{1,5}[/-](?:19|20)?\\d{2}(?!\\d))(?![a-z%])${AFTER}`,
)
const UNIFIED = /(?<![\d.-])\d{1,7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}(?![\d-])/g
const BARE = /(?<![\d.,/-])\d{20}(?!\d|[.,]\d)/g
/** Numbers of registers of single courts: recognised only. */
const REGISTERS = /(?<![\w./-])(?:\d{14}[A-Z]{3}|(?:19|20)\d{2}\/\d{7}-\d)(?![\w-])/g
const UNIFIED_WITHIN = /\d{1,7}\s?-\s?\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}/
const COURT_BESIDE = /(?<![a-z])(stf|stj)\s*(?:[,:(-]\s*|-\s*)?(?:\(?\s*)$/
const COURT_AFTER = sticky(
  '\\s*[,(]?\\s*(?:d[oa]\\s+|-\\s*)?(stf|stj|supremo tribunal federal|superior tribunal de justica)(?![a-z])',
)
const OTHER_COURT_AFTER = sticky(
  '\\s*[,(/-]?\\s*(?:d[oa]\\s+|-\\s*)?(?:tj[a-z]{2,3}|tj|trf\\d?|trt\\d*|tse|tst|stm|tre)(?![a-z])',
)

/** The words at which a case cited by its class may begin. */
export const CASE_TRIGGERS =
  'adin adins adi adis adc adcs ado ados adpf adpfs aco acos are ares re res rms rhc rhcs hc hcs ms mi rcl rcls resp resps respe respes aresp aresps eresp earesp eag ag ai al agint agrg agr edcl ed eds cc ccs apn ap inq pet pets epet sl ss sta stp tp slat ar ars ext rr rrs airr arr rrag ro rot roar roms e rvcr pc pcs ac acs cp cps iac irdr iujrr iuj puil rse rese tst ao acr apl tc recurso recursos habeas mandado mandados acao acoes arguicao arguicoes reclamacao reclamacoes apelacao apelacoes agravo agravos embargos conflito conflitos correicao correicoes incidente incidentes prestacao prestacoes peticao inquerito revisao suspensao remessa pedido processo processos proc autos acordao acordaos decisao decisoes queixa'

/** The cases that begin at an offset. */
export function casesAt(source: Source, at: number): Citation[] {
  const { folded, text } = source
  const filed = matchAt(FILED, folded, at)
  if (filed) return file(source, at, filed)
  const match = matchAt(CASE, folded, at)
  if (!match) return []
  const [whole, prefix = '', long, short = '', sign = '', number = ''] = match
  const name = long ?? short
  const nameAt = at + prefix.length
  if (long === undefined && !isWrittenAsClass(text.slice(nameAt, nameAt + name.length))) return []
  // `AI 5`, `CP 94`, `apelação 2`: no number of a case.
  const hasSign = sign.trim() !== ''
  const fewest = hasSign || isStfOnly(short) ? 2 : 4
  const isSure = number.includes('-') && (hasSign || long === undefined)
  if (number.replace(/\D/g, '').length < fewest && !isSure) return []
  let end = at + whole.length
  const found = [one(source, at, end, name, number)]
  const isList = /s$/.test(name) || /s\)?\s*$/.test(whole.slice(0, whole.search(/\d/)))
  if (!isList) return found
  for (;;) {
    const more = matchAt(MORE, folded, end)
    if (!more) return found
    const start = end + more[0].search(/\d/)
    end += more[0].length
    found.push(one(source, start, end, name, (more[1] ?? '').replace(/[-/][a-z]+$/, '')))
  }
}

/** Abbreviations of classes begin with a capital, and those of two letters are in capitals as a whole. */
function isWrittenAsClass(written: string): boolean {
  const singular = written.replace(/s$/, '')
  return singular.length > 2 ? /^\p{Lu}(?!\p{Ll}{3,}$)/u.test(singular) : /\p{Lu}{2}|A[gilp]/u.test(singular)
}

const isStfOnly = (className: string) => className.startsWith('ad') || className.startsWith('aco')

/** `Processo nº …`, `Acórdão 2.634/2016-TCU-Plenário`: a court file only with enough digits to be one. */
function file(source: Source, at: number, match: RegExpExecArray): Citation[] {
  const [whole, name = '', sign = '', number = ''] = match
  const digits = number.replace(/\D/g, '')
  const isRuling = name.startsWith('acordao') || name.startsWith('decis')
  if (digits.length < (isRuling ? 4 : 8)) return []
  if (isRuling && /^\d{1,2}\/\d{1,2}\//.test(number)) return []
  const end = at + whole.length
  const unified = UNIFIED_WITHIN.exec(number)
  if (unified) {
    // The number alone is the citation where it is found by itself: without `TST-RR-` and without blanks.
    const isWhole = /[a-z]-/.test(sign) || /\s/.test(unified[0])
    return isWhole ? [unifiedAt(source.text, at, end, unified[0].replace(/\s/g, ''), number)] : []
  }
  return [citationAt(source.text, at, end, isRuling ? 'case' : 'case-number', source.text.slice(at, end))]
}

function one(source: Source, start: number, end: number, name: string, number: string): Citation {
  const { folded, text } = source
  const written = text.slice(start, end)
  const unified = UNIFIED_WITHIN.exec(number)
  if (unified) return unifiedAt(text, start, end, unified[0].replace(/\s/g, ''), written)
  const base = citationAt(text, start, end, 'case', written.replace(/\s+/g, ' '))
  const className = classOf(name)
  const digits = /^0*([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,6})(?=-\d$|$)/.exec(number)?.[1]?.replaceAll('.', '')
  if (!digits) return base
  const precedingCourt = COURT_BESIDE.exec(folded.slice(Math.max(0, start - 14), start))?.[1]
  const after = matchAt(COURT_AFTER, folded, end)?.[1]
  const beside = precedingCourt ?? (after && (after === 'stf' || after.startsWith('supremo') ? 'stf' : 'stj'))
  if (matchAt(OTHER_COURT_AFTER, folded, end)) return base
  const only = OF_ONE_COURT[className]
  const court = only ?? (className in OF_BOTH ? beside : undefined)
  if (!court || (only && beside && beside !== only)) return base
  // Constitutional actions have few digits; the numbers of state courts have many.
  if (className.startsWith('ad') && digits.length > 5) return base
  if ((className === 're' || className === 'are') && digits.length < 5) return base
  const label = classLabel(className)
  return {
    ...base,
    key: `caso:${court}:${className}:${digits}`,
    url: court === 'stf' ? stfUrl(label, digits) : stjUrl(label, digits),
    title: `${label} ${dotted(digits)} (${court.toUpperCase()})`,
  }
}

/** `resp` → `REsp`. */
export const classLabel = (name: string): string => WRITTEN[name] ?? OF_BOTH[name] ?? name.toUpperCase()

const LONG_CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^recursos? extraordinarios? com agravo/, 'are'],
  [/^recursos? extraordinario/, 're'],
  [/^recursos? especia(?!.*eleitora)/, 'resp'],
  [/^habeas corpus/, 'hc'],
  [/^mandados? de seguranca/, 'ms'],
  [/^ac(?:ao|oes) diret.*omissao/, 'ado'],
  [/^ac(?:ao|oes) diret.*inconstitucionalidade/, 'adi'],
  [/^ac(?:ao|oes) declaratoria/, 'adc'],
  [/^arguic/, 'adpf'],
  [/^acao civel originaria/, 'aco'],
  [/^reclamac/, 'rcl'],
  [/^conflitos? de competencia/, 'cc'],
]

/** The class that a name is of; a name of which no class is known is its own. */
function classOf(name: string): string {
  const long = LONG_CLASSES.find(([pattern]) => pattern.test(name))
  if (long) return long[1]
  const singular = name === 'ms' ? name : name.replace(/s$/, '')
  return singular === 'adin' ? 'adi' : singular
}

function stfUrl(className: string, digits: string): string {
  return `https://portal.stf.jus.br/processos/listarProcessos.asp?classe=${className}&numeroProcesso=${digits}`
}

function stjUrl(className: string, digits: string): string {
  return `https://processo.stj.jus.br/processo/pesquisa/?aplicacao=processos.ea&tipoPesquisa=tipoPesquisaGenerica&termo=${className}%20${digits}`
}

/** The unified numbers of a text, with their dots or without. */
export function caseNumbers({ text }: Source): Citation[] {
  const unified = Array.from(text.matchAll(UNIFIED), (match) =>
    unifiedAt(text, match.index, match.index + match[0].length, match[0], match[0]),
  )
  const bare = Array.from(text.matchAll(BARE), (match) => {
    const number = match[0].replace(/(\d{7})(\d\d)(\d{4})(\d)(\d\d)/, '$1-$2.$3.$4.$5.')
    return unifiedAt(text, match.index, match.index + 20, number, match[0])
  }).filter(({ key }) => key !== null)
  const registers = Array.from(text.matchAll(REGISTERS), ({ 0: whole, index }) =>
    citationAt(text, index, index + whole.length, 'case-number', `Processo ${whole}`),
  )
  return [...unified, ...bare, ...registers]
}

function unifiedAt(text: string, start: number, end: number, number: string, displayNumber: string): Citation {
  const read = readCaseNumber(number)
  const of = read && [read.branch, read.court, `de ${read.year}`].filter(Boolean).join(', ')
  const title = of ? `Processo ${number} (${of})` : `${displayNumber}: os dígitos verificadores não conferem`
  return {
    ...citationAt(text, start, end, 'case-number', title),
    key: read && `processo:${read.digits}`,
    url: read && `https://comunica.pje.jus.br/consulta?numeroProcesso=${read.digits}`,
  }
}
