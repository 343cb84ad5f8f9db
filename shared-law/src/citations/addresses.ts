import { CONSTITUTIONS, NAMED_ACTS, type NamedAct } from './named-acts.data'
import { type FederalKind, isFederal } from './series'

const PLANALTO = 'https://www.planalto.gov.br/ccivil_03/'
const LEXML = 'https://www.lexml.gov.br/urn/'
const FEDERAL = 'urn:lex:br:federal:'

/** First years of the folders in which Planalto keeps the acts from then on. */
const ERAS = [2004, 2007, 2011, 2015, 2019, 2023, 2027]
/** Beginning of the file name of an act, before its number, from the first year in which such names follow from numbers. */
const FILES: Readonly<Partial<Record<FederalKind, { name: string; since: number }>>> = {
  // Some file names of the laws of 2004 have a dot, others have none.
  lei: { name: 'lei/l', since: 2005 },
  decreto: { name: 'decreto/d', since: 2005 },
  'medida.provisoria': { name: 'mpv/mpv', since: 2015 },
}

const byUrn = new Map(NAMED_ACTS.map((act) => [act.urn, act]))
/** Acts by kind and number, for citations without a year. */
const byNumber = new Map(NAMED_ACTS.map((act) => [`${act.urn.split(':')[0]};${act.urn.split(';')[1]}`, act]))

/** A federal act: its key, and its address and name as far as they are known. */
export interface FederalAct {
  key: string
  url: string | null
  title: string
  named: NamedAct | null
}

export const NAMES_OF_KINDS: Readonly<Record<FederalKind, string>> = {
  lei: 'Lei',
  'lei.complementar': 'Lei Complementar',
  decreto: 'Decreto',
  'decreto.lei': 'Decreto-Lei',
  'medida.provisoria': 'Medida Provisória',
  'emenda.constitucional': 'Emenda Constitucional',
}

export function keyOf(named: NamedAct): string {
  return FEDERAL + named.urn
}

export function urlOf(named: NamedAct): string {
  return PLANALTO + named.page
}

export function namedByUrn(urn: string): NamedAct | undefined {
  return byUrn.get(urn)
}

/** The federal act of a kind with this number and year, or null when no such act can exist: it is of a state or a city. */
export function federalAct(kind: FederalKind, number: string, year: number): FederalAct | null {
  const urn = `${kind}:${year};${number}`
  const named = byUrn.get(urn) ?? null
  if (named) return { key: keyOf(named), url: urlOf(named), title: named.title, named }
  const value = Number.parseInt(number, 10)
  if (!isReissued(kind, number, year) && !isFederal(kind, value, year)) return null
  const title = `${NAMES_OF_KINDS[kind]} ${dotted(number)}/${year}`
  return { key: FEDERAL + urn, url: derivedUrl(kind, number, year, urn), title, named: null }
}

/** Until 2001 a medida provisória was reissued each month: `2.158-35/2001`. */
function isReissued(kind: FederalKind, number: string, year: number): boolean {
  return kind === 'medida.provisoria' && /^\d{3,4}-\d/.test(number) && year > 1994 && year < 2002
}

/** A number alone is certain only for acts that everyone cites so. */
export function federalActWithoutYear(kind: FederalKind, number: string): FederalAct | null {
  const value = Number(number)
  if (kind === 'emenda.constitucional') return amendmentWithoutYear(value)
  if (kind === 'lei' && !(value >= 1000)) return null
  if (kind === 'lei.complementar' && value !== 101 && value !== 123) return null
  if (kind === 'decreto' && !(value >= 20_000)) return null
  const named = byNumber.get(`${kind};${number}`)
  return named ? { key: keyOf(named), url: urlOf(named), title: named.title, named } : null
}

/** The numbers up to 27 were given twice: to the Constitution of 1946/1967 and to that of 1988. */
function amendmentWithoutYear(number: number): FederalAct | null {
  if (!(number > 27)) return null
  for (let year = 2000; year < 2026; year++) {
    const act = federalAct('emenda.constitucional', String(number), year)
    if (act) return act
  }
  return null
}

function derivedUrl(kind: FederalKind, number: string, year: number, urn: string): string | null {
  const value = Number(number)
  // 4.950-A and the reissued medidas provisórias have addresses of no rule.
  if (Number.isNaN(value)) return null
  if (kind === 'lei.complementar' && value >= 10) return `${PLANALTO}leis/lcp/lcp${value}.htm`
  if (kind === 'emenda.constitucional' && value >= 10) return `${PLANALTO}constituicao/emendas/emc/emc${value}.htm`
  const file = FILES[kind]
  const next = ERAS.find((first) => year < first)
  if (!file || year < file.since || next === undefined) return LEXML + FEDERAL + urn
  return `${PLANALTO}_ato${ERAS.findLast((first) => year >= first)}-${next - 1}/${year}/${file.name}${value}.htm`
}

/** A constitution of the country by its year. */
export function constitution(year: number): (FederalAct & { articles: number }) | null {
  const found = CONSTITUTIONS.find((one) => one.year === year)
  if (!found) return null
  return {
    key: `${FEDERAL}constituicao:${year};${year}`,
    url: `${PLANALTO}constituicao/${found.page}`,
    title: year === 1988 ? 'Constituição Federal' : `Constituição de ${year}`,
    named: null,
    articles: found.articles,
  }
}

/** The article within an act's page. Only Planalto's pages have such anchors. */
export function withAnchor(url: string | null, article: string): string | null {
  if (!url?.startsWith(PLANALTO) || url.includes('#')) return url
  return `${url}#art${article.replace('-', '')}`
}

/** `13709` → `13.709`; `2200-2` → `2.200-2`. */
export function dotted(number: string): string {
  return number.replace(/\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, '.')).toUpperCase()
}
