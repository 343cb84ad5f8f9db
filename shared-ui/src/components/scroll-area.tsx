import { TIMING } from '@ementa/contracts'
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'

/** True from the first scroll until 600 ms after the last one. */
function useScrolling(): { isScrolling: boolean; onScroll: () => void } {
  const [isScrolling, setScrolling] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onScroll = useCallback(() => {
    setScrolling(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setScrolling(false), TIMING.scrollbarHide)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isScrolling, onScroll }
}

/** A part of the page that scrolls by itself, with a thin scrollbar that leaves when scrolling stops. */
export function ScrollArea({ label, className = '', ...rest }: ComponentProps<'div'> & { label?: string }) {
  const { isScrolling, onScroll } = useScrolling()
  // A scrolling part without focusable content is reachable by keyboard only if it takes focus itself.
  const region = label ? { role: 'region', tabIndex: 0, 'aria-label': label } : undefined
  return (
    <div
      className={`scroll-area ${className}`}
      {...region}
      onScroll={onScroll}
      data-scrollbar={isScrolling ? 'visible' : 'hidden'}
      {...rest}
    />
  )
}
