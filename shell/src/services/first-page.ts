import { type RemoteModule, TIMING } from '@ementa/contracts'
import { pathInProduct } from '@ementa/contracts/place'
import { pageAt, prefetch } from '@ementa/ui/host'
import type { ShellServices } from './create-services'

/**
 * Loads the page of the address and begins what it reads first and the widgets it shows, so that frame and page are rendered
 * once, together, and the calls are answered meanwhile. A page that is late or fails is rendered after the frame, as every other one.
 * @returns whether the page is there
 */
export async function prepareFirstPage(
  services: Pick<ShellServices, 'api' | 'cache' | 'retryBase' | 'widgets'>,
  section: Promise<RemoteModule>,
): Promise<boolean> {
  let isLate = false
  const prepare = async () => {
    const { routes } = await section
    const pathname = pathInProduct()
    const page = pageAt(routes, pathname)
    // Rendered already, with calls of its own.
    if (isLate) return false
    // What fails is loaded again, and said, by the page that shows it.
    for (const id of page?.widgets ?? []) services.widgets.load(id).catch(() => undefined)
    if (page?.firstReads)
      prefetch(services, page.firstReads({ pathname, search: location.search, hash: location.hash }))
    await page?.preload()
    return true
  }
  const patience = new Promise<false>((resolve) => setTimeout(resolve, TIMING.firstPage, false))
  const isThere = await Promise.race([prepare().catch(() => false), patience])
  isLate = true
  return isThere
}
