import {
  UNSAFE_createBrowserHistory as browserHistory,
  createPath,
  type Location,
  UNSAFE_createMemoryHistory as memoryHistory,
  NavigationType,
  type Navigator,
  resolvePath,
  type To,
} from 'react-router'

export interface NavigateOptions {
  replace?: boolean
  /** Kept with the history entry. */
  state?: unknown
}

/** Goes to an address, relative to the page that is shown, or by a number of steps in the history. */
export type NavigateFunction = (to: To | number, options?: NavigateOptions) => void

/** Holds navigations back, e.g. because something would be lost. */
export interface Blocker {
  /** `isBrowserStep`: Back or Forward of the browser, rather than a link or a step that the program takes. */
  blocks: (from: Location, to: Location, isBrowserStep: boolean) => boolean
  /** Each time one is held back, once the address is the page's again; `proceed` makes it happen after all. */
  onBlocked: (proceed: () => void) => void
  /** True for a layer over the page, such as a dialog: it is asked before the page is. */
  isLayer?: boolean
}

/** The history of the page, with the blockers that may stop it (decision 032). */
export interface AppRouter {
  /** Current location; it is ahead of the rendered page while the next one is loading. */
  readonly state: { readonly location: Location; readonly action: NavigationType }
  readonly navigate: NavigateFunction
  readonly subscribe: (listener: () => void) => () => void
  /** Returns the path as the address bar shows it. */
  readonly hrefOf: (path: string) => string
  /** Adds a blocker and returns its removal. The latest one that blocks is asked, layers first. */
  readonly block: (blocker: Blocker) => () => void
  /** Navigator for react-router's own links. */
  readonly navigator: Navigator
}

/**
 * One for each page: it listens to the window's history for as long as the page lives.
 * @param folder The path below which the pages lie, with a slash at its end; addresses are written and read without it.
 */
export const createBrowserRouter = (folder = '/'): AppRouter => createRouter(browserHistory(), folder.slice(0, -1))

/** Creates a router with a history of its own, for tests. */
export const createMemoryRouter = (initialEntries: string[], initialIndex?: number): AppRouter =>
  createRouter(memoryHistory({ initialEntries, initialIndex }), '')

function createRouter(history: ReturnType<typeof browserHistory>, base: string): AppRouter {
  const inside = (location: Location): Location =>
    base ? { ...location, pathname: location.pathname.replace(base, '') || '/' } : location
  const listeners = new Set<() => void>()
  const blockers = new Set<Blocker>()
  let state: AppRouter['state'] = { location: inside(history.location), action: history.action }
  /** Kind of the next step of the history: undoing a refused one, one that was agreed to, the program's; null: the browser's. */
  let expected: 'undo' | 'agreed' | 'own' | null = null
  /** Number of steps by which refused ones have led away from the shown page. */
  let away = 0
  let onUndone = () => {}

  function arrive(action: NavigationType) {
    state = { location: inside(history.location), action }
    for (const listener of listeners) listener()
  }

  function blockerOf(to: Location, isBrowserStep: boolean) {
    const blocking = [...blockers].filter((one) => one.blocks(state.location, to, isBrowserStep))
    return blocking.findLast((one) => one.isLayer) ?? blocking.at(-1)
  }

  function undo(delta: number, then: () => void) {
    away += delta
    onUndone = then
    expected = 'undo'
    history.go(-away)
  }

  history.listen(({ action, location, delta }) => {
    const step = expected
    expected = null
    if (step === 'undo') {
      if (location.key === state.location.key) {
        away = 0
        return onUndone()
      }
      // A second press of Back came in between.
      if (delta) return undo(delta, onUndone)
    }
    const blocker = step === 'agreed' ? undefined : blockerOf(inside(location), step === null)
    // An entry without a delta is not the router's own, and nothing says where to go back to.
    if (!blocker || !delta) return arrive(action)
    undo(delta, () =>
      blocker.onBlocked(() => {
        expected = 'agreed'
        history.go(delta)
      }),
    )
  })

  function move(to: To, { replace = false, state: kept = null }: NavigateOptions) {
    const path = base + createPath(resolvePath(to, state.location.pathname))
    if (replace) history.replace(path, kept)
    else history.push(path, kept)
    arrive(replace ? NavigationType.Replace : NavigationType.Push)
  }

  function navigate(to: To | number, options: NavigateOptions = {}) {
    if (typeof to === 'number') {
      expected = 'own'
      return history.go(to)
    }
    const path = resolvePath(to, state.location.pathname)
    const blocker = blockerOf({ ...path, state: options.state ?? null, key: '' } as Location, false)
    if (blocker) blocker.onBlocked(() => move(path, options))
    else move(path, options)
  }

  return {
    get state() {
      return state
    },
    navigate,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hrefOf: (path) => base + path,
    block(blocker) {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: (delta) => navigate(delta),
      push: (to, kept) => navigate(to, { state: kept }),
      replace: (to, kept) => navigate(to, { replace: true, state: kept }),
    },
  }
}
