/**
 * The boot file. Registry, frame and the first route's remote all start at once; nothing shared may be imported
 * statically here (the federation runtime refuses with RUNTIME-006), so everything else hangs on `import('./app')`.
 */

import { pathInProduct, productFolder } from '@ementa/contracts/place'
import '@ementa/ui/fonts.css'
import { showBootFailure } from './failures/boot-failure'
import { reloadOnce } from './failures/guarded-reload'
import { asksForRelease } from './federation/asks-for-release'
import { loadSection } from './federation/load-section'
import { ownerOf } from './registry/owner'
import { loadRegistry, type RegistryResult } from './registry/registry'
import './skeleton.css'

__webpack_public_path__ = productFolder()

async function registerFromRegistry(): Promise<RegistryResult> {
  const published = await loadRegistry()
  const result = asksForRelease()
    ? await (await import('./federation/asked-release')).withAskedReleases(published)
    : published
  const first = ownerOf(result.registry.remotes, pathInProduct())
  // Prefetch only. `RemoteSection` retries and renders the error.
  if (first) loadSection(first).catch(() => undefined)
  return result
}

try {
  const [{ start }, result] = await Promise.all([import('./app'), registerFromRegistry()])
  start(result)
} catch (error) {
  // An old document whose files are gone is the usual reason: a newer one is there.
  if (!reloadOnce()) showBootFailure(error)
}
