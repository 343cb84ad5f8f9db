// Public entry of everything that opens over the page or moves: all of it pulls in framer-motion.
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
export { ActionMenu, type ActionMenuItem } from './overlays/action-menu'
export { type ConfirmOptions, closeGap, confirm } from './overlays/confirm'
export { Drawer, DrawerCloseButton, Menu, MenuList, Modal, ModalCloseButton, useCloseOnBack } from './overlays/layers'
export { OverlayHost } from './overlays/overlay-host'
export { PeopleDialog } from './overlays/people-dialog'
export { Sheet } from './overlays/sheet'
export { AppTooltip } from './overlays/tooltip'
export { VersionConflict } from './overlays/version-conflict'
