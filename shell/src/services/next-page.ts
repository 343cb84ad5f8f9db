import { TIMING } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { pageAt } from '@ementa/ui/host'
import { beginSection, loadedSection } from '../federation/load-section'
import { ownerOf } from '../registry/owner'
import type { ShellServices } from './create-services'
import { prepareFirstPage } from './first-page'

/**
 * Loads a page that was not shown before, and begins what it reads, before it is rendered. React would show the outline of
 * another remote's section at once, and keep it for 300 ms even where the files come from the device (decision 070). What takes
 * longer gets the outline.
 * @returns for `RouterProvider`: undefined where the page is there already, or nobody owns the path
 */
export function nextPages(
  services: Pick<ShellServices, 'api' | 'cache' | 'retryBase'>,
  remotes: readonly RemoteEntry[],
) {
  return (pathname: string): Promise<boolean> | undefined => {
    const remote = ownerOf(remotes, pathname)
    if (!remote) return undefined
    const section = loadedSection(remote)
    if (!section) return prepareFirstPage(services, beginSection(remote), TIMING.nextPage)
    const page = pageAt(section.routes, pathname)
    if (!page || page.isLoaded()) return undefined
    return prepareFirstPage(services, Promise.resolve(section), TIMING.nextPage)
  }
}
