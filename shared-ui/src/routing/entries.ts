import { parsePath } from 'react-router'

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
export function browserEntries(): Entries {
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
export function memoryEntries(paths: string[]): Entries {
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
