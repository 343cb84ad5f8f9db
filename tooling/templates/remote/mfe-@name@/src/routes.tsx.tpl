import { lazyPage, type RouteObject } from '@ementa/ui/router'

const @Page@Page = lazyPage(() => import('./features/@name@/@name@-page'))

/** The paths this remote owns, as remote.json lists them. One that others link to belongs in `paths` of the contracts. */
export const routes: RouteObject[] = [{ path: '/@name@', element: <@Page@Page /> }]
