import { htmlToText, type TextChange } from '@ementa/contracts'

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

/** The runs of paragraphs between those that both texts have, in order (longest common subsequence). */
function gaps(before: string[], after: string[]): Gap[] {
  const start = sharedStart(before, after)
  const rest = Math.min(before.length, after.length) - start
  const end = Math.min(rest, sharedStart(before.toReversed(), after.toReversed()))
  const old = before.slice(start, before.length - end)
  const now = after.slice(start, after.length - end)
  const common = commonLengths(old, now)
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  const found: Gap[] = []
  let gap: Gap = { removed: [], added: [] }
  for (let row = 0, column = 0; row < old.length || column < now.length; ) {
    const [was, is] = [old[row], now[column]]
    if (was !== undefined && was === is) {
      found.push(gap)
      gap = { removed: [], added: [] }
      row++
      column++
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      gap.removed.push(was)
      row++
    } else if (is !== undefined) {
      gap.added.push(is)
      column++
    }
  }
  return [...found, gap]
}

/** Counts, for each pair of places, the paragraphs that both texts have in common from there on. */
function commonLengths(a: string[], b: string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let row = a.length - 1; row >= 0; row--) {
    const [current = [], next = []] = lengths.slice(row)
    for (let column = b.length - 1; column >= 0; column--) {
      current[column] =
        a[row] === b[column] ? (next[column + 1] ?? 0) + 1 : Math.max(next[column] ?? 0, current[column + 1] ?? 0)
    }
  }
  return lengths
}
