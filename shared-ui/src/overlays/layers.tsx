import {
  type AlertDialogProps,
  AlertDialog as ChakraAlertDialog,
  Drawer as ChakraDrawer,
  Modal as ChakraModal,
  type DrawerProps,
  type ModalProps,
} from '@chakra-ui/react'
import { useCloseOnBack } from './use-close-on-back'

// A layer that fades away holds the focus no longer (`trapFocus`): keys typed then are meant for the page.

/** Chakra's, closed by Back before the page is left. */
export function Modal(props: ModalProps) {
  useCloseOnBack(props.isOpen, props.onClose)
  return <ChakraModal trapFocus={props.isOpen} {...props} />
}

/** Chakra's, closed by Back before the page is left. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.isOpen, props.onClose)
  return <ChakraDrawer trapFocus={props.isOpen} {...props} />
}

/** Chakra's, closed by Back before the page is left. */
export function AlertDialog(props: AlertDialogProps) {
  useCloseOnBack(props.isOpen, props.onClose)
  return <ChakraAlertDialog trapFocus={props.isOpen} {...props} />
}
