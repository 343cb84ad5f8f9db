import { hasUnsaved } from '@ementa/ui/host'
import { isMissingChunk, reloadOnce } from './guarded-reload'

/** A file of this version is gone: a reload brings the newer one, unless something typed would be lost. */
export async function meetNewVersion(error: unknown) {
  if (isMissingChunk(error) && !hasUnsaved()) await reloadOnce()
}

/** Imports a part of the shell, for `lazyPart` and its kin; an old tab is reloaded where the part is gone. */
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
