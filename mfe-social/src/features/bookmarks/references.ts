import { BRAND, excerpt, type Post, type Profile, postShareUrl } from '@ementa/contracts'
import { abntDate, abntReference } from '@ementa/contracts/abnt'

/** A post has no title: its first words stand for one. */
const TITLE_LENGTH = 100

/** One reference for each post, in the order that NBR 6023 wants: by the alphabet. `now` in ms. */
export function referencesOf(
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
