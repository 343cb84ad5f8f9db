import {
  type AlertDialogProps,
  AlertDialog as ChakraAlertDialog,
  Drawer as ChakraDrawer,
  Menu as ChakraMenu,
  Modal as ChakraModal,
  type DrawerProps,
  type ModalProps,
} from '@chakra-ui/react'
import { themed } from '../theme/themed'
import { useCloseOnBack } from './use-close-on-back'

const ThemedModal = themed(ChakraModal)
const ThemedDrawer = themed(ChakraDrawer)
const ThemedAlertDialog = themed(ChakraAlertDialog)

// A layer that fades away holds the focus no longer (`trapFocus`): keys typed then are meant for the page.

/** Chakra's, closed by Back before the page is left. */
export function Modal(props: ModalProps) {
  useCloseOnBack(props.isOpen, props.onClose)
  return <ThemedModal trapFocus={props.isOpen} {...props} />
}

/** Chakra's, closed by Back before the page is left. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.isOpen, props.onClose)
  return <ThemedDrawer trapFocus={props.isOpen} {...props} />
}

/** Chakra's, closed by Back before the page is left. */
export function AlertDialog(props: AlertDialogProps) {
  useCloseOnBack(props.isOpen, props.onClose)
  return <ThemedAlertDialog trapFocus={props.isOpen} {...props} />
}

export const Menu = themed(ChakraMenu)
