import { BRAND, excerpt, type Post, type Profile, postShareUrl } from '@ementa/contracts'
import { abntDate, abntReference } from '@ementa/contracts/abnt'

/** Characters of a post that stand for its title, which it lacks. */
const TITLE_LENGTH = 100

/** Formats one reference for each post, in alphabetical order as NBR 6023 wants. `now` is in ms. */
export function formatReferences(
  posts: readonly Post[],
  authors: readonly Profile[],
  address: string,
  now: number,
): string {
  const authorById = new Map(authors.map((author) => [author.id, author]))
  return posts
    .map((post) => {
      const author = authorById.get(post.author_id) ?? null
      return abntReference(
        {
          author,
          title: excerpt(post.body.replace(/\s+/g, ' ').trim(), TITLE_LENGTH),
          source: [
            BRAND.name,
            ...(author ? [`@${author.username}`] : []),
            abntDate(post.scheduled_at ?? post.created_at),
          ],
          url: postShareUrl(address, post.id),
        },
        now,
      )
    })
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .join('\n\n')
}
