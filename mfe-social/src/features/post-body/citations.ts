// Legal citations and the official pages they lead to. Conservative on purpose: what is not surely a citation stays
// plain text, for a wrong link in a legal text is worse than none.

const PLANALTO = 'https://www.planalto.gov.br/ccivil_03/'

/** Where the codes that lawyers cite by name stand, by every name they go by. */
const CODES: readonly (readonly [names: readonly string[], page: string])[] = [
  [['CF', 'CF/88', 'CRFB', 'Constituição Federal', 'Constituição'], 'constituicao/constituicao.htm'],
  [['CPC', 'CPC/2015', 'Código de Processo Civil'], '_ato2015-2018/2015/lei/l13105.htm'],
  [['CC', 'CC/2002', 'Código Civil'], 'leis/2002/l10406compilada.htm'],
  [['CDC', 'Código de Defesa do Consumidor'], 'leis/l8078compilado.htm'],
  [['CLT'], 'decreto-lei/del5452.htm'],
  [['CPP', 'Código de Processo Penal'], 'decreto-lei/del3689.htm'],
  [['CP', 'Código Penal'], 'decreto-lei/del2848compilado.htm'],
  [['CTN', 'Código Tributário Nacional'], 'leis/l5172compilado.htm'],
  [['LGPD'], '_ato2015-2018/2018/lei/l13709.htm'],
  [['Marco Civil da Internet', 'Marco Civil'], '_ato2011-2014/2014/lei/l12965.htm'],
  [['ECA', 'Estatuto da Criança e do Adolescente'], 'leis/l8069.htm'],
]
const pages = new Map(CODES.flatMap(([names, page]) => names.map((name) => [name, page] as const)))
const codeNames = [...pages.keys()].sort((a, b) => b.length - a.length).join('|')

/** Eras of the folders in which Planalto keeps what was enacted from 2004 on. */
const ERAS = [2004, 2007, 2011, 2015, 2019, 2023, 2027]

const LAW_KINDS = {
  lei: { folder: 'lei', file: 'l', urn: 'lei' },
  'lei complementar': { folder: null, file: '', urn: 'lei.complementar' },
  decreto: { folder: 'decreto', file: 'd', urn: 'decreto' },
  'decreto-lei': { folder: null, file: '', urn: 'decreto.lei' },
} as const
type LawKind = keyof typeof LAW_KINDS

/** A found citation: where it stands in the text and where it leads. */
export interface Found {
  start: number
  end: number
  href: string
}

// § 1º · §§ 2º e 3º · par. único · caput · inciso II or II · alínea "a": what may stand between article and code.
const DETAIL =
  /,\s*(?:§§?\s?\d+[º°]?(?:\s+e\s+\d+[º°]?)?|par(?:\.|ágrafo)\s+único|caput|(?:inciso\s+)?[IVXLC]+|(?:alínea\s+)?[“"]?[a-z][”"]?)/
const ARTICLE = `\\b(?:[Aa]rts?\\.|[Aa]rtigos?)\\s+(\\d{1,2}\\.\\d{3}|\\d{1,4})[º°]?(-[A-Z])?(?:${DETAIL.source})*`

const LAW =
  /(?<![\p{L}-])(Lei Complementar|LC|Lei|Decreto-[Ll]ei|DL|Decreto)\s+(?:[Nn][º°.]{1,2}\s*)?(\d{1,3}(?:\.\d{3})+|\d{2,5})\/((?:19|20)\d{2}|\d{2})(?![\d/])/gu
const CODE_ARTICLE = new RegExp(`${ARTICLE},?\\s+d[aoe]\\s+(${codeNames})(?![\\p{L}/])`, 'gu')
const LAW_ARTICLE = new RegExp(`${ARTICLE},?\\s+da\\s+(?=Lei )`, 'gu')
const SUMULA =
  /\bSúmula\s+(Vinculante\s+)?(?:[Nn][º°.]{1,2}\s*)?(\d{1,3})(?:\s*\/\s*|\s+d[oe]\s+)?(STJ|STF)?(?![\p{L}\d])/gu
const CASE = /(?<![\d.-])(\d{7})-(\d{2})\.(\d{4})\.(\d)\.(\d{2})\.(\d{4})(?![\d-])/g

/** Every citation of statutes, súmulas and court files in a text, in no order; overlaps are the caller's matter. */
export function findCitations(text: string): Found[] {
  return [...lawArticles(text), ...codeArticles(text), ...laws(text), ...sumulas(text), ...cases(text)]
}

function* codeArticles(text: string): Generator<Found> {
  for (const match of text.matchAll(CODE_ARTICLE)) {
    const [whole, article = '', letter = '', code = ''] = match
    const page = pages.get(code)
    if (page) yield { ...span(match, whole), href: PLANALTO + page + anchor(article, letter) }
  }
}

/** `art. 67-A da Lei 4.591/1964` is one citation: the article within that law. */
function* lawArticles(text: string): Generator<Found> {
  for (const match of text.matchAll(LAW_ARTICLE)) {
    const [whole, article = '', letter = ''] = match
    const law = [...laws(text)].find(({ start }) => start === match.index + whole.length)
    if (!law) continue
    const href = law.href.startsWith(PLANALTO) ? law.href + anchor(article, letter) : law.href
    yield { start: match.index, end: law.end, href }
  }
}

function* laws(text: string): Generator<Found> {
  for (const match of text.matchAll(LAW)) {
    const [whole, name = '', digits = '', yearText = ''] = match
    const year = fullYear(yearText)
    const number = Number(digits.replace('.', ''))
    const kind = kindOf(name)
    if (number > 0) yield { ...span(match, whole), href: lawUrl(kind, number, year) }
  }
}

function kindOf(name: string): LawKind {
  if (name === 'LC' || name === 'Lei Complementar') return 'lei complementar'
  if (name === 'DL' || /^decreto-lei$/i.test(name)) return 'decreto-lei'
  return name === 'Decreto' ? 'decreto' : 'lei'
}

/** Planalto where the address follows from number and year; else LexML, which resolves any of them. */
function lawUrl(kind: LawKind, number: number, year: number): string {
  const { folder, file, urn } = LAW_KINDS[kind]
  if (kind === 'lei complementar') return `${PLANALTO}leis/lcp/lcp${number}.htm`
  const era = ERAS.findLastIndex((first) => year >= first)
  const next = ERAS[era + 1]
  if (folder && era >= 0 && next !== undefined) {
    return `${PLANALTO}_ato${ERAS[era]}-${next - 1}/${year}/${folder}/${file}${number}.htm`
  }
  if (kind === 'lei' && year >= 1960 && year <= 2000) return `${PLANALTO}leis/l${number}.htm`
  return `https://www.lexml.gov.br/urn/urn:lex:br:federal:${urn}:${year};${number}`
}

const fullYear = (text: string) => {
  const year = Number(text)
  if (text.length === 4) return year
  return year > 40 ? 1900 + year : 2000 + year
}

const anchor = (article: string, letter: string) =>
  `#art${article.replace('.', '')}${letter.replace('-', '').toLowerCase()}`

/** Without a court only a binding súmula is certain: `Súmula 309` alone may be anyone's. */
function* sumulas(text: string): Generator<Found> {
  for (const match of text.matchAll(SUMULA)) {
    const [whole, binding, number = '', court] = match
    const href = sumulaUrl(number, binding ? 'STF' : court, Boolean(binding))
    if (href) yield { ...span(match, whole.trimEnd()), href }
  }
}

function sumulaUrl(number: string, court: string | undefined, binding: boolean): string | null {
  if (court === 'STJ') return `https://scon.stj.jus.br/SCON/pesquisar.jsp?b=SUMU&sumula=${number}`
  if (court !== 'STF') return null
  const query = encodeURIComponent(`Súmula ${binding ? 'Vinculante ' : ''}${number}`)
  return `https://jurisprudencia.stf.jus.br/pages/search?base=sumulas&queryString=${query}`
}

function* cases(text: string): Generator<Found> {
  for (const match of text.matchAll(CASE)) {
    const [whole] = match
    if (!isCaseNumber(whole)) continue
    const digits = whole.replace(/\D/g, '')
    yield { ...span(match, whole), href: `https://comunica.pje.jus.br/consulta?numeroProcesso=${digits}` }
  }
}

/**
 * Whether the check digits of a court file number NNNNNNN-DD.AAAA.J.TR.OOOO are right: with DD moved to the end the
 * number leaves 1 when divided by 97 (Resolução CNJ 65/2008, ISO 7064).
 */
export function isCaseNumber(text: string): boolean {
  const match = /^(\d{7})-(\d{2})\.(\d{4})\.(\d)\.(\d{2})\.(\d{4})$/.exec(text)
  if (!match) return false
  const [, sequence, check, year, branch, court, origin] = match
  return BigInt(`${sequence}${year}${branch}${court}${origin}${check}`) % 97n === 1n
}

const span = (match: RegExpExecArray, whole: string) => ({ start: match.index, end: match.index + whole.length })
