import { PAGE_SIZE, paths, slugify } from '@ementa/contracts'
import { mayMeanLaw } from '@ementa/law/may-cite'
import { commentsQuery, debatedLawQuery, feedQuery, postQuery, searchQuery } from '@ementa/ui/data'
import { type FirstReads, lazyPage, matchPath, type RouteObject } from '@ementa/ui/router'
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

const BookmarksPage = lazyPage(() => import('./features/bookmarks/bookmarks-page'))
const CommentsPage = lazyPage(() => import('./features/comments/comments-page'), threadReads)
const ComposePage = lazyPage(() => import('./features/compose/compose-page'))
const DraftsPage = lazyPage(() => import('./features/drafts/drafts-page'))
const FeedPage = lazyPage(() => import('./features/feed/feed-page'), feedReads)
const SearchPage = lazyPage(() => import('./features/search/search-page'), searchReads)
const FollowedTagsPage = lazyPage(() => import('./features/followed-tags/followed-tags-page'))
const ClosingPage = lazyPage(() => import('./features/closing/closing-page'))
const LawPage = lazyPage(() => import('./features/law/law-page'))
const DebatedLawPage = lazyPage(() => import('./features/debated-law/debated-law-page'), debatedLawReads)
const TopicsPage = lazyPage(() => import('./features/topics/topics-page'), topicsReads)

/** The paths of this remote, as in remote.json; each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: paths.home.pattern, element: <FeedPage /> },
  { path: paths.compose.pattern, element: <ComposePage /> },
  { path: paths.comments.pattern, element: <CommentsPage /> },
  { path: paths.search.pattern, element: <SearchPage /> },
  { path: paths.drafts.pattern, element: <DraftsPage /> },
  { path: paths.topics.pattern, element: <TopicsPage /> },
  { path: paths.bookmarks.pattern, element: <BookmarksPage /> },
  { path: paths.followedTags.pattern, element: <FollowedTagsPage /> },
  { path: paths.closing.pattern, element: <ClosingPage /> },
  { path: paths.law.pattern, element: <DebatedLawPage /> },
  { path: paths.act.pattern, element: <LawPage /> },
  { path: paths.article.pattern, element: <LawPage /> },
  { path: paths.sumula.pattern, element: <LawPage /> },
  { path: paths.theme.pattern, element: <LawPage /> },
  { path: paths.lawsuit.pattern, element: <LawPage /> },
]
