import { paths } from '@ementa/contracts'
import { lazyPage, Navigate, type RouteObject } from '@ementa/ui/router'
import { AdminGuard } from './shared/guard/admin-guard'

const ModerationPage = lazyPage(() => import('./features/moderation/moderation-page'))
const UsersPage = lazyPage(() => import('./features/users/users-page'))
const LogsPage = lazyPage(() => import('./features/logs/logs-page'))
const CasePage = lazyPage(() => import('./features/case/case-page'))
const OwnModerationPage = lazyPage(() => import('./features/own-moderation/own-moderation-page'))
const TransparencyPage = lazyPage(() => import('./features/transparency/transparency-page'))
const OwnDecisionPage = lazyPage(() => import('./features/own-decision/own-decision-page'))

/** The routes of this remote, as remote.json lists them. Each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: paths.ownDecision.pattern, element: <OwnDecisionPage /> },
  { path: paths.ownModeration.pattern, element: <OwnModerationPage /> },
  { path: paths.transparency.pattern, element: <TransparencyPage /> },
  { path: paths.admin.pattern, element: <Navigate to={paths.moderation.href()} replace /> },
  {
    element: <AdminGuard />,
    children: [
      { path: paths.moderation.pattern, element: <ModerationPage /> },
      { path: paths.moderationUsers.pattern, element: <UsersPage /> },
      { path: paths.moderationLogs.pattern, element: <LogsPage /> },
      { path: paths.moderationCase.pattern, element: <CasePage /> },
    ],
  },
]
