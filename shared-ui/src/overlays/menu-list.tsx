import { MenuList as ChakraMenuList, chakra, type MenuListProps, Portal, useMenuState } from '@chakra-ui/react'

/**
 * The list of a menu: out of the flow, so that no card clips it, and outside the page's landmarks, as `useKeptPageFocus`
 * expects. While it is open it is a landmark itself: everything in sight is in one (axe `region`).
 */
export function MenuList(props: MenuListProps) {
  const { isOpen } = useMenuState()
  return (
    <Portal>
      <chakra.div {...(isOpen && { role: 'region', 'aria-label': 'Menu' })}>
        <ChakraMenuList zIndex="dropdown" {...props} />
      </chakra.div>
    </Portal>
  )
}
