import { createExtendTheme, mergeThemeOverride } from '@chakra-ui/react'
import { foundations } from '@chakra-ui/theme/foundations'
import { semanticTokens } from '@chakra-ui/theme/semantic-tokens'
import { colors, fontSizes, fonts, radii, shadows, sizes } from './tokens'

// Only the greys of the palettes are kept: the product names its own colours, and each shade is a custom property of the
// page.
const { transparent, current, black, white, whiteAlpha, blackAlpha, gray } = foundations.colors

/** Chakra's theme without the styles of its parts, which each facade adds for its own exports. */
const extendFoundations = createExtendTheme({
  ...foundations,
  semanticTokens,
  direction: 'ltr',
  components: {},
  colors: { transparent, current, black, white, whiteAlpha, blackAlpha, gray },
  config: { useSystemColorMode: false, initialColorMode: 'light', cssVarPrefix: 'chakra' },
})

/**
 * Chakra's theme, dressed as *Autos*. Its custom properties and the rules of the page are in the document's sheet
 * (`tokens.css`, `global.css`); colour mode is not Chakra's business here: see `style-provider.tsx`.
 */
export const theme = extendFoundations({
  config: { initialColorMode: 'light', useSystemColorMode: false, cssVarPrefix: 'chakra' },
  semanticTokens: { colors },
  fonts,
  fontSizes,
  breakpoints: { lg: '64em' },
  radii,
  sizes,
  shadows,
  // The facades add the look of what they export.
  components: {},
})

type Parts = Record<string, object>

/**
 * Dresses parts of Chakra: its own style of each, with ours over it. A facade does so for what it exports, so that a first
 * paint does not bring the looks of dialogs and tables. Chakra looks a part up when it is rendered, and a part can only be
 * rendered by those who have its facade. A part newly exported by a facade needs its style here, else it comes out bare.
 */
export function addParts(chakras: Parts, ours: Parts) {
  Object.assign(theme.components, mergeThemeOverride(chakras, ours))
}
