import { DONE, os, signedIn } from '../../context'
import { bookmarkDetailsId } from '../../store/collections'
import { authorsOf } from '../shared/people'

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

  bookmark: os.bookmarks.bookmark.use(signedIn).handler(({ input, context, errors }) => {
    const post = context.db.posts.get(input.postId)
    if (!post || !context.visible.post(post)) throw errors.POST_NOT_FOUND()
    context.relations.set(context.viewer.id, 'bookmarked', input.postId, true)
    return DONE
  }),

  unbookmark: os.bookmarks.unbookmark.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'bookmarked', input.postId, false)
    return DONE
  }),

  listDetails: os.bookmarks.listDetails.use(signedIn).handler(({ context: { db, relations, viewer } }) => {
    const saved = new Set(relations.ids(viewer.id, 'bookmarked'))
    const details = db.bookmarkDetails
      .by('user', viewer.id)
      .filter(({ post_id }) => saved.has(post_id))
      .map(({ post_id, folder, note }) => ({ post_id, folder, note }))
    return { details }
  }),

  setDetails: os.bookmarks.setDetails
    .use(signedIn)
    .handler(({ input: { postId, folder, note }, context: { db, viewer } }) => {
      const details = { user_id: viewer.id, post_id: postId, folder, note }
      if (folder === null && note === null) db.bookmarkDetails.delete(bookmarkDetailsId(details))
      else db.bookmarkDetails.put(details)
      return DONE
    }),
}
