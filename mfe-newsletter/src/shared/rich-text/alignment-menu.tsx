import { IconButton } from '@ementa/ui'
import { AppTooltip, Menu, MenuButton, MenuItemOption, MenuList, MenuOptionGroup } from '@ementa/ui/overlays'
import type { TextTools } from './text-surface'
import { TOOL_LOOK } from './tool-button'
import { ALIGNMENTS } from './tools'

/** Four buttons in one: alignment is set once a text, if at all. */
export function AlignmentMenu({ tools, align }: { tools: TextTools; align: unknown }) {
  const current = ALIGNMENTS.find(({ value }) => value === align) ?? ALIGNMENTS[0]
  const Icon = current.icon
  return (
    <Menu isLazy placement="bottom-start">
      <AppTooltip label="Alinhamento">
        <MenuButton
          as={IconButton}
          aria-label={`Alinhamento: ${current.label}`}
          data-tool="wide"
          {...TOOL_LOOK}
          icon={<Icon size={17} aria-hidden />}
        />
      </AppTooltip>
      <MenuList minW="200px">
        <MenuOptionGroup
          type="radio"
          value={current.value}
          onChange={(value) => tools.format('align', value === 'left' ? false : value)}
        >
          {ALIGNMENTS.map(({ value, label }) => (
            <MenuItemOption key={value} value={value}>
              {label}
            </MenuItemOption>
          ))}
        </MenuOptionGroup>
      </MenuList>
    </Menu>
  )
}
