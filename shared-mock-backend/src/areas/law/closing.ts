import { CLOSING, isReleased, type Post, releasedAt } from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { merge } from '../../paging'
import { withoutMutedWords } from '../../rules/visibility'
import { authorsOf } from '../shared/people'
import { listCitingTexts, rankLaws } from './citing-texts'

const publishedAt = (post: Post) => post.scheduled_at ?? post.created_at
const reactionsTo = (post: Post) => post.like_count + post.comment_count + post.share_count
const mostDiscussed = (posts: readonly Post[]) => posts.toSorted((a, b) => reactionsTo(b) - reactionsTo(a))

export const closing = {
  get: os.closing.get.use(signedIn).handler(async ({ input: { since }, context }) => {
    const { db, relations, viewer } = context
    const people = relations.ids(viewer.id, 'following')
    const byPeople = postsSince(
      context,
      since,
      people.map((id) => db.posts.after(null, 'author', id)),
    )
    const posts = mostDiscussed(byPeople).slice(0, CLOSING.posts)
    const topics = relations
      .ids(viewer.id, 'followedTags')
      .flatMap((slug) => {
        const others = postsSince(context, since, [db.posts.after(null, 'tag', slug)]).filter(
          ({ author_id }) => !people.includes(author_id),
        )
        const [post] = mostDiscussed(others)
        return post ? [{ slug, count: others.length, post }] : []
      })
      .sort((a, b) => b.count - a.count)
      .slice(0, CLOSING.topics)
    return {
      posts,
      count: byPeople.length,
      topics,
      laws: await lawsSince(context, since),
      issues: issuesSince(context, since),
      authors: authorsOf(db, [...posts, ...topics.map(({ post }) => post)]),
    }
  }),
}

/** Returns the posts of others since then. The lists are newest first, so reading stops at the first older post. */
function postsSince(context: Context, since: string, lists: readonly Iterable<Post>[]): Post[] {
  const { db, viewer, visible } = context
  const wanted = withoutMutedWords(context)
  const found: Post[] = []
  for (const post of merge(lists, db.posts.compare)) {
    if (publishedAt(post) <= since) break
    if (post.author_id !== viewer?.id && visible.inLists(post) && wanted(post)) found.push(post)
  }
  return found
}

/** The followed law that others cited since then, most often first. */
async function lawsSince(context: Context & { viewer: { id: string } }, since: string) {
  const { reads, relations, viewer } = context
  const keys = relations.ids(viewer.id, 'followedLaw')
  if (keys.length === 0) return []
  const law = await reads.law()
  const countOf = (key: string) =>
    listCitingTexts(context, law, key).filter(({ text }) => text.at > since && text.author_id !== viewer.id).length
  const counts = new Map(keys.map((key) => [key, countOf(key)] as const).filter(([, count]) => count > 0))
  return rankLaws(counts, CLOSING.laws)
}

/** Returns the issues that the viewer's newsletters sent since then, newest first. */
function issuesSince({ db, relations, viewer, now }: Context, since: string) {
  const subscribed = viewer ? relations.ids(viewer.id, 'subscribed') : []
  return subscribed
    .flatMap((id) => {
      const newsletter = db.newsletters.get(id)
      if (!newsletter) return []
      return db.issues.by('newsletter', id).flatMap((issue) => {
        const at = releasedAt(issue)
        if (!isReleased(issue, now.getTime()) || at <= since) return []
        return [{ id: issue.id, title: issue.title, handle: newsletter.handle, newsletter: newsletter.title, at }]
      })
    })
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, CLOSING.issues)
}
