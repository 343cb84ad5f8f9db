import { hasUnsaved } from '@ementa/ui/host'
import { isMissingChunk, reloadOnce } from './guarded-reload'

/** Reloads the page if a file of this version is gone and no typed text would be lost. */
export async function meetNewVersion(error: unknown) {
  if (isMissingChunk(error) && !hasUnsaved()) await reloadOnce()
}

/** Imports a part of the shell for `lazyPart` and similar; reloads an old tab if the part is gone. */
export const ofThisVersion =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    try {
      return await load()
    } catch (error) {
      await meetNewVersion(error)
      throw error
    }
  }
