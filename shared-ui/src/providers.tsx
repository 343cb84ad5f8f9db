import { ColorModeContext, CSSReset, GlobalStyle, ThemeProvider } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { theme } from './theme/theme'

export interface AppProvidersProps {
  /** What the theme service resolved to. Class and `data-theme` on the root are the theme service's work. */
  colorMode: 'light' | 'dark'
  /** Called when a Chakra part asks for another mode; the theme service decides. */
  onColorMode?: (choice: 'light' | 'dark' | 'system') => void
  children: ReactNode
}

/**
 * Stands in the place of `ChakraProvider`: Chakra's own colour-mode provider stores the resolved colour and would lose
 * the choice `system`. `MotionConfig` and the toast host are separate (`OverlayProviders` of `@ementa/ui/overlays`).
 */
export function AppProviders({ colorMode, onColorMode, children }: AppProvidersProps) {
  const mode = useMemo(
    () => ({
      colorMode,
      forced: false,
      setColorMode: (choice: 'light' | 'dark' | 'system') => onColorMode?.(choice),
      toggleColorMode: () => onColorMode?.(colorMode === 'dark' ? 'light' : 'dark'),
    }),
    [colorMode, onColorMode],
  )
  return (
    <ThemeProvider theme={theme}>
      <ColorModeContext.Provider value={mode}>
        <CSSReset />
        <GlobalStyle />
        {children}
      </ColorModeContext.Provider>
    </ThemeProvider>
  )
}
