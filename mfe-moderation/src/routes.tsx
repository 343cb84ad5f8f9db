import { paths } from '@ementa/contracts'
import { Navigate, type RouteObject } from '@ementa/ui/router'
import { lazy } from 'react'
import { AdminGuard } from './shared/guard/admin-guard'

const ModerationPage = lazy(() => import('./features/moderation/moderation-page'))
const UsersPage = lazy(() => import('./features/users/users-page'))
const LogsPage = lazy(() => import('./features/logs/logs-page'))
const OwnDecisionPage = lazy(() => import('./features/own-decision/own-decision-page'))

/** The paths this remote owns, as remote.json lists them; each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: paths.ownDecision.pattern, element: <OwnDecisionPage /> },
  { path: paths.admin.pattern, element: <Navigate to={paths.moderation.href()} replace /> },
  {
    element: <AdminGuard />,
    children: [
      { path: paths.moderation.pattern, element: <ModerationPage /> },
      { path: paths.moderationUsers.pattern, element: <UsersPage /> },
      { path: paths.moderationLogs.pattern, element: <LogsPage /> },
    ],
  },
]
