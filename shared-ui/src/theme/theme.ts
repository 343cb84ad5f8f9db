import { extendTheme } from '@chakra-ui/react'
import { controls } from './controls'
import { globalStyles, textStyles } from './global'
import { surfaces } from './surfaces'
import { colors, fontSizes, fonts, radii, shadows, sizes } from './tokens'

/** Chakra's theme, dressed as *Autos*. Colour mode is not Chakra's business here: see providers.tsx. */
export const theme = extendTheme({
  config: { initialColorMode: 'light', useSystemColorMode: false, cssVarPrefix: 'chakra' },
  semanticTokens: { colors },
  fonts,
  fontSizes,
  radii,
  sizes,
  shadows,
  textStyles,
  styles: { global: globalStyles },
  components: { ...controls, ...surfaces },
})
