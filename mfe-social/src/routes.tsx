import { paths } from '@ementa/contracts'
import { lazyPage, type RouteObject } from '@ementa/ui/router'
import { debatedLawReads, feedReads, searchReads, threadReads, topicsReads } from './first-reads'

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
