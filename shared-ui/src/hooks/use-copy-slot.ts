import { deviceStorage, isSetAside, keysOf, randomId, type StoredSchema, stored } from '@ementa/contracts'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { claim } from './claim'

/** Time that a reload waits for the end of the page before it, in ms; a second tab waits as long before it starts again. */
const PATIENCE = 800

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
export function joinedTexts(leftText: string, typed: string): string {
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
      const key = moved(leftCopy?.key, newCopyKey(base))
      open.add(key)
      const own = claim(key)
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
      const claims = all.map((leftCopy) => ({ ...leftCopy, claim: claim(leftCopy.key, { patience: PATIENCE }) }))
      void Promise.all(claims.map((one) => one.claim.isFirst)).then((areFree) => {
        const free = claims.filter((_, index) => areFree[index])
        const next = after === null ? undefined : free.findLast(({ key }) => key !== after)
        take(next ?? free[0], Math.max(0, free.length - 1))
        for (const one of claims) one.claim.release()
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
function moved(from: string | undefined, to: string): string {
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
