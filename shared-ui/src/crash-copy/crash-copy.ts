import {
  deviceStorage,
  isSetAside,
  keysOf,
  noteFullDevice,
  randomId,
  type StoredSchema,
  stored,
  TIMING,
} from '@ementa/contracts'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { whenIdle } from '../hooks/timing'
import { acquireTabLock } from './tab-lock'

/** Time that a reload waits for the end of the page before it, in ms; a second tab waits as long before it starts again. */
const LOCK_TIMEOUT = 800

/** The key of one open form's crash copy, and the copy that an earlier visit left for it. */
export interface CopySlot<Value> {
  key: string
  left: Value | undefined
  /** Number of other copies of the same kind that are left and open nowhere. */
  waiting: number
  /** Leaves this copy where it is and goes on with the oldest of the others, so that all have their turn. */
  other: () => void
}

/** The key of a new copy below `base`; later ones sort behind earlier ones. */
export function newCopyKey(base: string): string {
  return `${base}:${Date.now().toString(36).padStart(10, '0')}-${randomId()}`
}

/** The keys of all copies below `base`, newest first, of all tabs. */
export function copyKeys(base: string): string[] {
  return keysOf(deviceStorage, base)
    .filter((key) => (key === base || key.startsWith(`${base}:`)) && !isSetAside(key))
    .sort()
    .reverse()
}

/** Joins the text that was left with the one typed while other tabs were still asked: neither replaces the other. */
export function joinTexts(leftText: string, typed: string): string {
  return [...new Set([leftText, typed])].filter((text) => text.trim() !== '').join('\n')
}

/** The slots that are open in this page. */
const open = new Set<string>()

/**
 * Gives a form a crash copy of its own: two composers, in two tabs or in one page, never write over each other. What was
 * left and is open nowhere is handed on, the newest first. Null while other tabs are asked; without anything left, the
 * slot is there before the first paint. `base` null: nobody writes yet.
 */
export function useCopySlot<Value>(base: string | null, schema: StoredSchema<Value>): CopySlot<Value> | null {
  const [slot, setSlot] = useState<(CopySlot<Value> & { base: string }) | null>(null)
  const [after, setAfter] = useState<string | null>(null)

  const readCopy = useEffectEvent((key: string) => stored(key, schema).read())
  useLayoutEffect(() => {
    if (base === null) return
    let isOver = false
    let release: () => void = () => undefined
    function take(leftCopy: { key: string; value: Value } | undefined, waiting: number) {
      if (base === null || isOver) return
      const key = moveCopy(leftCopy?.key, newCopyKey(base))
      open.add(key)
      const own = acquireTabLock(key)
      release = () => {
        open.delete(key)
        own.release()
      }
      setSlot({ base, key, left: leftCopy?.value, waiting, other: () => setAfter(key) })
    }
    const all = copyKeys(base).flatMap((key) => {
      const value = open.has(key) ? undefined : readCopy(key)
      return value === undefined ? [] : [{ key, value }]
    })
    if (all.length === 0) take(undefined, 0)
    else {
      const locks = all.map((leftCopy) => ({
        ...leftCopy,
        lock: acquireTabLock(leftCopy.key, { timeout: LOCK_TIMEOUT }),
      }))
      void Promise.all(locks.map(({ lock }) => lock.isFirst)).then((areFree) => {
        const free = locks.filter((_, index) => areFree[index])
        const next = after === null ? undefined : free.findLast(({ key }) => key !== after)
        take(next ?? free[0], Math.max(0, free.length - 1))
        for (const { lock } of locks) lock.release()
      })
    }
    return () => {
      isOver = true
      release()
      setSlot(null)
    }
  }, [base, after])

  return slot?.base === base ? slot : null
}

/** Moves a copy to a key that no other tab knows; where the disk refuses, it stays and keeps its key. */
function moveCopy(from: string | undefined, to: string): string {
  const text = from === undefined ? null : deviceStorage.getItem(from)
  if (from === undefined || text === null) return to
  try {
    deviceStorage.setItem(to, text)
    deviceStorage.removeItem(from)
    return to
  } catch {
    return from
  }
}

/** Half of the time whose typing may be lost at most: the rest is for a busy page and a slow disk. */
const WRITE_AFTER = TIMING.crashCopy / 2

/** Reads the text as it is now; null: nothing is worth keeping. */
type Read = () => object | null

interface CrashCopy {
  /** The disk refuses the copy; say so, the text itself is untouched. */
  isFailing: boolean
  /** Says that the text has changed; only a `value` that is a function needs it. */
  touch: () => void
  /**
   * Removes the copy for good, whatever is hidden, closed or left after it: what was written is saved, or was given up.
   */
  forget: () => void
}

/**
 * Keeps a copy of something being written in local storage, never more than 2 s behind, and at once when the page is
 * hidden, closed or left (spec's drafts lose nothing).
 * @param key an empty one keeps nothing: nobody writes yet
 * @param value null when nothing is worth keeping: the copy is removed. A function for a text that takes long to read:
 * it is called when a copy is due, also when no render has followed, so it reads refs.
 */
export function useCrashCopy(key: string, value: object | null | Read): CrashCopy {
  const [isFailing, setFailing] = useState(false)
  const [writer] = useState(() => createCopyWriter(setFailing))
  const text = isRead(value) ? undefined : JSON.stringify(value)

  // All is noted before the next paint, so that a page that ends right now keeps all that is on the screen.
  useLayoutEffect(() => writer.read(key, isRead(value) ? value : () => value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key needs a copy of its own
  useLayoutEffect(() => {
    if (text === undefined) return
    writer.touch()
    if (text === 'null') writer.write()
  }, [writer, key, text])
  useLayoutEffect(() => {
    const writeHidden = () => {
      if (document.visibilityState === 'hidden') writer.write()
    }
    window.addEventListener('pagehide', writer.write)
    document.addEventListener('visibilitychange', writeHidden)
    return () => {
      window.removeEventListener('pagehide', writer.write)
      document.removeEventListener('visibilitychange', writeHidden)
      writer.write()
    }
  }, [writer])

  return { isFailing, touch: writer.touch, forget: writer.forget }
}

const isRead = (value: object | null): value is Read => typeof value === 'function'

function createCopyWriter(onWrite: (isFailing: boolean) => void) {
  let key = ''
  let read: Read = () => null
  let isDue = false
  let isForgotten = false
  let cancel: (() => void) | undefined

  function write() {
    cancel?.()
    cancel = undefined
    if (!isDue || isForgotten || key === '') return
    const value = read()
    try {
      if (value === null) deviceStorage.removeItem(key)
      else deviceStorage.setItem(key, JSON.stringify(value))
      isDue = false
      onWrite(false)
    } catch {
      onWrite(true)
      noteFullDevice(key)
    }
  }

  return {
    write,
    /** Reads from `nextRead` from now on; a text that was kept under another key stays there as it was last. */
    read(nextKey: string, nextRead: Read) {
      if (nextKey !== key) write()
      key = nextKey
      read = nextRead
    },
    touch() {
      isDue = true
      // Later keys do not postpone it: the text of someone who never pauses would never be kept.
      cancel ??= whenIdle(WRITE_AFTER, write)
    },
    forget() {
      isForgotten = true
      cancel?.()
      deviceStorage.removeItem(key)
    },
  }
}
