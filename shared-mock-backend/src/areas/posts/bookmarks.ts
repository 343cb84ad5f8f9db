import { os, signedIn } from '../../context'
import { authorsOf } from '../shared/authors'
import { DONE } from '../shared/done'

export const bookmarks = {
  /** A bookmark outlives its post: one that is gone or hidden is left out, and is back when the post is. */
  listBookmarks: os.bookmarks.listBookmarks.use(signedIn).handler(({ context }) => {
    const posts = context.relations
      .ids(context.viewer.id, 'bookmarked')
      .map((id) => context.db.posts.get(id))
      .filter((post) => post !== undefined)
      .filter(context.visible.post)
    return { posts, authors: authorsOf(context.db, posts) }
  }),

  bookmark: os.bookmarks.bookmark.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'bookmarked', input.postId, true)
    return DONE
  }),

  unbookmark: os.bookmarks.unbookmark.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'bookmarked', input.postId, false)
    return DONE
  }),
}
