import type { RouteObject } from '@ementa/ui/router'
import { lazy } from 'react'

const @Page@Page = lazy(() => import('./features/@name@/@name@-page'))

/** The paths this remote owns, as remote.json lists them. One that others link to belongs in `paths` of the contracts. */
export const routes: RouteObject[] = [{ path: '/@name@', element: <@Page@Page /> }]
