/**
 * The boot file. Registry, frame and the first route's remote all start at once; nothing shared may be imported
 * statically here (the federation runtime refuses with RUNTIME-006), so everything else hangs on `import('./app')`.
 */

import { pathInProduct, productFolder } from '@ementa/contracts/place'
import type { RemoteModule } from '@ementa/contracts/remote-module'
import '@ementa/ui/document.css'
import { showBootFailure } from './failures/boot-failure'
import { reloadOnce } from './failures/guarded-reload'
import { asksForRelease } from './federation/asks-for-release'
import { beginSection } from './federation/load-section'
import { ownerOf } from './registry/owner'
import { loadRegistry, type RegistryResult } from './registry/registry'
import './skeleton.css'
import './frame/frame.css'
import './frame/navigation.css'

__webpack_public_path__ = productFolder()

interface Begun extends RegistryResult {
  /** The face of the remote that owns the address. */
  section?: Promise<RemoteModule>
}

async function begin(): Promise<Begun> {
  const published = await loadRegistry()
  const result = asksForRelease()
    ? await (await import('./federation/asked-release')).withAskedReleases(published)
    : published
  // Beside the remote's files, not after the frame's code. `services/backend.ts` waits for it and says what failed.
  if (!result.registry.api) import('@ementa/mock-backend').catch(() => undefined)
  const first = ownerOf(result.registry.remotes, pathInProduct())
  if (!first) return result
  return { ...result, section: beginSection(first) }
}

try {
  const [{ start }, { section, ...result }] = await Promise.all([import('./app'), begin()])
  await start(result, section)
} catch (error) {
  // An old document whose files are gone is the usual reason: a newer one is there.
  if (!(await reloadOnce())) showBootFailure(error)
}
