import { ColorModeContext, CSSReset, GlobalStyle, ThemeProvider } from '@chakra-ui/react'
import { MotionConfig } from 'framer-motion'
import { type ReactNode, useMemo } from 'react'
import { Announcer } from './components/announcer'
import { useServices, useThemeState } from './services/context'
import { theme } from './theme/theme'

/**
 * Look of the whole product, once a page, below a `ServicesProvider`. It is in the place of `ChakraProvider`, whose
 * colour-mode provider stores the resolved colour and would lose the choice `system`; class and `data-theme` on the
 * root are the theme service's work. `MotionConfig` because Chakra ignores reduced motion by itself.
 * Dialogs and toasts additionally need one `OverlayHost` (`@ementa/ui/overlays`).
 */
export function AppProviders({ children }: { children: ReactNode }) {
  const { theme: service } = useServices()
  const { resolved } = useThemeState()
  const mode = useMemo(
    () => ({
      colorMode: resolved,
      forced: false,
      setColorMode: (choice: 'light' | 'dark' | 'system') => service.set(choice),
      toggleColorMode: () => service.toggle(),
    }),
    [resolved, service],
  )
  return (
    <ThemeProvider theme={theme}>
      <ColorModeContext.Provider value={mode}>
        <CSSReset />
        <GlobalStyle />
        <MotionConfig reducedMotion="user">{children}</MotionConfig>
        <Announcer />
      </ColorModeContext.Provider>
    </ThemeProvider>
  )
}
