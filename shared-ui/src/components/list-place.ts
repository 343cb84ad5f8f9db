import { SESSION_KEYS, stored, tabStorage } from '@ementa/contracts'
import { useEffectEvent, useLayoutEffect } from 'react'
import * as v from 'valibot'

/** A reader's place in a list: the first row in sight, and how far its top was from the window's, in px. */
export interface Place {
  row: string
  top: number
}

/** Number of places that one tab keeps; older history entries open at their top. */
const KEPT = 30
/** The reader's own touch ends every restoring. */
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** Time during which rows may still change their height after the list appeared, in ms; slow devices need longer. */
const SETTLES_WITHIN = 1500
const GIVES_UP_AFTER = 6000
/** Frames without a correction after which the row has stopped moving. */
const STEADY = 5

const placesSchema = v.record(v.string(), v.object({ row: v.string(), top: v.number() }))
const storedPlaces = stored(SESSION_KEYS.places, placesSchema, { storage: tabStorage })

let places: Map<string, Place> | null = null

/** Read once, so that a reload of the page finds its places too. */
function keptPlaces(): Map<string, Place> {
  places ??= new Map(Object.entries(storedPlaces.read() ?? {}))
  return places
}

function keep(name: string, place: Place | null) {
  keptPlaces().delete(name)
  if (place) keptPlaces().set(name, place)
  for (const oldest of [...keptPlaces().keys()].slice(0, -KEPT)) keptPlaces().delete(oldest)
}

const save = () => void storedPlaces.write(Object.fromEntries(keptPlaces()))

/**
 * Remembers the first row in sight under `name`, and brings it back to the same pixel when a list of that name appears
 * again: Back finds the same card. Rows carry `data-row`; `bring` puts an unmounted one into the page.
 */
export function usePlace(name: string | undefined, bring: (row: string) => boolean): void {
  const bringRow = useEffectEvent(bring)

  useLayoutEffect(() => {
    if (!name) return
    const place = keptPlaces().get(name)
    return place && bringRow(place.row) ? settleAt(place, bringRow) : undefined
  }, [name])

  // Layout effects end with the list itself: a passive one would still run when the page shrinks, and forget the place.
  useLayoutEffect(() => {
    if (!name) return
    let frame = 0
    const note = () => {
      frame = 0
      keep(name, firstInSight())
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(note)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [name])
}

/** Null at the top of the page: there is nothing to find again. */
function firstInSight(): Place | null {
  if (window.scrollY <= 0) return null
  const inset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom > inset) return { row: row.dataset.row ?? '', top }
  }
  return null
}

/**
 * Holds the row at its place while heights are measured and while the browser's own restoring interferes, until it has
 * rested or the reader moves. Returns the end of it.
 */
function settleAt({ row, top }: Place, bring: (row: string) => boolean): () => void {
  const began = performance.now()
  let steady = 0
  let frame = requestAnimationFrame(step)
  function step() {
    const element = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)
    const off = element ? element.getBoundingClientRect().top - top : Number.POSITIVE_INFINITY
    steady = Math.abs(off) > 1 ? 0 : steady + 1
    if (!element) bring(row)
    else if (steady === 0) window.scrollBy(0, off)
    const passed = performance.now() - began
    const isOver = passed > GIVES_UP_AFTER || (passed > SETTLES_WITHIN && steady >= STEADY)
    if (isOver) stop()
    else frame = requestAnimationFrame(step)
  }
  function stop() {
    cancelAnimationFrame(frame)
    for (const touch of TOUCHES) window.removeEventListener(touch, stop, true)
  }
  for (const touch of TOUCHES) window.addEventListener(touch, stop, { capture: true, passive: true })
  return stop
}
