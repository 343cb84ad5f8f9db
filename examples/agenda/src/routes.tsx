import { lazyPage, type RouteObject } from '@ementa/ui/router'

const AgendaPage = lazyPage(() => import('./features/agenda/agenda-page'))

/** The paths of `remote.json`. */
export const routes: RouteObject[] = [{ path: '/agenda', element: <AgendaPage /> }]
