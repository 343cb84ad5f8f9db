import { Box, Heading, StyleProvider } from '@ementa/ui'
import { AppTree } from '@ementa/ui/host'
import { OverlayHost } from '@ementa/ui/overlays'
import { createBrowserRouter, RouterProvider } from '@ementa/ui/router'
import { useState } from 'react'
import { createWorkshopServices } from './services'
import { Buttons } from './stories/buttons'
import { Feedback } from './stories/feedback'
import { Fields } from './stories/fields'
import { Kit } from './stories/kit'
import { Layout } from './stories/layout'
import { Overlays } from './stories/overlays'

/** Every shared part in one theme, one group after the other. */
export function Stories() {
  return (
    <Box as="main" maxW="680px" mx="auto" p={4}>
      <Heading as="h1" textStyle="display">
        Oficina
      </Heading>
      <Buttons />
      <Fields />
      <Layout />
      <Feedback />
      <Kit />
      <Overlays />
    </Box>
  )
}

/** The same in the frame that a part needs: services, theme, router and the host of dialogs and toasts. */
export function WorkshopPage({ theme }: { theme: 'light' | 'dark' }) {
  const [services] = useState(() => createWorkshopServices(theme))
  const [router] = useState(createBrowserRouter)
  return (
    <AppTree services={services}>
      <StyleProvider>
        <RouterProvider router={router}>
          <Stories />
        </RouterProvider>
        <OverlayHost />
      </StyleProvider>
    </AppTree>
  )
}
