import { ColorModeContext, toCSSVar } from '@chakra-ui/react'
import type { ThemeChoice, ThemeService } from '@ementa/contracts'
import { ThemeContext } from '@emotion/react'
import { MotionConfig, MotionGlobalConfig } from 'framer-motion'
import { type ComponentType, type ElementType, type ReactNode, useContext, useMemo } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { ServicesContext } from '../services/context'
import { theme } from './theme'

/** The theme with the custom properties that its parts refer to; the document's sheet has their values (`tokens.css`). */
const themeInUse = toCSSVar(theme)
/** Theme of a part by itself, without services above it. */
const LIGHT = proxy<ThemeService['state']>({ choice: 'light', resolved: 'light' })

/**
 * Contexts for Chakra's parts, in the place of `ChakraProvider`, whose colour-mode provider stores the resolved colour and
 * would lose the choice `system`; class and `data-theme` on the root are the theme service's work. `MotionConfig` because
 * Chakra ignores reduced motion by itself. Inside of another one it is nothing.
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
export function themed<Part extends ElementType>(part: Part): Part
export function themed(Part: ComponentType<object>): ComponentType<object> {
  return (props) => (
    <StyleProvider>
      <Part {...props} />
    </StyleProvider>
  )
}
