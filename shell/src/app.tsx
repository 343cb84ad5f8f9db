import { productFolder } from '@ementa/contracts'
import { AppTree } from '@ementa/ui/host'
import { createBrowserRouter, RouterProvider } from '@ementa/ui/router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { PageBoundary } from './failures/page-boundary'
import { SectionOutlet } from './federation/section-outlet'
import { Frame } from './frame/frame'
import { dropWorker } from './pwa/drop-worker'
import { catchInstallPrompt } from './pwa/install-state'
import { registerWorker } from './pwa/register-worker'
import type { RegistryResult } from './registry/registry'
import { createShellServices } from './services/create-services'
import { watch } from './telemetry/watch'

const AskedReleaseNotice = lazy(() => import('./federation/asked-release-notice'))

/** Renders the frame; called by the boot file once the registry has answered. */
export function start(result: RegistryResult) {
  catchInstallPrompt()
  const services = createShellServices(result.registry)
  const measure = watch({ registry: result.registry, toast: services.toast })
  const router = createBrowserRouter(productFolder())
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <AppTree services={services}>
        <RouterProvider router={router}>
          <PageBoundary>
            <Frame services={services}>
              {result.asked && (
                <Suspense>
                  <AskedReleaseNotice asked={result.asked} />
                </Suspense>
              )}
              <SectionOutlet result={result} />
            </Frame>
          </PageBoundary>
        </RouterProvider>
      </AppTree>
    </StrictMode>,
  )
  whenQuiet(() => {
    measure()
    // The card of a failure must be there when nothing answers any more.
    import('./failures/remote-failure').catch(() => undefined)
  })
  // The way back from a broken worker: the registry, which is asked for over the network first, switches it off.
  whenQuiet(() => void (result.registry.worker === false ? dropWorker() : registerWorker(result.registry.remotes)))
}

/** Nothing of it may compete with the first page. */
function whenQuiet(work: () => void) {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
