import type { RemoteModule } from '@ementa/contracts'
import { AppTree } from '@ementa/ui/host'
import { createBrowserRouter, RouterProvider, useRoutes } from '@ementa/ui/router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openDeepLink } from './deep-link'
import { LandingPage } from './landing-page'
import { createStandaloneServices } from './services'
import { StandaloneFrame } from './standalone-frame'

function Section({ remote }: { remote: RemoteModule }) {
  return useRoutes(remote.routes) ?? <LandingPage routes={remote.routes} />
}

/** Serves a remote by itself: its routes inside a small frame with services of its own. */
export function start(remote: RemoteModule) {
  const folder = openDeepLink()
  const services = createStandaloneServices(folder)
  const router = createBrowserRouter(folder)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <AppTree services={services}>
        <RouterProvider router={router}>
          <StandaloneFrame services={services}>
            <Section remote={remote} />
          </StandaloneFrame>
        </RouterProvider>
      </AppTree>
    </StrictMode>,
  )
}
