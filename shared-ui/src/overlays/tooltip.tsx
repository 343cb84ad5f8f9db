import { Tooltip as ChakraTooltip } from '@chakra-ui/react'
import { TIMING } from '@ementa/contracts'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { withTheme } from '../theme/theme'

// Shared by all tooltips of the page: a neighbour entered soon after one closed opens at once.
let lastClosedAt = Number.NEGATIVE_INFINITY
// React reports entering the neighbour before the browser reports leaving this one: then one is still open.
let openNow = 0

/** The opening rule of every tooltip: 700 ms at first, none within 300 ms after a neighbour closed. */
export function useTooltipDelay() {
  const [isOpen, setOpen] = useState(false)
  const open = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((visible: boolean) => {
    if (open.current === visible) return
    openNow += visible ? 1 : -1
    if (!visible) lastClosedAt = performance.now()
    open.current = visible
    setOpen(visible)
  }, [])

  const onOpen = useCallback(() => {
    clearTimeout(timer.current)
    const isNeighbour = openNow > 0 || performance.now() - lastClosedAt <= TIMING.tooltipSkipDelay
    if (isNeighbour) show(true)
    else timer.current = setTimeout(() => show(true), TIMING.tooltipDelay)
  }, [show])

  const onClose = useCallback(() => {
    clearTimeout(timer.current)
    show(false)
  }, [show])

  useEffect(() => onClose, [onClose])
  return { isOpen, onOpen, onClose }
}

const Tooltip = withTheme(ChakraTooltip)

/**
 * A hint for pointer and keyboard. It never is the only place of an information: touch does not show it, and the
 * child keeps its own accessible name.
 */
export function AppTooltip({ label, children }: { label: string; children: ReactElement }) {
  const state = useTooltipDelay()
  return (
    // Chakra's Escape listens on the document for as long as the child is there: in a toolbar, seventeen for every key.
    <Tooltip label={label} placement="bottom" gutter={6} closeOnEsc={state.isOpen} {...state}>
      {children}
    </Tooltip>
  )
}
