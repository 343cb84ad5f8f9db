import type { Comment, Newsletter, Profile } from '@ementa/contracts'
import {
  commentsQuery,
  feedQuery,
  findEntity,
  type Holder,
  holder,
  inPages,
  mapped,
  newslettersQuery,
  postQuery,
  postsIn,
  profileQuery,
  put,
  recommendedQuery,
  searchQuery,
} from '@ementa/ui/data'
import type { ResponseCache } from '@ementa/ui/host'

const peopleIn: readonly Holder<Profile>[] = [
  holder(profileQuery, (answer, each) => put(answer, { profile: each(answer.profile) })),
  holder(recommendedQuery, (answer, each) => put(answer, { profiles: mapped(answer.profiles, each) })),
  holder(searchQuery, (found, each) =>
    put(found, { users: mapped(found.users, each), authors: mapped(found.authors, each) }),
  ),
  holder(postQuery, (answer, each) => put(answer, { author: answer.author && each(answer.author) })),
  holder(
    feedQuery,
    inPages((page, each) => put(page, { authors: mapped(page.authors, each) })),
  ),
  holder(
    commentsQuery,
    inPages((page, each) => put(page, { authors: mapped(page.authors, each) })),
  ),
]

const newslettersIn: readonly Holder<Newsletter>[] = [
  holder(newslettersQuery, (answer, each) => put(answer, { newsletters: mapped(answer.newsletters, each) })),
  holder(searchQuery, (found, each) => put(found, { newsletters: mapped(found.newsletters, each) })),
]

const commentsIn: readonly Holder<Comment>[] = [
  holder(
    commentsQuery,
    inPages((page, each) => put(page, { comments: mapped(page.comments, each) })),
  ),
]

/** Creates a function that finds the name of a thing by its id, in the cached answers. */
export function createNameFinder(cache: Pick<ResponseCache, 'keys' | 'get'>): (id: string) => string | undefined {
  return (id) =>
    findEntity(cache, peopleIn, id)?.display_name ??
    findEntity(cache, newslettersIn, id)?.title ??
    findEntity(cache, postsIn, id)?.body ??
    findEntity(cache, commentsIn, id)?.body
}
