import { dotted, NAMES_OF_KINDS } from './addresses'
import { readCaseNumber } from './case-number'
import { classLabel } from './cases'
import { findCitations } from './find-citations'
import { NAMED_ACTS } from './named-acts.data'
import { ISSUERS } from './regulations'
import type { CitationKind } from './types'

// The key of a citation and the address of its page, both ways (decision 018).

const DIGITS = /^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/

/** `99004575120238150001` → `9900457-51.2023.8.15.0001`. */
export const caseNumberOf = (digits: string): string => digits.replace(DIGITS, '$1-$2.$3.$4.$5.$6')

/** The act of an article, the key itself for anything else. */
export const actOfKey = (key: string): string => key.split('!')[0] ?? key

/** Returns the address of the page of a key: `/leis/lgpd/art-7`. Null for a key of no known form. */
export function lawPath(key: string): string | null {
  const [, kind = '', rest = ''] = /^(urn|sumula|oj|tema|caso|processo):(.+)/.exec(key) ?? []
  if (kind === 'urn') return actPath(key)
  const [first = '', second = '', third = ''] = rest.split(':')
  if (kind === 'sumula') return `/sumulas/${first}/${second}`
  if (kind === 'oj') return `/sumulas/oj-${first}/${second}`
  if (kind === 'tema') return `/temas/${first}/${second}`
  if (kind === 'caso') return `/processos/${first}-${second}-${third}`
  // The dots are dropped: a static server would take the part after the last one for a file's extension.
  if (kind === 'processo') return `/processos/${caseNumberOf(rest).replaceAll('.', '-')}`
  return null
}

function actPath(key: string): string | null {
  const slug = actSlug(actOfKey(key))
  const part = key.split('!')[1]
  if (slug === null) return null
  if (part === undefined) return `/leis/${slug}`
  const [, adct, article] = /^(adct)?_?(?:art(.+))?$/.exec(part) ?? []
  if (adct === undefined && article === undefined) return null
  return `/leis/${slug}/${[adct, article && `art-${article}`].filter(Boolean).join('-')}`
}

const LAW = /^\/leis\/([\w-]+)(?:\/(?:(adct)(?:-(?=art))?)?(?:art-([\da-z-]+))?)?$/
const NUMBERED = /^\/(sumulas|temas)\/([\w-]+)\/(\d{1,4})$/
const CASE = /^\/processos\/(?:(stf|stj)-([a-z]+)-(\d{1,7})|([\d.-]+))$/

/** The key of an address; null for one that names nothing. Whether it exists is for `lawOf` to say. */
export function lawKey(path: string): string | null {
  const address = path.toLowerCase()
  const act = LAW.exec(address)
  if (act) return lawKeyOf(act)
  const [, segment, court = '', number = ''] = NUMBERED.exec(address) ?? []
  if (segment === 'temas') return `tema:${court}:${Number(number)}`
  if (segment === 'sumulas') {
    const guideline = /^oj-(.+)/.exec(court)?.[1]
    return guideline === undefined ? `sumula:${court}:${Number(number)}` : `oj:${guideline}:${Number(number)}`
  }
  const [, ofCourt, className, digits, written = ''] = CASE.exec(address) ?? []
  if (ofCourt !== undefined) return `caso:${ofCourt}:${className}:${digits}`
  const read = readCaseNumber(caseNumberOf(written.replace(/\D/g, '')))
  return read && `processo:${read.digits}`
}

function lawKeyOf([, slug = '', adct, article]: RegExpExecArray): string | null {
  const key = actKey(slug)
  if (key === null) return null
  const part = [adct, article && `art${article}`].filter(Boolean).join('_')
  return part === '' ? key : `${key}!${part}`
}

// The key of an act and its part of an address, both ways: `lgpd`, `lei-4591-1964`, `resolucao-cnj-615-2025`.

const FEDERAL = 'urn:lex:br:federal:'
const CONSTITUTION = `${FEDERAL}constituicao:1988;1988`

/** Regulations by their kind in the URN. */
const REGULATIONS: Readonly<Record<string, string>> = {
  resolucao: 'Resolução',
  provimento: 'Provimento',
  portaria: 'Portaria',
  instrucao: 'Instrução',
  'instrucao.normativa': 'Instrução Normativa',
  circular: 'Circular',
}

const keyBySlug = new Map([['cf', CONSTITUTION]])
const slugByKey = new Map([[CONSTITUTION, 'cf']])
for (const { urn, short = [], shortWithArticle = [] } of NAMED_ACTS) {
  const slugs = [...shortWithArticle, ...short].map((name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-'))
  // When two acts share an abbreviation, the first in the list, which is in force, has the short address.
  for (const slug of slugs) if (!keyBySlug.has(slug)) keyBySlug.set(slug, FEDERAL + urn)
  const own = slugs.find((slug) => keyBySlug.get(slug) === FEDERAL + urn)
  if (own !== undefined) slugByKey.set(FEDERAL + urn, own)
}

const dashed = (kind: string) => kind.replaceAll('.', '-')
const slugsOf = (kinds: object) => new Map(Object.keys(kinds).map((kind) => [dashed(kind), kind]))
const federalKinds = slugsOf(NAMES_OF_KINDS)
const regulationKinds = slugsOf(REGULATIONS)
const issuersBySlug = new Map(ISSUERS.map((issuer) => [issuer.id.toLowerCase(), issuer]))

const oneOf = (names: Iterable<string>) => `(${[...names].sort((a, b) => b.length - a.length).join('|')})`
const NUMBER = '(\\d+(?:-(?:\\d{1,2}|[a-z]))?)-(\\d{4})'
const FEDERAL_SLUG = new RegExp(`^${oneOf(federalKinds.keys())}-${NUMBER}$`)
const REGULATION_SLUG = new RegExp(`^${oneOf(regulationKinds.keys())}-${oneOf(issuersBySlug.keys())}-${NUMBER}$`)
const ACT_KEY = /^urn:lex:br:(.+):([a-z.]+):(\d{4});([\da-z-]+)$/

/** The parts of a key from which the act's address and name are made. */
interface ActParts {
  kind: string
  year: string
  number: string
  /** The body that enacted a regulation, `CNJ`; null for other acts. */
  issuer: string | null
  /** `Lei Complementar`, `Resolução`; null for a constitution. */
  kindName: string | null
}

function actParts(key: string): ActParts | null {
  const [, authority = '', kind = '', year = '', number = ''] = ACT_KEY.exec(key) ?? []
  if (authority === 'federal') {
    if (kind === 'constituicao') return { kind, year, number, issuer: null, kindName: null }
    const kindName = new Map<string, string>(Object.entries(NAMES_OF_KINDS)).get(kind)
    return kindName === undefined ? null : { kind, year, number, issuer: null, kindName }
  }
  const issuer = ISSUERS.find(({ urn }) => urn === authority)
  const kindName = REGULATIONS[kind]
  return issuer && kindName ? { kind, year, number, issuer: issuer.id, kindName } : null
}

/** `urn:lex:br:federal:lei:2018;13709` → `lgpd`; null for a key of no known form. */
function actSlug(key: string): string | null {
  const short = slugByKey.get(key)
  if (short !== undefined) return short
  const parts = actParts(key)
  if (!parts) return null
  const { kind, year, number, issuer } = parts
  if (kind === 'constituicao') return `constituicao-${year}`
  return [dashed(kind), issuer?.toLowerCase(), number, year].filter(Boolean).join('-')
}

/** `lgpd` and `lei-13709-2018` → the key; null for a text that names no act. Whether the act exists cannot be told from its name. */
function actKey(slug: string): string | null {
  const short = keyBySlug.get(slug)
  if (short !== undefined) return short
  const constitution = /^constituicao-(\d{4})$/.exec(slug)?.[1]
  if (constitution !== undefined) return `${FEDERAL}constituicao:${constitution};${constitution}`
  const [, kind = '', number, year] = FEDERAL_SLUG.exec(slug) ?? []
  if (number !== undefined) return `${FEDERAL}${federalKinds.get(kind)}:${year};${number}`
  const [, regulation = '', issuer = '', its, of] = REGULATION_SLUG.exec(slug) ?? []
  if (its === undefined) return null
  return `urn:lex:br:${issuersBySlug.get(issuer)?.urn}:${regulationKinds.get(regulation)}:${of};${its}`
}

/** A law as its page and every list of law shows it. */
export interface Law {
  key: string
  /** Address of its page. */
  path: string
  kind: CitationKind
  /** Complete, as in a citation: `Art. 7º da Lei Geral de Proteção de Dados Pessoais (Lei 13.709/2018)`. */
  title: string
  /** An official page, where its address is certain. */
  url: string | null
}

/**
 * Returns the law that a key names; null where the citation rules know no such law (art. 300 of an act with 65 articles). The
 * answer comes from reading the citation that the key stands for, so a page never says what a text would not.
 */
export function lawOf(key: string): Law | null {
  const path = lawPath(key)
  const text = citationOf(key)
  if (path === null || text === null) return null
  const found = findCitations(text).find((citation) => citation.key === key)
  return found ? { key, path, kind: found.kind, title: found.title, url: found.url } : null
}

/** The shortest citation that has this key. */
function citationOf(key: string): string | null {
  const [kind, first = '', second = '', third = ''] = key.split(':')
  if (kind === 'sumula') {
    return first === 'stf-vinculante' ? `Súmula Vinculante ${second}` : `Súmula ${second} do ${first.toUpperCase()}`
  }
  if (kind === 'oj') return `OJ ${second} da ${first} do TST`
  if (kind === 'tema') return `Tema ${dotted(second)} do ${first.toUpperCase()}`
  if (kind === 'caso') return `${first}, ${classLabel(second)} ${dotted(third)}`
  if (kind === 'processo') return `processo ${caseNumberOf(first)}`
  return actCitation(key)
}

function actCitation(key: string): string | null {
  const parts = actParts(actOfKey(key))
  if (!parts) return null
  const { kindName, issuer, number, year } = parts
  const [, adct, article] = /!(adct)?_?(?:art(.+))?/.exec(key) ?? []
  const numbered = `${kindName} ${issuer ?? ''} ${dotted(number)}/${year}`
  const named = kindName === null ? `Constituição de ${year}` : numbered
  const act = adct ? 'ADCT' : named
  return article === undefined ? act : `art. ${dotted(article)} d${adct ? 'o' : 'a'} ${act}`
}
