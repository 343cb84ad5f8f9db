import { IconButton } from '@ementa/ui'
import { AppTooltip } from '@ementa/ui/overlays'
import type { LucideIcon } from 'lucide-react'
import { toolRank } from './tools'

/** A finger's size on phones; on a desk, what fits all tools into one row beside the panels. */
const TOOL_WIDTH = { base: '44px', md: '28px' }

export const TOOL_LOOK = {
  variant: 'ghost',
  size: 'sm',
  minW: TOOL_WIDTH,
  w: TOOL_WIDTH,
  h: { base: '44px', md: 8 },
  // The theme's own least height is of a button with words.
  sx: { minH: { base: '44px', md: 8 }, '@media (pointer: coarse)': { minH: '44px' } },
  px: 0,
} as const

interface ToolButtonProps {
  label: string
  icon: LucideIcon
  isOn?: boolean | undefined
  onClick: () => void
}

export function ToolButton({ label, icon: Icon, isOn, onClick }: ToolButtonProps) {
  return (
    <AppTooltip label={label}>
      <IconButton
        aria-label={label}
        aria-pressed={isOn}
        data-tool={toolRank(label)}
        {...TOOL_LOOK}
        icon={<Icon size={17} aria-hidden />}
        // The text keeps its focus and selection under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      />
    </AppTooltip>
  )
}
