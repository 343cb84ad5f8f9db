// What one reads and what opens over the page: hairlines instead of shadows, ink instead of grey boxes.

const Heading = {
  baseStyle: { fontFamily: 'heading', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.2, textWrap: 'balance' },
  sizes: {
    xl: { fontSize: '2xl' },
    lg: { fontSize: 'xl' },
    md: { fontSize: 'lg' },
    sm: { fontSize: 'md', lineHeight: 1.35 },
    xs: { fontSize: 'sm', lineHeight: 1.4 },
  },
  defaultProps: { size: 'lg' },
}

const Link = {
  baseStyle: {
    color: 'link',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: { plain: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } } },
}

const tab = {
  fontSize: 'sm',
  fontWeight: 600,
  color: 'fg.muted',
  minH: '44px',
  px: 4,
  transition: 'none',
  _hover: { color: 'fg' },
  _selected: { color: 'brand.fg', borderColor: 'brand.fg' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
}
const Tabs = {
  baseStyle: { tabpanel: { px: 0, py: 4 } },
  variants: {
    line: {
      root: {},
      tablist: { borderBottom: '1px solid', borderColor: 'border', overflowX: 'auto', scrollbarWidth: 'none' },
      tab: { ...tab, borderBottom: '2px solid', borderColor: 'transparent', mb: '-1px', _active: { bg: 'bg.sunken' } },
    },
  },
  defaultProps: { variant: 'line', size: 'md', colorScheme: 'gray' },
}

const Badge = {
  baseStyle: {
    fontSize: '2xs',
    fontWeight: 600,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    borderRadius: 'sm',
    px: 1.5,
    py: '1px',
    lineHeight: 1.5,
  },
  variants: {
    subtle: { bg: 'bg.hover', color: 'fg.muted' },
    solid: { bg: 'brand.solid', color: 'brand.contrast' },
    outline: { bg: 'transparent', color: 'fg.muted', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-control)' },
    success: { bg: 'successBg', color: 'success' },
    warning: { bg: 'warningBg', color: 'warning' },
    danger: { bg: 'dangerBg', color: 'danger' },
    gold: { bg: 'goldBg', color: 'gold' },
    info: { bg: 'link.subtle', color: 'link' },
  },
  defaultProps: { variant: 'subtle', colorScheme: 'gray' },
}
const Tag = {
  baseStyle: { container: { borderRadius: 'full', fontWeight: 500 } },
  sizes: { md: { container: { minH: '28px', px: 3, fontSize: 'xs', borderRadius: 'full' } } },
  variants: { subtle: { container: { bg: 'bg.hover', color: 'fg.muted' } } },
  defaultProps: { variant: 'subtle', size: 'md', colorScheme: 'gray' },
}
const Divider = { baseStyle: { opacity: 1, borderColor: 'border' } }
const pulse = { '--skeleton-start-color': 'colors.bg.hover', '--skeleton-end-color': 'colors.border' }
const Skeleton = { baseStyle: { ...pulse, _dark: pulse, borderRadius: 'sm', opacity: 1 } }
const Progress = {
  baseStyle: {
    track: { bg: 'border', borderRadius: 'full' },
    filledTrack: { bg: 'brand.solid', transitionDuration: '180ms' },
  },
  defaultProps: { size: 'xs' },
}
const Spinner = { baseStyle: { color: 'brand.fg' } }
const Kbd = { baseStyle: { bg: 'bg.sunken', borderColor: 'border.control', fontSize: 'xs', color: 'fg' } }

const Table = {
  baseStyle: {
    table: { fontVariantNumeric: 'lining-nums tabular-nums', borderCollapse: 'collapse', width: '100%' },
    th: { fontFamily: 'body', fontWeight: 600, textAlign: 'start' },
    td: { textAlign: 'start' },
  },
  variants: {
    simple: {
      th: {
        color: 'fg.subtle',
        fontSize: '2xs',
        letterSpacing: '0.05em',
        textTransform: 'uppercase',
        borderBottom: '1px solid',
        borderColor: 'border.control',
      },
      td: { borderBottom: '1px solid', borderColor: 'border' },
      caption: { color: 'fg.muted', fontSize: 'xs' },
      tbody: { tr: { _hover: { bg: 'bg.hover' } } },
    },
  },
  sizes: {
    sm: { th: { px: 3, py: 1.5 }, td: { px: 3, py: 1.5, fontSize: 'xs', lineHeight: 1.4 }, caption: { px: 3, py: 2 } },
    md: { th: { px: 4, py: 2.5 }, td: { px: 4, py: 3, fontSize: 'sm', lineHeight: 1.45 }, caption: { px: 4, py: 2 } },
  },
}

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
const Modal = {
  baseStyle: { ...dialogParts, dialog: { ...paper, mx: 4 } },
  defaultProps: { size: 'md' },
}
const Drawer = { baseStyle: { ...dialogParts, dialog: { ...paper, borderRadius: 0 } } }
const Menu = {
  baseStyle: {
    list: { ...paper, py: 1, minW: '220px', overflow: 'hidden' },
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
const Popover = {
  baseStyle: {
    content: { ...paper, '--popper-bg': 'colors.bg.surface', '--popper-arrow-bg': 'colors.bg.surface', width: '320px' },
    header: { fontFamily: 'heading', fontWeight: 600, px: 4, pt: 3, pb: 2, borderBottomWidth: 0 },
    body: { px: 4, py: 3 },
    closeButton: { top: 1, insetEnd: 1 },
  },
}
const Tooltip = {
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
  },
}
const Accordion = {
  baseStyle: {
    container: { borderColor: 'border' },
    button: { minH: '44px', px: 0, fontWeight: 600, _hover: { bg: 'transparent', color: 'brand.fg' } },
    panel: { px: 0, pb: 4 },
  },
}

export const surfaces = {
  Accordion,
  Badge,
  CloseButton,
  Divider,
  Drawer,
  Heading,
  Kbd,
  Link,
  Menu,
  Modal,
  Popover,
  Progress,
  Skeleton,
  Spinner,
  Table,
  Tabs,
  Tag,
  Tooltip,
}
