// Public face of everything that opens over the page or moves: all of it pulls in framer-motion.
import './theme/overlays-theme'

export {
  Accordion,
  AccordionButton,
  AccordionIcon,
  AccordionItem,
  AccordionPanel,
  AlertDialog,
  AlertDialogBody,
  AlertDialogContent,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogOverlay,
  Collapse,
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerOverlay,
  Fade,
  Menu,
  MenuButton,
  MenuDivider,
  MenuGroup,
  MenuItem,
  MenuItemOption,
  MenuList,
  MenuOptionGroup,
  Modal,
  ModalBody,
  ModalContent,
  ModalFooter,
  ModalHeader,
  ModalOverlay,
  Popover,
  PopoverAnchor,
  PopoverArrow,
  PopoverBody,
  PopoverContent,
  PopoverHeader,
  PopoverTrigger,
} from '@chakra-ui/react'
export { AnimatePresence, LayoutGroup, MotionConfig, motion, useReducedMotion } from 'framer-motion'
export { ActionMenu, type ActionMenuItem } from './overlays/action-menu'
export { AppTooltip } from './overlays/app-tooltip'
export { DrawerCloseButton, ModalCloseButton, PopoverCloseButton } from './overlays/close-buttons'
export { type ConfirmOptions, confirm } from './overlays/confirm'
export { OverlayHost } from './overlays/overlay-host'
export { Sheet, type SheetProps } from './overlays/sheet'
export { ToastHost } from './overlays/toast'
