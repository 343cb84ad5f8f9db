import { hasUnsaved } from '@ementa/ui/host'
import { isMissingChunk, reloadOnce } from './guarded-reload'

/** Reloads the page if a file of this version is gone and no typed text would be lost. */
export async function meetNewVersion(error: unknown) {
  if (isMissingChunk(error) && !hasUnsaved()) await reloadOnce()
}
