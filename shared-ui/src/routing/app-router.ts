import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  resolvePath,
  type To,
} from 'react-router'
import { createEvent } from '../services/event'

/** An entry keeps this beside its address. */
interface Kept {
  /** Number of this app's entries before it in the tab. */
  index: number
  /** Tells two entries with the same address apart. */
  key: string
  /** The page keeps this with the entry. */
  state: unknown
}

/** An entry that this app did not make, such as a typed `#hash`, has no index. */
export interface Entry extends Omit<Kept, 'index'> {
  pathname: string
  search: string
  hash: string
  index: number | null
}

/** The entries of a history, of which one is current. */
export interface Entries {
  readonly current: () => Entry
  readonly push: (path: string, state: unknown) => void
  readonly replace: (path: string, state: unknown) => void
  /** Takes steps, and calls the listener once they are taken. */
  readonly go: (steps: number) => void
  readonly listen: (listener: () => void) => void
}

const newKey = () => Math.random().toString(36).slice(2, 10)

const keptInBrowser = (): Partial<Kept> => window.history.state ?? {}

/** Returns the entries of the browser. */
function browserEntries(): Entries {
  const keep = (step: 0 | 1, state: unknown): Kept => ({
    index: (keptInBrowser().index ?? 0) + step,
    key: newKey(),
    state,
  })
  if (keptInBrowser().index === undefined) window.history.replaceState({ ...window.history.state, index: 0 }, '')
  return {
    current() {
      const { pathname, search, hash } = window.location
      const { index = null, key = 'default', state = null } = keptInBrowser()
      return { pathname, search, hash, index, key, state }
    },
    push(path, state) {
      try {
        window.history.pushState(keep(1, state), '', path)
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        // iOS refuses more than a hundred in half a minute.
        window.location.assign(path)
      }
    },
    replace: (path, state) => window.history.replaceState(keep(0, state), '', path),
    go: (steps) => window.history.go(steps),
    listen: (listener) => window.addEventListener('popstate', listener),
  }
}

/** Returns entries that exist in memory only, for tests; the last one is current. */
function memoryEntries(paths: string[]): Entries {
  const entryOf = (path: string, index: number, state: unknown): Entry => ({
    pathname: '/',
    search: '',
    hash: '',
    ...parsePath(path),
    index,
    key: newKey(),
    state,
  })
  const entries = paths.map((path, index) => entryOf(path, index, null))
  let at = entries.length - 1
  let onStep = () => {}
  return {
    current: () => entries[at] ?? entryOf('/', 0, null),
    push(path, state) {
      at += 1
      entries.splice(at, Number.POSITIVE_INFINITY, entryOf(path, at, state))
    },
    replace(path, state) {
      entries[at] = entryOf(path, at, state)
    },
    go(steps) {
      at = Math.min(Math.max(at + steps, 0), entries.length - 1)
      onStep()
    },
    listen(listener) {
      onStep = listener
    },
  }
}

interface NavigateOptions {
  replace?: boolean
  /** Kept with the history entry. */
  state?: unknown
}

/** Goes to an address, relative to the page that is shown, or by a number of steps in the history. */
export type NavigateFunction = (to: To | number, options?: NavigateOptions) => void

/** Holds navigations back, e.g. because something would be lost. */
interface Blocker {
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
  /** Counts the pages of this app that lie behind in this tab's history. */
  readonly pagesBehind: () => number
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
export const createBrowserRouter = (folder = '/'): AppRouter => createRouter(browserEntries(), folder.slice(0, -1))

/** Creates a router with a history of its own, for tests. */
export const createMemoryRouter = (paths: string[]): AppRouter => createRouter(memoryEntries(paths), '')

function createRouter(entries: Entries, base: string): AppRouter {
  const navigated = createEvent()
  const blockers = new Set<Blocker>()
  let state: AppRouter['state'] = { location: currentLocation(), action: NavigationType.Pop }
  /** Index of the entry of `state`. */
  let { index } = entries.current()
  /** Kind of the next step of the history: undoing a refused one, one that was agreed to, the program's; null: the browser's. */
  let expected: 'undo' | 'agreed' | 'own' | null = null
  let onUndone = () => {}

  function currentLocation(): Location {
    const { pathname, search, hash, key, state } = entries.current()
    return { pathname: base ? pathname.replace(base, '') || '/' : pathname, search, hash, key, state }
  }

  function completeNavigation(action: NavigationType) {
    state = { location: currentLocation(), action }
    index = entries.current().index
    navigated.emit()
  }

  function blockerOf(to: Location, isBrowserStep: boolean) {
    const blocking = [...blockers].filter((one) => one.blocks(state.location, to, isBrowserStep))
    return blocking.findLast((one) => one.isLayer) ?? blocking.at(-1)
  }

  /** Returns the number of steps from the entry of `state`; 0 for an entry without an index, to which no way back is known. */
  function stepsAway(): number {
    const { index: reached } = entries.current()
    return index === null || reached === null ? 0 : reached - index
  }

  function undo(then: () => void) {
    onUndone = then
    expected = 'undo'
    entries.go(-stepsAway())
  }

  entries.listen(() => {
    const step = expected
    expected = null
    const steps = stepsAway()
    if (step === 'undo') {
      if (entries.current().key === state.location.key) return onUndone()
      // A second press of Back came in between.
      if (steps) return undo(onUndone)
    }
    const blocker = step === 'agreed' ? undefined : blockerOf(currentLocation(), step === null)
    if (!blocker || !steps) return completeNavigation(NavigationType.Pop)
    undo(() =>
      blocker.onBlocked(() => {
        expected = 'agreed'
        entries.go(steps)
      }),
    )
  })

  function move(to: To, { replace = false, state: kept = null }: NavigateOptions) {
    const path = base + createPath(resolvePath(to, state.location.pathname))
    if (replace) entries.replace(path, kept)
    else entries.push(path, kept)
    completeNavigation(replace ? NavigationType.Replace : NavigationType.Push)
  }

  function navigate(to: To | number, options: NavigateOptions = {}) {
    if (typeof to === 'number') {
      expected = 'own'
      return entries.go(to)
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
    pagesBehind: () => entries.current().index ?? 0,
    navigate,
    subscribe: navigated.on,
    hrefOf: (path) => base + path,
    block(blocker) {
      blockers.add(blocker)
      return () => void blockers.delete(blocker)
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      encodeLocation: (to) => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin),
      go: (delta) => navigate(delta),
      push: (to, kept) => navigate(to, { state: kept }),
      replace: (to, kept) => navigate(to, { replace: true, state: kept }),
    },
  }
}
