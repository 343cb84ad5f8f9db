import { MenuButton, MenuDivider, MenuItem } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { Fragment, type ReactElement, useEffect, useId, useRef } from 'react'
import { IconButton } from '../components/button'
import styles from './action-menu.module.css'
import { Menu, MenuList } from './layers'

export interface ActionMenuItem {
  label: string
  /** One line below the label, where the label alone leaves a doubt. */
  description?: string
  icon?: ReactElement
  onSelect: () => void
  /** Destroys or reports: red, below a hairline. */
  danger?: boolean
}

export interface ActionMenuProps {
  /** Accessible name of the button, naming its object: `Mais ações para a publicação de Ana`. */
  label: string
  items: readonly ActionMenuItem[]
  icon?: ReactElement
  /** Opens as soon as it appears: for a place that renders a plain button until the menu is first wanted. */
  startOpen?: boolean
}

/** The `…` menu: a 44 px button and a list of actions, kept out of the flow so that no card clips it. */
export function ActionMenu({ label, items, icon, startOpen }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hasStarted = useRef(false)
  const id = useId()
  useEffect(() => {
    if (!startOpen || hasStarted.current) return
    hasStarted.current = true
    // Through the button, so that the menu takes the focus and gives it back as after any other click.
    button.current?.click()
  }, [startOpen])
  // A dialog opened by an item must hand the focus back to this button, not to the item, which is gone by then.
  const run = (action: () => void) => {
    button.current?.focus()
    action()
  }
  const firstDanger = items.findIndex((item) => item.danger)
  return (
    // Fixed: it takes the focus before it has its place, which pulls the page to its top when nothing is animated.
    <Menu isLazy placement="bottom-end" strategy="fixed" autoSelect={false}>
      <MenuButton ref={button} as={IconButton} aria-label={label} icon={icon ?? <Ellipsis size={20} aria-hidden />} />
      <MenuList>
        {items.map((item, index) => (
          <Fragment key={item.label}>
            {index === firstDanger && index > 0 && <MenuDivider />}
            <MenuItem
              icon={item.icon}
              data-danger={item.danger ? '' : undefined}
              // The name stays the label alone; the line below it is its description, and hidden from the name.
              aria-describedby={item.description ? `${id}-${index}` : undefined}
              onClick={() => run(item.onSelect)}
            >
              {item.label}
              {item.description && (
                <span id={`${id}-${index}`} aria-hidden className={styles.description}>
                  {item.description}
                </span>
              )}
            </MenuItem>
          </Fragment>
        ))}
      </MenuList>
    </Menu>
  )
}
