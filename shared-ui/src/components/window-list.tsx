import { LAYOUT, SESSION_KEYS, stored, tabStorage } from '@ementa/contracts'
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as v from 'valibot'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'

/** Measured heights of lists that were left, so that Back finds the same row at the same place. */
const measured = new Map<string, { count: number; snapshot: CacheSnapshot }>()

const TOUCHABLE = { pointerEvents: 'auto' } as const

export interface WindowListHandle {
  /** Brings a row that may not be in the page yet to the middle of the window. */
  scrollToRow(index: number): void
}

export interface WindowListProps<Item> {
  handle?: Ref<WindowListHandle>
  items: readonly Item[]
  itemKey: (item: Item) => string
  children: (item: Item, index: number) => ReactElement
  /** Estimate of a row in px until it is measured. */
  estimate?: number
  /** Called when 80 % of the page are scrolled past; may be called again for the same length. */
  onNearEnd?: () => void
  /** Keeps measured heights under this name for the next time; a path with its filters is a good one. */
  memory?: string
  /** Keeps where the reader is under this name and opens there again; a name with the history entry's key is a good one. */
  place?: string
  /** Below the last row: `Carregando…`, or the end of the list. */
  footer?: ReactNode
}

/**
 * A long list that scrolls with the window; only the rows in sight are in the page, and rows are measured.
 * The spec's 200 px is the first estimate of a row.
 */
export function WindowList<Item>(props: WindowListProps<Item>) {
  const { items, itemKey, children, estimate = LAYOUT.feedItemHeight, onNearEnd, memory, place, footer, handle } = props
  const list = useRef<WindowVirtualizerHandle>(null)
  const cachedSizes = memory ? measured.get(memory) : undefined
  const keepMeasured = useEffectEvent((name: string, { cache }: WindowVirtualizerHandle) => {
    measured.set(name, { count: items.length, snapshot: cache })
  })

  useEffect(() => {
    const handle = list.current
    return () => {
      if (memory && handle) keepMeasured(memory, handle)
    }
  }, [memory])

  useImperativeHandle(handle, () => ({
    scrollToRow: (index) => list.current?.scrollToIndex(index, { align: 'center' }),
  }))
  const top = useRef<HTMLDivElement>(null)
  const buffer = useBuffer(top)
  useNearEnd(items.length, onNearEnd)
  usePlace(place, (key) => {
    const index = items.findIndex((item) => itemKey(item) === key)
    if (index >= 0) list.current?.scrollToIndex(index, { align: 'start' })
    return index >= 0
  })

  return (
    <>
      <div ref={top} />
      <WindowVirtualizer
        ref={list}
        data={items}
        itemSize={estimate}
        bufferSize={buffer}
        // A snapshot of another length would place rows wrongly.
        cache={cachedSizes?.count === items.length ? cachedSizes.snapshot : undefined}
      >
        {(item: Item, index) => (
          // virtua lets no pointer into a list that scrolls: a tap right after a scroll would do nothing.
          <div key={itemKey(item)} data-row={itemKey(item)} style={TOUCHABLE}>
            {children(item, index)}
          </div>
        )}
      </WindowVirtualizer>
      {footer}
    </>
  )
}

/** Room above and below the window, in px, in which rows are rendered ahead. */
const BUFFER = 200

/**
 * First the rows in sight alone; those around them once they are painted. Where the list begins below the window, the room
 * reaches down into it: without a row in the page the Tab key and screen readers would pass the list over.
 */
function useBuffer(top: RefObject<HTMLElement | null>): number {
  const [buffer, setBuffer] = useState(0)
  useEffect(() => {
    const element = top.current
    if (!element) return
    const measure = () => {
      const distance = element.getBoundingClientRect().top - window.innerHeight
      // The distance counts from the top of the page, wherever it is scrolled to, so the buffer changes only as the list
      // comes in sight.
      startTransition(() => setBuffer(distance > 0 ? Math.ceil(distance + window.scrollY) + BUFFER : BUFFER))
    }
    // Content above the list may load later, or grow.
    const heights = new ResizeObserver(measure)
    const sight = new IntersectionObserver(measure)
    const endWaiting = afterPaint(() => {
      heights.observe(document.body)
      sight.observe(element)
    })
    return () => {
      endWaiting()
      heights.disconnect()
      sight.disconnect()
    }
  }, [top])
  return buffer
}

function useNearEnd(length: number, onNearEnd: (() => void) | undefined) {
  const notify = useEffectEvent(() => onNearEnd?.())
  const isWanted = onNearEnd !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list must be checked again without a scroll
  useEffect(() => {
    if (!isWanted) return
    const check = () => {
      frame = 0
      const seen = window.scrollY + window.innerHeight
      if (seen >= LAYOUT.loadMoreAt * document.documentElement.scrollHeight) notify()
    }
    let frame = requestAnimationFrame(check)
    // Reading the height makes the browser lay the page out: once a frame at most.
    const wait = () => {
      frame ||= requestAnimationFrame(check)
    }
    window.addEventListener('scroll', wait, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', wait)
    }
  }, [length, isWanted])
}

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

/** Runs a callback once the browser has painted the next frame. Returns a cancel function. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
