import { productFolder, type RemoteModule } from '@ementa/contracts'
import { AppTree } from '@ementa/ui/host'
import { lazyPart } from '@ementa/ui/plain'
import { createBrowserRouter, RouterProvider } from '@ementa/ui/router'
import { type ErrorInfo, StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RemoteError } from './errors/remote-error'
import { PageBoundary } from './failures/page-boundary'
import { SectionOutlet } from './federation/section-outlet'
import { Frame } from './frame/frame'
import { dropWorker } from './pwa/drop-worker'
import { catchInstallPrompt } from './pwa/install-state'
import { registerWorker } from './pwa/register-worker'
import type { RegistryResult } from './registry/registry'
import { createShellServices } from './services/create-services'
import { prepareFirstPage } from './services/first-page'
import { nextPages } from './services/next-page'
import { watch } from './telemetry/watch'

const AskedReleaseNotice = lazyPart(() => import('./federation/asked-release-notice'))

/** Renders the frame with its page; called by the boot file once the registry has answered. */
export async function start(result: RegistryResult, section?: Promise<RemoteModule>) {
  catchInstallPrompt()
  const services = createShellServices(result.registry)
  const measure = watch({ registry: result.registry, toast: services.toast })
  const router = createBrowserRouter(productFolder())
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const prepare = nextPages(result.registry.remotes)
  const isPageThere = section !== undefined && (await prepareFirstPage(services, section))
  const page = (
    <StrictMode>
      <AppTree services={services}>
        <RouterProvider router={router} prepare={prepare}>
          <PageBoundary>
            <Frame services={services}>
              {result.asked && (
                <Suspense>
                  <AskedReleaseNotice asked={result.asked} />
                </Suspense>
              )}
              <PageBoundary>
                <SectionOutlet result={result} />
              </PageBoundary>
            </Frame>
          </PageBoundary>
        </RouterProvider>
      </AppTree>
    </StrictMode>
  )
  const render = () => createRoot(root, { onCaughtError: logUnlessTold }).render(page)
  // As a transition (decision 026): in pieces of 5 ms, between which the phone stays free. Not what failed to load: React
  // renders a transition that fails once more, and the section would be loaded a second time before its card is shown.
  if (isPageThere) startTransition(render)
  else render()
  services.quiet.answered(() => delete document.documentElement.dataset.arriving)
  services.quiet.run(() => {
    measure()
    // The card of a failure must be there when nothing answers any more.
    import('./failures/remote-failure').catch(() => undefined)
  })
  // The way back from a broken worker: the registry, which is asked for over the network first, switches it off.
  services.quiet.run(
    () => void (result.registry.worker === false ? dropWorker() : registerWorker(result.registry.remotes)),
  )
}

/** The boundary of a section logs with its code what failed to load, and is silent for what was switched off. */
function logUnlessTold(error: unknown, { componentStack }: ErrorInfo) {
  if (!(error instanceof RemoteError)) console.error(error, componentStack)
}
