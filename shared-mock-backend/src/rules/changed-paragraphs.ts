import { htmlToText, type TextChange } from '@ementa/contracts'
import { diffArrays } from 'diff'

/** Matches the end of a paragraph, an item, a heading or a cell. */
const BLOCK_END = /<\/(?:p|li|h[1-6]|blockquote|pre|td|th|caption|figcaption)\s*>|<br\s*\/?>/i
/** Number of words that are shown on both sides of a change in a paragraph. */
const CONTEXT = 8
/** Most changes that are listed: a rewritten text is not listed whole. */
const MOST = 60

const paragraphsOf = (html: string) =>
  html
    .split(BLOCK_END)
    .map(htmlToText)
    .filter((text) => text !== '')

/** Lists the changes of a correction, paragraph by paragraph, as plain text; it ignores changes of form alone. */
export function listChangedParagraphs(before: string, after: string): TextChange[] {
  const changes = gaps(paragraphsOf(before), paragraphsOf(after)).flatMap(({ removed, added }) =>
    Array.from({ length: Math.max(removed.length, added.length) }, (_, index) =>
      changeOf(removed[index] ?? null, added[index] ?? null),
    ),
  )
  return changes.slice(0, MOST)
}

/** Counts the items that two lists have in common at their beginning. */
function sharedStart<Item>(a: readonly Item[], b: readonly Item[]): number {
  const end = a.findIndex((item, index) => item !== b[index])
  return end < 0 ? a.length : end
}

function changeOf(before: string | null, after: string | null): TextChange {
  if (before === null || after === null) return { before, after }
  const [old, now] = [before.split(' '), after.split(' ')]
  const start = sharedStart(old, now)
  const most = Math.min(old.length, now.length) - start
  const end = Math.min(most, sharedStart(old.toReversed(), now.toReversed()))
  const part = (words: string[]) => {
    const from = Math.max(0, start - CONTEXT)
    const to = Math.min(words.length, words.length - end + CONTEXT)
    return `${from > 0 ? '…' : ''}${words.slice(from, to).join(' ')}${to < words.length ? '…' : ''}`
  }
  return { before: part(old), after: part(now) }
}

interface Gap {
  removed: string[]
  added: string[]
}

/** Lists the runs of paragraphs between those that both texts have, in order. */
function gaps(before: string[], after: string[]): Gap[] {
  const found: Gap[] = []
  let gap: Gap = { removed: [], added: [] }
  for (const { value, removed, added } of diffArrays(before, after)) {
    if (removed) gap.removed.push(...value)
    else if (added) gap.added.push(...value)
    else {
      found.push(gap)
      gap = { removed: [], added: [] }
    }
  }
  return [...found, gap]
}
