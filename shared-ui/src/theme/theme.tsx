import { ColorModeContext, createExtendTheme, mergeThemeOverride, toCSSVar } from '@chakra-ui/react'
import { foundations } from '@chakra-ui/theme/foundations'
import { semanticTokens } from '@chakra-ui/theme/semantic-tokens'
import type { ThemeChoice, ThemeService } from '@ementa/contracts'
import { ThemeContext } from '@emotion/react'
import { MotionConfig, MotionGlobalConfig } from 'framer-motion'
import { type ComponentType, type ElementType, type ReactNode, useContext, useMemo } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { ServicesContext } from '../services/context'
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
 * (`tokens.css`, `global.css`); colour mode is not Chakra's business here.
 */
export const theme = extendFoundations({
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

/** The theme with the custom properties that its parts refer to; the document's sheet has their values (`tokens.css`). */
const themeInUse = toCSSVar(theme)
/** Theme of a part by itself, without services above it. */
const LIGHT = proxy<ThemeService['state']>({ choice: 'light', resolved: 'light' })

/**
 * Contexts for Chakra's parts, in the place of `ChakraProvider`, whose colour-mode provider stores the resolved colour and
 * would lose the choice `system`; class and `data-theme` on the root are the theme service's work. `MotionConfig` because
 * Chakra ignores reduced motion by itself. Inside of another one it adds nothing.
 */
function StyleProvider({ children }: { children: ReactNode }) {
  return useContext(ThemeContext) === themeInUse ? children : <Contexts>{children}</Contexts>
}

function Contexts({ children }: { children: ReactNode }) {
  const service = useContext(ServicesContext)?.theme
  const { resolved } = useSnapshot(service?.state ?? LIGHT)
  const mode = useMemo(
    () => ({
      colorMode: resolved,
      forced: false,
      setColorMode: (choice: ThemeChoice) => service?.set(choice),
      toggleColorMode: () => service?.toggle(),
    }),
    [resolved, service],
  )
  return (
    <ThemeContext.Provider value={themeInUse}>
      <ColorModeContext.Provider value={mode}>
        <MotionConfig reducedMotion="user">{children}</MotionConfig>
      </ColorModeContext.Provider>
    </ThemeContext.Provider>
  )
}

// `reducedMotion` still lets things fade; people who want less motion get no animation at all.
const lessMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
if (lessMotion?.matches) MotionGlobalConfig.skipAnimations = true
lessMotion?.addEventListener('change', ({ matches }) => {
  MotionGlobalConfig.skipAnimations = matches
})

/** Returns this part of Chakra with the theme around it; what is rendered inside of it has the theme as well. */
export function withTheme<Part extends ElementType>(part: Part): Part
export function withTheme(Part: ComponentType<object>): ComponentType<object> {
  return (props) => (
    <StyleProvider>
      <Part {...props} />
    </StyleProvider>
  )
}
