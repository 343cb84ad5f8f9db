import {
  type AlertDialogProps,
  AlertDialog as ChakraAlertDialog,
  Drawer as ChakraDrawer,
  Menu as ChakraMenu,
  MenuList as ChakraMenuList,
  Modal as ChakraModal,
  ModalCloseButton as ChakraModalCloseButton,
  type CloseButtonProps,
  chakra,
  type DrawerProps,
  forwardRef,
  type MenuListProps,
  type MenuProps,
  type ModalProps,
  Portal,
  useMenuContext,
  useMenuDescendantsContext,
} from '@chakra-ui/react'
import { type KeyboardEvent as ReactKeyboardEvent, useEffectEvent, useLayoutEffect } from 'react'
import { useAppRouter } from '../routing/router-provider'
import { withTheme } from '../theme/theme'

declare global {
  /** The DOM types of TypeScript do not have it yet. */
  interface CloseWatcher extends EventTarget {
    requestClose(): void
    destroy(): void
  }
  var CloseWatcher: { new (): CloseWatcher }
}

/** Closes each open layer over the page, the topmost one last. */
const layers: (() => void)[] = []
let watcher: CloseWatcher | null = null
let isEscape = false

/**
 * Watches for the system's Back (Android) while a layer is open. One watcher serves all of them: watchers that are made
 * without a touch are one group, and one Back closes a whole group.
 */
function watch() {
  if (layers.length === 0) {
    unwatch()
    window.removeEventListener('keydown', passEscape, true)
  } else if (!watcher && !isEscape && typeof CloseWatcher !== 'undefined') {
    watcher = new CloseWatcher()
    watcher.addEventListener('close', () => {
      watcher = null
      layers.at(-1)?.()
      // The layer may ask before it closes, and others may lie below it.
      watch()
    })
    window.addEventListener('keydown', passEscape, true)
  }
}

function unwatch() {
  watcher?.destroy()
  watcher = null
}

/** Each layer answers Escape itself; a watcher would hear the same press and close the layer below too. */
function passEscape({ key }: KeyboardEvent) {
  if (key !== 'Escape') return
  isEscape = true
  unwatch()
  setTimeout(() => {
    isEscape = false
    watch()
  })
}

/**
 * Closes what is open over the page when Back is pressed, in place of leaving the page; of several layers the topmost one
 * (decision 032). Dialogs, drawers and menus of `@ementa/ui/overlays` have it.
 * @param onClose as for Escape: it may ask first
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const router = useAppRouter()
  const close = useEffectEvent(onClose)
  // Ends in the commit that closes it: a step of the program that follows must pass.
  useLayoutEffect(() => {
    if (!isOpen) return
    const layer = () => close()
    layers.push(layer)
    watch()
    const unblock = router?.block({
      blocks: (_from, _to, isBrowserStep) => isBrowserStep,
      onBlocked: layer,
      isLayer: true,
    })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      watch()
      unblock?.()
    }
  }, [isOpen, router])
}

const ThemedModal = withTheme(ChakraModal)
const ThemedDrawer = withTheme(ChakraDrawer)
const ThemedAlertDialog = withTheme(ChakraAlertDialog)

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

const ThemedMenu = withTheme(ChakraMenu)

/** Moves a list that is too high for the room beside its button over the button, where all of it is in the window. */
const IN_THE_WINDOW = [{ name: 'preventOverflow', options: { altAxis: true, padding: 8 } }]

export function Menu(props: MenuProps) {
  return <ThemedMenu modifiers={IN_THE_WINDOW} {...props} />
}

/** Makes the menu transparent until it is placed: before, it is far from its button; hidden it could not take the focus. */
const ONLY_IN_ITS_PLACE = { '& > :not([data-popper-placement])': { opacity: 0, pointerEvents: 'none' } }

/**
 * Chakra hides a closed menu at the end of its exit, also when it was opened again meanwhile: it would stay hidden. Here
 * that is a transition of its own, which the opening replaces.
 */
const MENU_MOTION = {
  enter: { visibility: 'visible', opacity: 1, scale: 1, transition: { duration: 0.2, ease: [0.4, 0, 0.2, 1] } },
  exit: {
    visibility: 'hidden',
    opacity: 0,
    scale: 0.8,
    transition: { duration: 0.1, visibility: { delay: 0.1, duration: 0 } },
  },
} as const

/**
 * The list of a menu: out of the flow, so that no card clips it, and outside the page's landmarks, as `useFocusAfterRemoval`
 * expects. While it is open it is a landmark itself: everything in sight is in one (axe `region`).
 */
export function MenuList(props: MenuListProps) {
  const { isOpen, onClose, setFocusedIndex } = useMenuContext()
  const items = useMenuDescendantsContext()
  useCloseOnBack(isOpen, onClose)
  // Chakra leaves Home and End to the page, which scrolls to its end and may unmount the card of the menu.
  function onKeyDown(event: ReactKeyboardEvent) {
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    const item = event.key === 'Home' ? items.firstEnabled() : items.lastEnabled()
    if (item) setFocusedIndex(item.index)
  }
  return (
    <Portal>
      <chakra.div sx={ONLY_IN_ITS_PLACE} {...(isOpen && { role: 'region', 'aria-label': 'Menu' })}>
        <ChakraMenuList zIndex="dropdown" motionProps={{ variants: MENU_MOTION }} onKeyDown={onKeyDown} {...props} />
      </chakra.div>
    </Portal>
  )
}

/** Chakra says "Close" here; the product says `Fechar`. */
export const ModalCloseButton = forwardRef<CloseButtonProps, 'button'>(function ModalCloseButton(props, ref) {
  return <ChakraModalCloseButton ref={ref} aria-label="Fechar" {...props} />
})

export const DrawerCloseButton = ModalCloseButton
