import { NAMES_OF_KINDS } from './addresses'
import { NAMED_ACTS } from './named-acts'
import { ISSUERS } from './regulations'

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

export function actParts(key: string): ActParts | null {
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
export function actSlug(key: string): string | null {
  const short = slugByKey.get(key)
  if (short !== undefined) return short
  const parts = actParts(key)
  if (!parts) return null
  const { kind, year, number, issuer } = parts
  if (kind === 'constituicao') return `constituicao-${year}`
  return [dashed(kind), issuer?.toLowerCase(), number, year].filter(Boolean).join('-')
}

/** `lgpd` and `lei-13709-2018` → the key; null for a text that names no act. Whether the act exists cannot be told from its name. */
export function actKey(slug: string): string | null {
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
