import { MenuList as ChakraMenuList, type MenuListProps, Portal } from '@chakra-ui/react'

/** Read when a menu renders: a page without a frame (a test, a remote on its own) may have no landmark yet. */
const LANDMARK = {
  get current() {
    return document.querySelector('main') ?? document.body
  },
}

/**
 * The list of a menu: out of the flow, so that no card clips it, but inside the page's landmark, where a person who goes
 * from landmark to landmark finds it (axe `region`).
 */
export function MenuList(props: MenuListProps) {
  return (
    <Portal containerRef={LANDMARK}>
      <ChakraMenuList zIndex="dropdown" {...props} />
    </Portal>
  )
}
