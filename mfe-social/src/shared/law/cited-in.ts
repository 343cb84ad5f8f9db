import type { CitingRules } from '../post-body/use-citations'

/** One cited thing that has a page. */
export interface Cited {
  key: string
  path: string
  title: string
}

/** What a text cites, each once, where it has a page. */
export function citedIn(text: string, { findCitations, lawPath }: CitingRules): Cited[] {
  const found = new Map<string, Cited>()
  for (const { key, title } of findCitations(text)) {
    const path = key === null ? null : lawPath(key)
    if (key !== null && path !== null) found.set(key, { key, path, title })
  }
  return [...found.values()]
}
