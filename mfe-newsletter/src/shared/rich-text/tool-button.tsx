import { IconButton } from '@ementa/ui'
import { AppTooltip } from '@ementa/ui/overlays'
import type { LucideIcon } from 'lucide-react'
import styles from './rich-text.module.css'
import { toolRank } from './tools'

/** Props of a button among the tools. */
export const TOOL_LOOK = { size: 'sm', className: styles.tool } as const

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
