// The only door to react-router. Routes use no loaders: data is read with SWR (`@ementa/ui/data`).
export type { RouteObject } from 'react-router'
export {
  isRouteErrorResponse,
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router'
export {
  type AddressCodec,
  type AddressParam,
  addressParams,
  choiceParam,
  optionalParam,
  textParam,
} from './address/address-params'
export { type SetAddress, useAddressState } from './address/use-address'
export { useOpenInAddress } from './address/use-open-in-address'
export { useTypedParam } from './address/use-typed-param'
export { createBrowserRouter, type NavigateFunction } from './routing/app-router'
export { type FirstReads, lazyPage } from './routing/lazy-page'
export { Link, NavLink } from './routing/link'
export { PageRoutes, RouterProvider, useNavigate } from './routing/router-provider'
export { SAME_PAGE, useIsSamePage } from './routing/same-page'
