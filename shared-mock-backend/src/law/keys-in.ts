import { actOfKey, findCitations, lawOf } from '@ementa/law/citations'
import { mayCite } from '@ementa/law/may-cite'

/** The keys of what a text cites that have a page: articles, and the acts they are of. */
export function keysIn(text: string): readonly string[] {
  if (!mayCite(text)) return []
  const cited = findCitations(text).flatMap(({ key, also }) => (key === null ? [] : [key, ...also]))
  return [...new Set([...cited, ...cited.map(actOfKey)])].filter((key) => lawOf(key) !== null)
}
