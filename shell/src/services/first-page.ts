import { type RemoteModule, TIMING } from '@ementa/contracts'
import { pathInProduct } from '@ementa/contracts/place'
import { pageAt, prefetch } from '@ementa/ui/host'
import type { ShellServices } from './create-services'

/**
 * Loads the first page with its widgets and starts its first reads, so that frame and page are rendered together. A
 * page that is late or fails is rendered after the frame, as any other page.
 * @returns whether the page is loaded
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
    // A late page has been rendered meanwhile and makes its own calls.
    if (isLate) return false
    // A widget that fails is loaded again by the page, which then shows the failure.
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
