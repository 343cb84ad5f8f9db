import { paths } from '@ementa/contracts'
import type { RouteObject } from '@ementa/ui/router'
import { lazy } from 'react'

const ListPage = lazy(() => import('./features/list/list-page'))

/** The paths this remote owns, as remote.json lists them; each page is a chunk of its own. */
export const routes: RouteObject[] = [{ path: paths.newsletters.pattern, element: <ListPage /> }]
