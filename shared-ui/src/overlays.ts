// Public face of everything that opens over the page or moves: all of it pulls in framer-motion.
import './theme/overlays-theme'

export {
  DrawerBody,
  DrawerContent,
  DrawerHeader,
  DrawerOverlay,
  MenuButton,
  MenuItemOption,
  MenuOptionGroup,
  ModalBody,
  ModalContent,
  ModalHeader,
  ModalOverlay,
} from '@chakra-ui/react'
export { PeopleDialog } from './kit/people-dialog'
export { ActionMenu, type ActionMenuItem } from './overlays/action-menu'
export { AppTooltip } from './overlays/app-tooltip'
export { DrawerCloseButton, ModalCloseButton } from './overlays/close-buttons'
export { closeGap } from './overlays/close-gap'
export { type ConfirmOptions, confirm } from './overlays/confirm'
export { Drawer, Menu, Modal } from './overlays/layers'
export { MenuList } from './overlays/menu-list'
export { OverlayHost } from './overlays/overlay-host'
export { Sheet } from './overlays/sheet'
export { useCloseOnBack } from './overlays/use-close-on-back'
export { VersionConflict } from './overlays/version-conflict'
