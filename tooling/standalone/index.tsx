import type { RemoteModule } from '@ementa/contracts'
import { AppTree } from '@ementa/ui/host'
import '@ementa/ui/document.css'
import { createBrowserRouter, PageRoutes, RouterProvider } from '@ementa/ui/router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openDeepLink } from './deep-link'
import { LandingPage } from './landing-page'
import { createStandaloneServices } from './services'
import { StandaloneFrame } from './standalone-frame'

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
            <PageRoutes routes={remote.routes} otherwise={<LandingPage routes={remote.routes} />} />
          </StandaloneFrame>
        </RouterProvider>
      </AppTree>
    </StrictMode>,
  )
}
