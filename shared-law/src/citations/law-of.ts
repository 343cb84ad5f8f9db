import { actParts } from './act-slug'
import { dotted } from './addresses'
import { classLabel } from './cases'
import { findCitations } from './find-citations'
import { actOfKey, caseNumberOf, lawPath } from './law-path'
import type { CitationKind } from './types'

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
