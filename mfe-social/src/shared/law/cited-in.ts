import type { CitingRules } from '../post-body/use-citations'

/** A cited law that has a page. */
export interface Cited {
  key: string
  path: string
  title: string
}

/** Lists the laws that a text cites and that have a page, each once. */
export function listCited(text: string, { findCitations, lawPath }: CitingRules): Cited[] {
  const found = new Map<string, Cited>()
  for (const { key, title } of findCitations(text)) {
    const path = key === null ? null : lawPath(key)
    if (key !== null && path !== null) found.set(key, { key, path, title })
  }
  return [...found.values()]
}
