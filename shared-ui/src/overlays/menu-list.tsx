import { MenuList as ChakraMenuList, chakra, type MenuListProps, Portal, useMenuState } from '@chakra-ui/react'
import { useCloseOnBack } from './use-close-on-back'

/** Makes the menu transparent until it is placed: before, it is far from its button; hidden it could not take the focus. */
const ONLY_IN_ITS_PLACE = { '& > :not([data-popper-placement])': { opacity: 0, pointerEvents: 'none' } }

/**
 * The list of a menu: out of the flow, so that no card clips it, and outside the page's landmarks, as `useFocusAfterRemoval`
 * expects. While it is open it is a landmark itself: everything in sight is in one (axe `region`).
 */
export function MenuList(props: MenuListProps) {
  const { isOpen, onClose } = useMenuState()
  useCloseOnBack(isOpen, onClose)
  return (
    <Portal>
      <chakra.div sx={ONLY_IN_ITS_PLACE} {...(isOpen && { role: 'region', 'aria-label': 'Menu' })}>
        <ChakraMenuList zIndex="dropdown" {...props} />
      </chakra.div>
    </Portal>
  )
}
