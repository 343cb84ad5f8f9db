import type { Citation } from '@ementa/law/citations'

type FindCitations = (text: string) => readonly Citation[]

/** A citation is read within its own block: `a referida lei` means one of the same paragraph. */
const BLOCK = 'p, h1, h2, h3, h4, li, blockquote, figcaption, caption, td, th'
/** Struck-out text is withdrawn, code is quoted, a footnote's number belongs to no law: nothing is cited there. */
const UNREAD = 's, strike, del, code, pre, a[href^="#nota-"]'

/**
 * Links the legal citations in the text of an issue that is already rendered, as posts link them. Only text nodes change;
 * existing links, code and struck-out text stay as they are, and so does the stored HTML, which is what is mailed.
 */
export function linkCitations(root: ParentNode & Node, findCitations: FindCitations): void {
  for (const nodes of textByBlock(root)) {
    const text = nodes.map((node) => (isUnread(node) ? ' '.repeat(node.data.length) : node.data)).join('')
    const citations = findCitations(text)
    let end = text.length
    // From the end: splitting a node leaves the offsets before it as they are.
    for (const node of nodes.toReversed()) {
      const start = end - node.data.length
      if (!isUnread(node) && !node.parentElement?.closest('a')) linkWithin(node, start, end, citations)
      end = start
    }
  }
}

const isUnread = (node: Text) => node.parentElement?.closest(UNREAD) !== null

function textByBlock(root: ParentNode & Node): Iterable<Text[]> {
  const document = root.ownerDocument ?? (root as Document)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const blocks = new Map<Element | null, Text[]>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCK) ?? null
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text])
  }
  return blocks.values()
}

/** Citations that reach over the edge of a node, half of one in bold for example, stay text. */
function linkWithin(node: Text, start: number, end: number, citations: readonly Citation[]): void {
  for (const citation of citations.toReversed()) {
    if (!citation.url || citation.start < start || citation.end > end) continue
    const cited = node.splitText(citation.start - start)
    cited.splitText(citation.end - citation.start)
    const link = node.ownerDocument.createElement('a')
    link.href = citation.url
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
    link.title = citation.title
    link.dataset.kind = 'citation'
    cited.replaceWith(link)
    link.append(cited)
  }
}

/**
 * The same once the rules of citing are loaded, a chunk of their own, after the text is shown; without them, offline for
 * example, the text stays plain.
 */
export function linkCitationsLater(find: () => (ParentNode & Node) | null): void {
  import('@ementa/law/citations')
    .then(({ findCitations }) => {
      const root = find()
      if (root) linkCitations(root, findCitations)
    })
    .catch(() => undefined)
}
