import { findCitations } from './find-citations'
import { foldInPlace } from './fold'

/** Courts that a súmula or a tema may be of when the query names none. */
const COURTS = ['STJ', 'STF', 'TST']
const NUMBER = '(\\d[\\d.]*(?:-[a-z])?)'
const ARTICLE_FIRST = new RegExp(`^(?:arts?|artigos?)\\.?\\s*${NUMBER}\\s*[ºo]?[\\s,]+(?:d[aoe]s?\\s+)?(.+)$`)
const ARTICLE_LAST = new RegExp(`^(.+?)[\\s,]+(?:arts?|artigos?)\\.?\\s*${NUMBER}\\s*[ºo]?$`)
const SHORT_AND_NUMBER = new RegExp(`^([a-z]{2,6})\\s+${NUMBER}$`)
const PRECEDENT = /^(?:s[uú]m(?:ula)?s?|tema)\.?\s*(?:n[º.o]*\s*)?\d/

/**
 * The keys that a search means: as people type, without capitals, prepositions or courts (`art 7 lgpd`, `sumula 479`).
 * Best reading first; of a súmula without its court one key for each court that may have it.
 */
export function lawKeysIn(query: string): string[] {
  const typed = query.trim().replace(/\s+/g, ' ')
  const keys = readings(foldInPlace(typed), typed)
    .flatMap((text) => findCitations(text))
    .flatMap(({ key, also }) => [key, ...also])
  return [...new Set(keys)].filter((key) => key !== null)
}

/** The query as a lawyer would write it. The whole before its parts: `art. 7º da LGPD` before `LGPD`. */
function readings(folded: string, typed: string): string[] {
  const capitals = typed.toUpperCase()
  const [, first, act] = ARTICLE_FIRST.exec(folded) ?? []
  const [, actBefore, last] = ARTICLE_LAST.exec(folded) ?? []
  const [, short, bare] = SHORT_AND_NUMBER.exec(folded) ?? []
  const article = first ?? last ?? bare
  const of = act ?? actBefore ?? short
  const articles = article && of ? [`art. ${article} da ${of.toUpperCase()}`] : []
  const precedents = PRECEDENT.test(folded) ? COURTS.map((court) => `${folded} do ${court}`) : []
  return [...articles, typed, capitals, ...precedents]
}
