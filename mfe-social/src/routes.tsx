import { paths } from '@ementa/contracts'
import type { RouteObject } from '@ementa/ui/router'
import { lazy } from 'react'

const ComposePage = lazy(() => import('./features/composer/compose-page'))
const FeedPage = lazy(() => import('./features/feed/feed-page'))
const SearchPage = lazy(() => import('./features/search/search-page'))

/** The paths this remote owns, as remote.json lists them; each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: paths.home.pattern, element: <FeedPage /> },
  { path: paths.compose.pattern, element: <ComposePage /> },
  { path: paths.search.pattern, element: <SearchPage /> },
]
