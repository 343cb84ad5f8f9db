import type { BoxProps } from '@chakra-ui/react'

/** Props of a text that a phone has no room for: there it is read by screen readers and not seen. */
export const spokenOnPhones: BoxProps = {
  position: { base: 'absolute', md: 'static' },
  boxSize: { base: '1px', md: 'auto' },
  overflow: { base: 'hidden', md: 'visible' },
  clipPath: { base: 'inset(50%)', md: 'none' },
  whiteSpace: 'nowrap',
}
