import { Box, useMediaQuery } from '@ementa/ui'
import { Outlet } from '@ementa/ui/router'
import { lazy, Suspense } from 'react'
import type { ShellServices } from '../services/create-services'
import { BottomBar } from './bottom-bar'
import { Header } from './header'
import { Sidebar } from './sidebar'
import { SkipLink } from './skip-link'
import { useRouteFocus } from './use-route-focus'

const Overlays = lazy(() => import('./overlays'))

/** The one layout around whatever remote is active (SHL-003). */
export function Frame({ services }: { services: ShellServices }) {
  const isMobile = useMediaQuery('mobile')
  useRouteFocus()
  return (
    <>
      <SkipLink />
      <Header isMobile={isMobile} />
      <Box display="flex" maxW="1200px" mx="auto">
        {!isMobile && <Sidebar />}
        <Box
          as="main"
          id="conteudo"
          tabIndex={-1}
          flex="1"
          minW={0}
          pb={isMobile ? 'calc(56px + env(safe-area-inset-bottom) + 16px)' : 8}
          outline="none"
        >
          <Outlet />
        </Box>
      </Box>
      {isMobile && <BottomBar />}
      <Suspense fallback={null}>
        <Overlays services={services} />
      </Suspense>
    </>
  )
}
