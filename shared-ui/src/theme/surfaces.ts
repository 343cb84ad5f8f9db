// Styles of texts and surfaces: hairlines instead of shadows, ink instead of grey boxes.

const Heading = {
  baseStyle: { fontFamily: 'heading', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.2, textWrap: 'balance' },
  sizes: {
    xl: { fontSize: '2xl', lineHeight: [1.33, null, 1.2] },
    lg: { fontSize: 'xl', lineHeight: [1.33, null, 1.2] },
    md: { fontSize: 'lg' },
    sm: { fontSize: 'md', lineHeight: 1.35 },
    xs: { fontSize: 'sm', lineHeight: 1.4 },
  },
  defaultProps: { size: 'lg' },
}

const Link = {
  baseStyle: {
    color: 'link',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: { plain: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } } },
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
const Skeleton = {
  baseStyle: {
    ...pulse,
    bg: 'var(--skeleton-start-color)',
    borderColor: 'var(--skeleton-end-color)',
    borderRadius: 'sm',
  },
}
const Spinner = {
  baseStyle: { color: 'brand.fg', w: 'var(--spinner-size)', h: 'var(--spinner-size)' },
  sizes: {
    xs: { '--spinner-size': 'sizes.3' },
    sm: { '--spinner-size': 'sizes.4' },
    md: { '--spinner-size': 'sizes.6' },
    lg: { '--spinner-size': 'sizes.8' },
  },
  defaultProps: { size: 'md' },
}
const Kbd = {
  baseStyle: {
    bg: 'bg.sunken',
    color: 'fg',
    border: '1px solid',
    borderBottomWidth: '3px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: 'xs',
    fontWeight: 700,
    lineHeight: 'normal',
    px: '0.4em',
    whiteSpace: 'nowrap',
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
  sizes: { sm: { fontSize: '2xs' }, md: { fontSize: 'xs' }, lg: { fontSize: 'md' } },
  defaultProps: { size: 'md' },
}
const List = { baseStyle: { icon: { me: 2, display: 'inline', verticalAlign: 'text-bottom' } } }

export const surfaces = { Badge, CloseButton, Heading, Kbd, Link, List, Skeleton, Spinner }
