// Styles of the controls on a first paint. Targets are 44 px under a coarse pointer (WCAG 2.5.8).

export const coarse = '@media (pointer: coarse)'
export const ease = { transitionProperty: 'background-color, border-color, color', transitionDuration: '120ms' }

const solid = {
  bg: 'brand.solid',
  color: 'brand.contrast',
  _hover: { bg: 'brand.solidHover', _disabled: { bg: 'brand.solid' } },
  _active: { bg: 'brand.solidHover' },
}
const outline = {
  bg: 'transparent',
  // One line between two attached buttons.
  '.chakra-button__group[data-attached] > &:not(:last-of-type)': { marginEnd: '-1px' },
  color: 'fg',
  border: '1px solid',
  borderColor: 'border.control',
  _hover: { bg: 'bg.hover', borderColor: 'fg.muted' },
  _active: { bg: 'bg.sunken' },
  _pressed: { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.fg' },
}
const ghost = {
  bg: 'transparent',
  color: 'fg.muted',
  _hover: { bg: 'bg.hover', color: 'fg' },
  _active: { bg: 'bg.sunken' },
  _pressed: { color: 'brand.fg' },
}

const Button = {
  baseStyle: {
    borderRadius: 'md',
    fontWeight: 600,
    lineHeight: 1.2,
    // Wraps only where a whole line has no room for it: letters of 200 % on a phone.
    flexShrink: 0,
    maxW: '100%',
    whiteSpace: 'normal',
    ...ease,
    // Disabled but still readable: some disabled buttons explain themselves.
    _disabled: { opacity: 0.62, cursor: 'not-allowed' },
    _hover: { _disabled: { bg: 'initial' } },
  },
  sizes: {
    xs: {
      h: 'fit-content',
      minH: '28px',
      minW: '28px',
      fontSize: 'xs',
      px: 2,
      [coarse]: { minH: '44px', minW: '44px' },
    },
    sm: {
      h: 'fit-content',
      minH: '36px',
      minW: '36px',
      fontSize: 'sm',
      px: 3,
      [coarse]: { minH: '44px', minW: '44px' },
    },
    md: { h: 'fit-content', minH: '44px', minW: '44px', fontSize: 'sm', px: 4 },
    lg: { h: 'fit-content', minH: '48px', minW: '48px', fontSize: 'md', px: 6 },
  },
  variants: {
    solid,
    outline,
    ghost,
    /** Bordô and red are close in hue, so destructive buttons are outlined with an icon and a verb, never solid. */
    danger: {
      bg: 'transparent',
      color: 'danger',
      border: '1px solid',
      borderColor: 'danger',
      _hover: { bg: 'dangerBg' },
      _active: { bg: 'dangerBg' },
    },
    subtle: { bg: 'brand.subtle', color: 'brand.fg', _hover: { bg: 'brand.subtle', textDecoration: 'underline' } },
    link: {
      p: 0,
      h: 'auto',
      minH: '24px',
      lineHeight: 'normal',
      verticalAlign: 'baseline',
      color: 'link',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
      _active: { color: 'link' },
    },
    unstyled: { bg: 'none', color: 'inherit', display: 'inline', lineHeight: 'inherit', m: 0, p: 0 },
  },
  defaultProps: { variant: 'outline', size: 'md', colorScheme: 'gray' },
}

export const controls = { Button }
