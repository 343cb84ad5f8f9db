// The only door to react-router. Routes use no loaders: data is read with SWR (`@ementa/ui/data`).
export {
  isRouteErrorResponse,
  matchPath,
  Navigate,
  Outlet,
  type RouteObject,
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
  dayParam,
  optionalParam,
  type SetAddress,
  textParam,
  useAddressState,
  useOpenInAddress,
  useTypedParam,
} from './address/use-address'
export { createBrowserRouter, type NavigateFunction } from './routing/app-router'
export { type FirstReads, lazyPage } from './routing/lazy-page'
export { Link, NavLink } from './routing/link'
export { PageRoutes, RouterProvider, SAME_PAGE, useIsSamePage, useNavigate } from './routing/router-provider'
