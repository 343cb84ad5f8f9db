import { paths } from '@ementa/contracts'
import { commentsQuery, postQuery } from '@ementa/ui/data'
import { type FirstReads, matchPath } from '@ementa/ui/router'

/**
 * Lists the first reads of a thread: the post and its comments. Where the address names a comment or another order, only
 * the page can know which comments to read.
 */
export const threadReads: FirstReads = ({ pathname, search, hash }) => {
  const postId = matchPath(paths.comments.pattern, pathname)?.params.postId
  if (postId === undefined) return []
  const isPlain = search === '' && hash === ''
  return [postQuery(postId), ...(isPlain ? [commentsQuery(postId, 'newest', null)] : [])]
}
