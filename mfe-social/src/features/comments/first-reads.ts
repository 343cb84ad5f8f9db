import { paths } from '@ementa/contracts'
import { commentsQuery, postQuery } from '@ementa/ui/queries'
import { type FirstReads, matchPath } from '@ementa/ui/router'

/** What a thread reads first; where the address names a comment or another order, the page knows which comments. */
export const threadReads: FirstReads = ({ pathname, search, hash }) => {
  const postId = matchPath(paths.comments.pattern, pathname)?.params.postId
  if (postId === undefined) return []
  const isPlain = search === '' && hash === ''
  return [postQuery(postId), ...(isPlain ? [commentsQuery(postId, 'newest', null)] : [])]
}
