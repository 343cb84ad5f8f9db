import { LAYOUT } from '@ementa/contracts'
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { afterPaint } from '../hooks/after-paint'
import { usePlace } from './list-place'

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

/** Share of the page already scrolled past, 0 to 1; 1 when everything is in sight. */
function scrolledShare(scrollY: number, viewport: number, height: number): number {
  return height <= 0 ? 1 : Math.min(1, (scrollY + viewport) / height)
}

function useNearEnd(length: number, onNearEnd: (() => void) | undefined) {
  const notify = useEffectEvent(() => onNearEnd?.())
  const isWanted = onNearEnd !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list must be checked again without a scroll
  useEffect(() => {
    if (!isWanted) return
    const check = () => {
      frame = 0
      const share = scrolledShare(window.scrollY, window.innerHeight, document.documentElement.scrollHeight)
      if (share >= LAYOUT.loadMoreAt) notify()
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
