import { type RemoteModule, TIMING } from '@ementa/contracts'
import { pathInProduct } from '@ementa/contracts/place'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { pageAt, prefetch } from '@ementa/ui/host'
import { beginSection, loadedSection } from '../federation/load-section'
import { ownerOf } from '../registry/registry'
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
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, TIMING.firstPage, false))
  const isThere = await Promise.race([prepare().catch(() => false), timeout])
  isLate = true
  return isThere
}

/**
 * Loads a page before it is rendered for the first time. Otherwise React would show its skeleton for at least 300 ms,
 * even if the files come from the device (decision 026). A page that takes longer gets the skeleton.
 * @returns a function for `RouterProvider`; it returns undefined if the page is loaded or nobody owns the path
 */
export function createPageLoader(remotes: readonly RemoteEntry[]) {
  return (pathname: string): Promise<unknown> | undefined => {
    const remote = ownerOf(remotes, pathname)
    if (!remote) return undefined
    const section = loadedSection(remote)
    if (!section) return loadInTime(beginSection(remote), pathname)
    const page = pageAt(section.routes, pathname)
    return page && !page.isLoaded() ? loadInTime(Promise.resolve(section), pathname) : undefined
  }
}

/** Resolves when the page is loaded, has failed, or takes too long. */
function loadInTime(section: Promise<RemoteModule>, pathname: string): Promise<unknown> {
  const load = async () => {
    const { routes } = await section
    await pageAt(routes, pathname)?.preload()
  }
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMING.nextPage))
  return Promise.race([load().catch(() => undefined), timeout])
}
