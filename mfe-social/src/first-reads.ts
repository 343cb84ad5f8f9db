import { PAGE_SIZE, paths, slugify } from '@ementa/contracts'
import { mayMeanLaw } from '@ementa/law/may-cite'
import { commentsQuery, debatedLawQuery, feedQuery, postQuery, searchQuery } from '@ementa/ui/data'
import { type FirstReads, matchPath } from '@ementa/ui/router'
import { FEED_ADDRESS } from './features/feed/feed-address'
import { DEFAULT_FILTERS } from './features/search/default-filters'
import { lawSearchQuery, popularTags } from './shared/queries'

/** Lists the first reads of the feed that do not depend on the session. */
export const feedReads: FirstReads = ({ search }) => {
  const { tab, tag } = FEED_ADDRESS.read(new URLSearchParams(search))
  return tab === 'forYou' ? [feedQuery({ tab, tag, limit: PAGE_SIZE.feed }), popularTags] : [popularTags]
}

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

/**
 * Lists the first reads of a search at the two addresses that people share, `?q=` and `?tag=`. Addresses with filters are
 * left to the page, because the code that parses them would be loaded with every page of this remote.
 */
export const searchReads: FirstReads = ({ search }) => {
  const parameters = [...new URLSearchParams(search)]
  const [name, text = ''] = parameters[0] ?? []
  if (parameters.length !== 1 || text === '') return []
  const isTag = name === 'tag' && text === slugify(text)
  const isQuery = name === 'q' && text === text.trim()
  if (!isTag && !isQuery) return []
  const results = searchQuery('all', text, { ...DEFAULT_FILTERS, tags: isTag ? [text] : [] })
  return mayMeanLaw(text) ? [results, lawSearchQuery(text)] : [results]
}

export const debatedLawReads: FirstReads = () => [debatedLawQuery()]
export const topicsReads: FirstReads = () => [popularTags]
