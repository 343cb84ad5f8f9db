import { lazyPage, type RouteObject } from '@ementa/ui/router'

const PrazosPage = lazyPage(() => import('./features/prazos/prazos-page'))

/** The paths of `remote.json`. */
export const routes: RouteObject[] = [{ path: '/prazos', element: <PrazosPage /> }]
