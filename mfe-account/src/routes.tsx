import { paths } from '@ementa/contracts'
import type { RouteObject } from '@ementa/ui/router'
import { lazy } from 'react'

const ProfilePage = lazy(() => import('./features/profile/profile-page'))

/** The paths this remote owns, as remote.json lists them; each page is a chunk of its own. */
export const routes: RouteObject[] = [{ path: paths.profile.pattern, element: <ProfilePage /> }]
