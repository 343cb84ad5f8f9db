import { type RemoteModule, TIMING } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { pageAt } from '@ementa/ui/host'
import { beginSection, loadedSection } from '../federation/load-section'
import { ownerOf } from '../registry/owner'

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
  const patience = new Promise((resolve) => setTimeout(resolve, TIMING.nextPage))
  return Promise.race([load().catch(() => undefined), patience])
}
