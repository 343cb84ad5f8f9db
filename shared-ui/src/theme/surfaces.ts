// What one reads: hairlines instead of shadows, ink instead of grey boxes.

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
const pulse = { '--skeleton-start-color': 'colors.bg.hover', '--skeleton-end-color': 'colors.border' }
const Skeleton = { baseStyle: { ...pulse, _dark: pulse, borderRadius: 'sm', opacity: 1 } }
const Spinner = { baseStyle: { color: 'brand.fg' } }
const Kbd = { baseStyle: { bg: 'bg.sunken', borderColor: 'border.control', fontSize: 'xs', color: 'fg' } }

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
export const surfaces = { Badge, CloseButton, Heading, Kbd, Link, Skeleton, Spinner, Tabs }
