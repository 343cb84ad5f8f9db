import { productFolder, type RemoteModule } from '@ementa/contracts'
import { lazyPart } from '@ementa/ui'
import { AppTree } from '@ementa/ui/host'
import { createBrowserRouter, RouterProvider } from '@ementa/ui/router'
import { type ErrorInfo, StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { hostState, openErasureNotice, openLinkInAddress } from './community-host/host-state'
import { PageBoundary } from './failures/page-boundary'
import { SectionOutlet } from './federation/remote-section'
import { loadWithRetry } from './frame/deferred-parts'
import { Frame } from './frame/frame'
import { catchInstallPrompt } from './pwa/install-state'
import { dropWorker, registerWorker } from './pwa/register-worker'
import type { RegistryResult } from './registry/registry'
import { RemoteError } from './remote-error'
import { createShellServices, type ShellServices } from './services/create-services'
import { createPageLoader, prepareFirstPage } from './services/page-loader'
import { watch } from './telemetry/watch'

const ReleaseByLinkNotice = lazyPart(() => import('./federation/release-by-link-notice'))

/** Renders the frame with its page. The boot file calls it once the registry has answered. */
export async function start(result: RegistryResult, section?: Promise<RemoteModule>) {
  catchInstallPrompt()
  const services = createShellServices(result.registry)
  if (result.registry.api) connectToHost(services)
  const measure = watch({ registry: result.registry, toast: services.toast })
  const router = createBrowserRouter(productFolder())
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const prepare = createPageLoader(result.registry.remotes)
  const isPageThere = section !== undefined && (await prepareFirstPage(services, section))
  const page = (
    <StrictMode>
      <AppTree services={services}>
        <RouterProvider router={router} prepare={prepare}>
          <PageBoundary>
            <Frame services={services}>
              {result.releasesByLink && (
                <Suspense>
                  <ReleaseByLinkNotice releases={result.releasesByLink} />
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
  const render = () => createRoot(root, { onCaughtError: logCaughtError }).render(page)
  // A transition renders in pieces of 5 ms, between which a phone stays responsive (decision 026). A page that failed to load
  // is rendered without one: React renders a failed transition twice, which would load the section a second time.
  if (isPageThere) startTransition(render)
  else render()
  services.pageIdle.afterAnswers(() => delete document.documentElement.dataset.arriving)
  services.pageIdle.whenIdle(() => {
    measure()
    // The failure card is loaded ahead: it must be available when no server answers any more.
    import('./failures/remote-failure').catch(() => undefined)
  })
  // The registry can switch off a broken worker, because it is always read from the network first.
  services.pageIdle.whenIdle(
    () => void (result.registry.worker === false ? dropWorker() : registerWorker(result.registry.remotes)),
  )
}

/** Logs render errors, except those of sections: their boundary logs them with a code. */
function logCaughtError(error: unknown, { componentStack }: ErrorInfo) {
  if (!(error instanceof RemoteError)) console.error(error, componentStack)
}

/**
 * Begins with a host: opens the link in the address, or says what became of an account; when the page has time, asks what the
 * host offers and listens to others.
 */
function connectToHost(services: ShellServices): void {
  openLinkInAddress()
  openErasureNotice()
  window.addEventListener('hashchange', openLinkInAddress)
  services.pageIdle.whenIdle(() => {
    loadWithRetry(loadLiveUpdates, (live) => live?.listenToLiveUpdates(services))
  })
}

/** Asks what the host offers. Returns the code that listens to others, where the host tells of them. */
async function loadLiveUpdates() {
  const { fetchHostInfo } = await import('./community-host/host-client')
  await fetchHostInfo()
  return hostState.about?.isLive ? import('./services/live-updates') : null
}
