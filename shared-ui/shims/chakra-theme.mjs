// Bundler alias target for '@chakra-ui/theme': the default theme without the styles of its parts, which the facades add
// for what they export (src/theme). The package's own index keeps all 42 alive, as `extendTheme` is built from it when
// it is loaded.
import { foundations } from '@chakra-ui/theme/foundations'
import { semanticTokens } from '@chakra-ui/theme/semantic-tokens'

// Only the greys of the palettes are kept: the product names its own colours, and each shade is a custom property of the page.
const { transparent, current, black, white, whiteAlpha, blackAlpha, gray } = foundations.colors
const colors = { transparent, current, black, white, whiteAlpha, blackAlpha, gray }
const config = { useSystemColorMode: false, initialColorMode: 'light', cssVarPrefix: 'chakra' }

export const baseTheme = { semanticTokens, direction: 'ltr', components: {}, ...foundations, colors, config }
export const theme = baseTheme

/** `extendTheme` asks whether its last argument is a whole theme to start from; ours never is. */
export const requiredChakraThemeKeys = []
export const isChakraTheme = () => false
