import { paths } from '@ementa/contracts'
import { lazyPage, Navigate, type RouteObject } from '@ementa/ui/router'
import { AdminGuard } from './shared/guard/admin-guard'

const ModerationPage = lazyPage(() => import('./features/moderation/moderation-page'))
const UsersPage = lazyPage(() => import('./features/users/users-page'))
const LogsPage = lazyPage(() => import('./features/logs/logs-page'))
const CasePage = lazyPage(() => import('./features/pessoas/pessoas-page'))
const OwnModerationPage = lazyPage(() => import('./features/denuncias/denuncias-page'))
const TransparencyPage = lazyPage(() => import('./features/transparencia/transparencia-page'))
const OwnDecisionPage = lazyPage(() => import('./features/own-decision/own-decision-page'))

/** The paths this remote owns, as remote.json lists them; each page is a chunk of its own. */
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
