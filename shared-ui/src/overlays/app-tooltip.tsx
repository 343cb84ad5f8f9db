import { Tooltip as ChakraTooltip } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { themed } from '../theme/themed'
import { useTooltipDelay } from './tooltip-delay'

const Tooltip = themed(ChakraTooltip)

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
