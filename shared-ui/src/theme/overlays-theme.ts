// Styles of the parts in `@ementa/ui/overlays`, which open over the page.
import { Drawer, Menu, Modal, Tooltip } from '@chakra-ui/theme/components'
import { addParts } from './theme'

const paper = {
  bg: 'bg.surface',
  color: 'fg',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'lg',
  boxShadow: 'overlay',
}
const dialogParts = {
  overlay: { bg: 'scrim' },
  header: { fontFamily: 'heading', fontSize: 'lg', fontWeight: 600, lineHeight: 1.25, px: 6, pt: 5, pb: 2, pe: 14 },
  closeButton: { top: 2, insetEnd: 2, color: 'fg.muted' },
  body: { px: 6, py: 2 },
  footer: { px: 6, pt: 4, pb: 5, gap: 2, flexWrap: 'wrap' },
}
const ourModal = {
  baseStyle: { ...dialogParts, dialog: { ...paper, mx: 4 } },
  defaultProps: { size: 'md' },
}
const ourDrawer = { baseStyle: { ...dialogParts, dialog: { ...paper, borderRadius: 0 } } }
const ourMenu = {
  baseStyle: {
    // A window can be lower than the list: a phone on its side, letters of 400 %.
    list: { ...paper, py: 1, minW: '220px', maxH: 'calc(100dvh - 16px)', overflowX: 'hidden', overflowY: 'auto' },
    item: {
      bg: 'transparent',
      minH: '44px',
      px: 4,
      fontSize: 'sm',
      color: 'fg',
      transition: 'none',
      _hover: { bg: 'bg.hover' },
      _focus: { bg: 'bg.hover' },
      _active: { bg: 'bg.sunken' },
      _disabled: { opacity: 0.62 },
      '&[data-danger]': { color: 'danger' },
    },
    groupTitle: {
      mx: 4,
      my: 2,
      fontSize: '2xs',
      fontWeight: 600,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
      color: 'fg.subtle',
    },
    divider: { my: 1, borderColor: 'border', opacity: 1 },
  },
}
const ourTooltip = {
  baseStyle: {
    '--tooltip-bg': 'colors.fg',
    '--popper-arrow-bg': 'colors.fg',
    bg: 'fg',
    color: 'bg',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 500,
    px: 2,
    py: 1,
    boxShadow: 'none',
  },
}

const CloseButton = {
  baseStyle: {
    w: '44px',
    h: '44px',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { bg: 'bg.hover' },
    _active: { bg: 'bg.sunken' },
    _disabled: { opacity: 0.62, cursor: 'not-allowed' },
  },
  // The size of the cross.
  sizes: { md: { fontSize: 'xs' } },
  defaultProps: { size: 'md' },
}

addParts(
  { Drawer, Menu, Modal, Tooltip },
  {
    CloseButton,
    Drawer: ourDrawer,
    Menu: ourMenu,
    Modal: ourModal,
    Tooltip: ourTooltip,
  },
)
