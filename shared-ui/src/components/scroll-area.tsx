import { Box, type BoxProps } from '@chakra-ui/react'
import { TIMING } from '@ementa/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'

/** True from the first scroll until 600 ms after the last one (spec §9 Layout). */
export function useScrolling(): { isScrolling: boolean; onScroll: () => void } {
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
export function ScrollArea({ label, children, ...rest }: BoxProps & { label?: string }) {
  const { isScrolling, onScroll } = useScrolling()
  return (
    <Box
      overflow="auto"
      overscrollBehavior="contain"
      // A scrolling part without focusable content is reachable by keyboard only if it takes focus itself.
      tabIndex={label ? 0 : undefined}
      role={label ? 'region' : undefined}
      aria-label={label}
      onScroll={onScroll}
      data-scrollbar={isScrolling ? 'visible' : 'hidden'}
      sx={{
        scrollbarWidth: 'thin',
        scrollbarGutter: 'stable',
        scrollbarColor: 'transparent transparent',
        transition: 'scrollbar-color 160ms',
        '&[data-scrollbar="visible"]': { scrollbarColor: 'var(--chakra-colors-border-control) transparent' },
      }}
      {...rest}
    >
      {children}
    </Box>
  )
}
