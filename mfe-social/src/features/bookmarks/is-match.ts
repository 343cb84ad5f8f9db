import { type BookmarkDetails, fold, type Post, tagLabel } from '@ementa/contracts'

/**
 * Tells whether every word of the query is in the body, a tag, or the reader's folder and note, ignoring accents and case.
 */
export function isMatch(
  post: Pick<Post, 'body' | 'tags'>,
  query: string,
  details?: Pick<BookmarkDetails, 'folder' | 'note'>,
): boolean {
  const words = fold(query)
    .split(/[\s#]+/)
    .filter(Boolean)
  if (words.length === 0) return true
  const own = [details?.folder ?? '', details?.note ?? '']
  const text = fold([post.body, ...post.tags, ...post.tags.map(tagLabel), ...own].join('\n'))
  return words.every((word) => text.includes(word))
}
