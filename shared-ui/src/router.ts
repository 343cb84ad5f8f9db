// The only door to react-router. Routes use no loaders: data is read with SWR (`@ementa/ui/data`).
export type { NavigateFunction, RouteObject } from 'react-router'
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
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
