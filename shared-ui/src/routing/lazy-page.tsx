import type { WidgetId } from '@ementa/contracts'
import { type ComponentType, lazy, type ReactElement, useState } from 'react'
import type { Location, RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'
import type { AnyRequest } from '../data/query'

interface PageModule {
  default: ComponentType
}

/** Returns the reads that a page makes as soon as it is shown at an address. */
export type FirstReads = (address: Pick<Location, 'pathname' | 'search' | 'hash'>) => readonly AnyRequest[]

/** A page in a chunk of its own. */
interface LazyPage {
  (): ReactElement
  /** Loads it, after which it renders at once. Rejects when its chunk cannot be loaded. */
  readonly preload: () => Promise<unknown>
  /** Makes the next render request a chunk again that could not be loaded. */
  readonly renew: () => void
  /** Returns whether it would render at once. */
  readonly isLoaded: () => boolean
  readonly firstReads?: FirstReads
  readonly widgets: readonly WidgetId[]
}

/**
 * React's `lazy` for the page of a route. `lazy` renders its fallback even where the code is there already, and React then
 * keeps that for 300 ms; a page that was preloaded renders in its place at once (decision 026).
 * @param firstReads what the page reads first: asked for while the page is still being rendered
 * @param widgets the components of other remotes that its first screen shows: loaded with the page, not after its first answer
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  firstReads?: FirstReads,
  widgets: readonly WidgetId[] = [],
): LazyPage {
  let loaded: ComponentType | undefined
  let isLost = false
  const loadPage = async () => {
    const { default: component } = await load().catch((cause: unknown) => {
      isLost = true
      throw cause
    })
    loaded = component
    return { default: loaded }
  }
  let Late = lazy(loadPage)
  const renew = () => {
    // React remembers the failure of an old one forever.
    if (isLost) Late = lazy(loadPage)
    isLost = false
  }
  const page = () => <Chosen choose={() => loaded ?? Late} />
  return Object.assign(page, { preload: loadPage, renew, isLoaded: () => loaded !== undefined, firstReads, widgets })
}

/** Keeps to the component that it began with: another one would lose the page's state. */
function Chosen({ choose }: { choose: () => ComponentType }) {
  const [Component] = useState(choose)
  return <Component />
}

/** The lazy page that these routes show at a path, if it is one. */
export function pageAt(routes: RouteObject[], pathname: string): LazyPage | undefined {
  const element = matchRoutes(routes, pathname)?.at(-1)?.route.element
  const type: unknown = typeof element === 'object' && element !== null && 'type' in element ? element.type : undefined
  return isLazyPage(type) ? type : undefined
}

const isLazyPage = (type: unknown): type is LazyPage => typeof type === 'function' && 'preload' in type
