import { Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Tabs that stay in sight below the header while the page scrolls. Its height is known to the page as
 * `--ementa-page-bar`, so that nothing is scrolled or focused underneath it. One a page.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--ementa-page-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--ementa-page-bar')
    }
  }, [])
  return (
    <Flex
      ref={bar}
      align="center"
      position="sticky"
      top="var(--ementa-header)"
      zIndex={1}
      bg="bg"
      borderBottom="1px solid"
      borderColor="border"
      sx={{ '@media print': { position: 'static' } }}
    >
      {children}
    </Flex>
  )
}
