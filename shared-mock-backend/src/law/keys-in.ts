import { actOfKey, findCitations, lawOf } from '@ementa/law/citations'
import { mayCite } from '@ementa/law/may-cite'

/** Returns the keys with a page that a text cites: articles, and their acts. */
export function keysIn(text: string): readonly string[] {
  if (!mayCite(text)) return []
  const cited = findCitations(text).flatMap(({ key, also }) => (key === null ? [] : [key, ...also]))
  return [...new Set([...cited, ...cited.map(actOfKey)])].filter((key) => lawOf(key) !== null)
}
