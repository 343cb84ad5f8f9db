import { randomId } from './random-id'
import { SESSION_KEYS, STORAGE_KEYS, STORAGE_PREFIX } from './storage-keys'

/*
 * The one gate to the browser's storage for this site. A browser may refuse every one of these places (blocked site data,
 * a sandboxed frame, plain HTTP): each then works in memory for this visit, and the shell says so once.
 */

/** The methods of local and session storage that this code uses; a memory implements them too. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A place whose refusal loses data that people expect to be kept. */
export type KeepingPlace = 'localStorage' | 'sessionStorage' | 'indexedDB'

const refusedPlaces = new Set<KeepingPlace>()
const listeners = new Set<(place: KeepingPlace) => void>()

/** Notes that the browser refuses a place; `onRefusedPlace` is called once for each place. */
export function noteRefusedPlace(place: KeepingPlace): void {
  if (refusedPlaces.has(place)) return
  refusedPlaces.add(place)
  for (const listener of listeners) listener(place)
}

/** Calls `listener` for each refused place, those already known included. Returns the function that stops it. */
export function onRefusedPlace(listener: (place: KeepingPlace) => void): () => void {
  for (const place of refusedPlaces) listener(place)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const fullListeners = new Set<(key: string) => void>()

/** Notes that the device had no room for the copy of an unfinished text, under `key`. */
export function noteFullDevice(key: string): void {
  for (const listener of fullListeners) listener(key)
}

/** Calls `listener` each time the device had no room for such a copy. Returns the function that stops it. */
export function onFullDevice(listener: (key: string) => void): () => void {
  fullListeners.add(listener)
  return () => fullListeners.delete(listener)
}

/** A storage that lives as long as the page. `quota` limits the characters of keys and values, as browsers do. */
export function createMemoryStorage(quota = Number.POSITIVE_INFINITY): DeviceStorage {
  const values = new Map<string, string>()
  let used = 0
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    removeItem(key) {
      const value = values.get(key)
      if (value !== undefined) used -= key.length + value.length
      values.delete(key)
    },
    setItem(key, value) {
      const previous = values.get(key)
      const size = used + value.length + (previous === undefined ? key.length : -previous.length)
      if (size > quota) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      values.set(key, value)
      used = size
    },
  }
}

/** A storage behind the gate: only `setItem` may throw, and only when a storage that works is full. */
export interface GatedStorage extends DeviceStorage {
  /** True once the browser refused the place: written data is gone when the page closes. */
  isRefused(): boolean
  /** Makes all later writes go to memory alone: the device was erased and takes nothing more from this page. */
  seal(): void
}

/** Puts the gate before a storage; `open` is asked at each use, since its mere mention may throw. */
export function gateStorage(
  place: KeepingPlace,
  open: () => Storage | undefined,
  isErased: (storage: Storage) => boolean = () => false,
): GatedStorage {
  let memory: DeviceStorage | undefined
  let isSealed = false
  function refuse(): DeviceStorage {
    memory ??= createMemoryStorage()
    noteRefusedPlace(place)
    return memory
  }
  function use<Result>(work: (storage: DeviceStorage) => Result): Result {
    if (memory) return work(memory)
    let storage: Storage | undefined
    try {
      storage = open()
      if (storage && isErased(storage)) seal()
      else if (storage) return work(storage)
    } catch (error) {
      if (storage && isFull(storage, error)) throw error
    }
    return work(memory ?? refuse())
  }
  function seal() {
    memory ??= createMemoryStorage()
    isSealed = true
  }
  return {
    get length() {
      return use((storage) => storage.length)
    },
    key: (index) => use((storage) => storage.key(index)),
    getItem: (key) => use((storage) => storage.getItem(key)),
    setItem: (key, value) => use((storage) => storage.setItem(key, value)),
    removeItem: (key) => use((storage) => storage.removeItem(key)),
    isRefused: () => memory !== undefined && !isSealed,
    seal,
  }
}

const PROBE = `${STORAGE_PREFIX}probe`

/** Tells a full storage from one that takes nothing at all: old private windows have a quota of zero. */
function isFull(storage: Storage, error: unknown): boolean {
  if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return false
  try {
    if (storage.length > 0) return true
    storage.setItem(PROBE, '')
    storage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

/** The epoch in which this page began to use the device: erasing it begins another one. */
let epochAtStart: string | null | undefined
const epochListeners = new Set<() => void>()

/** Returns whether the device was erased since this page began. A page that slept meanwhile finds out at its next use. */
function isFromOldEpoch(storage: Storage): boolean {
  const epoch = storage.getItem(STORAGE_KEYS.epoch)
  if (epochAtStart === undefined) epochAtStart = epoch
  if (epoch === null || epoch === epochAtStart) return false
  tabStorage.seal()
  for (const listener of epochListeners) listener()
  return true
}

/** Calls `listener` once another tab erased the device: this page keeps nothing any more and should start again. */
export function onErasedElsewhere(listener: () => void): void {
  epochListeners.add(listener)
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    // Any use of the gate compares the epochs.
    if (key === STORAGE_KEYS.epoch && newValue !== null) deviceStorage.getItem(STORAGE_KEYS.epoch)
  })
}

/**
 * Removes the product's records from local and session storage, and begins another epoch: no page that is open now, this
 * one included, can write to them any more.
 * @param erasesAt the moment until which an account that was erased with it may come back, for the page that is opened next
 */
export function eraseDevice(erasesAt: string | null = null): void {
  for (const storage of [deviceStorage, tabStorage]) {
    for (const key of keysOf(storage, STORAGE_PREFIX)) storage.removeItem(key)
  }
  if (erasesAt !== null) tabStorage.setItem(SESSION_KEYS.erased, erasesAt)
  deviceStorage.setItem(STORAGE_KEYS.epoch, randomId())
  deviceStorage.seal()
  tabStorage.seal()
}

/** Local storage, kept by this device. */
export const deviceStorage = gateStorage('localStorage', () => globalThis.localStorage, isFromOldEpoch)

/** Session storage, kept by this tab until it closes. */
export const tabStorage = gateStorage('sessionStorage', () => globalThis.sessionStorage)

/** The keys that begin with `prefix`. */
export function keysOf(storage: DeviceStorage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  return keys.filter((key): key is string => key?.startsWith(prefix) ?? false)
}

/** IndexedDB, or undefined where the browser has none. Opening a database may still be refused: see `isRefusal`. */
export function deviceDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB ?? undefined
  } catch {
    return undefined
  }
}

/** Cache storage, or undefined where the page has none (plain HTTP) or may not use it. */
export function deviceCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether the browser refused a place permanently, as opposed to a failure that another try may mend. Where site
 * data is blocked, Chromium reports a database that it will never open as an unknown error.
 */
export function isRefusal(error: unknown): boolean {
  if (deviceStorage.isRefused()) return true
  return error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'InvalidStateError')
}

/** Messages between the tabs of this browser. */
export interface TabChannel {
  post(message: unknown): void
  close(): void
}

/** Opens a channel between tabs; where the browser refuses one, this tab talks to nobody. */
export function openTabChannel(name: string, onMessage?: (message: unknown) => void): TabChannel {
  try {
    const channel = new globalThis.BroadcastChannel(name)
    channel.onmessage = ({ data }) => onMessage?.(data)
    return {
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    }
  } catch {
    return { post: () => undefined, close: () => undefined }
  }
}

/** Web Locks, or undefined where the page has none (plain HTTP) or may not use them. */
export function tabLocks(): LockManager | undefined {
  return deviceStorage.isRefused() ? undefined : globalThis.navigator?.locks
}
