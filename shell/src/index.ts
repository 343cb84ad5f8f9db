/**
 * The boot file. It starts registry, frame and the first remote at once. It must not import shared modules statically, which
 * the federation runtime refuses (RUNTIME-006), so everything else follows `import('./app')`.
 */

import { pathInProduct, productFolder } from '@ementa/contracts/place'
import type { RemoteModule } from '@ementa/contracts/remote-module'
import '@ementa/ui/document.css'
import { reloadOnce } from './failures/reload-once'
import { beginSection, readRegistry } from './federation/load-section'
import { ownerOf, type RegistryResult } from './registry/registry'
import './skeleton.css'
import './frame/frame.css'
import './frame/navigation.css'

__webpack_public_path__ = productFolder()

interface BootResult extends RegistryResult {
  /** Module of the remote that owns the path. */
  section?: Promise<RemoteModule>
}

async function begin(): Promise<BootResult> {
  const result = await readRegistry()
  // The mock is loaded in parallel with the remote. `services/pipeline.ts` waits for it and reports a failure.
  if (!result.registry.api) import('@ementa/mock-backend').catch(() => undefined)
  const first = ownerOf(result.registry.remotes, pathInProduct())
  if (!first) return result
  return { ...result, section: beginSection(first) }
}

try {
  const [{ start }, { section, ...result }] = await Promise.all([import('./app'), begin()])
  await start(result, section)
} catch (error) {
  // The usual reason is an old document whose files are gone; a reload gets the newer one.
  if (!(await reloadOnce())) {
    console.error('[EM-200] the application did not start', error)
    // Shows the failure text of the document, because nothing that renders could be loaded.
    document.documentElement.classList.add('failed')
  }
}
