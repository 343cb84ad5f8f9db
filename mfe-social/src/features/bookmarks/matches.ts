import { fold, type Post, tagLabel } from '@ementa/contracts'

/** Whether every word of the query is in the body or in a tag, accents and case aside (spec §2 Other pages). */
export function matches(post: Pick<Post, 'body' | 'tags'>, query: string): boolean {
  const words = fold(query)
    .split(/[\s#]+/)
    .filter(Boolean)
  if (words.length === 0) return true
  const text = fold([post.body, ...post.tags, ...post.tags.map(tagLabel)].join('\n'))
  return words.every((word) => text.includes(word))
}
