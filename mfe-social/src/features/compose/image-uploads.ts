import { type Api, COUNT, randomId, type Toaster } from '@ementa/contracts'
import { prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { type ComposerState, imageRoom, type Upload } from './composer-state'

export interface ImageUploads {
  /** Takes as many of the files as the post has room for. */
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  /** Gives up a file that is on its way or failed. */
  discard: (id: string) => void
}

/**
 * Checks, shrinks and uploads files into a composer, one after the other, so that they keep their order. A failure stays
 * with its file, which can be tried again, and is said in a toast (spec §5); the other files go on.
 */
export function createImageUploads(state: ComposerState, api: Api, toast: Pick<Toaster, 'success' | 'error' | 'info'>) {
  const files = new Map<string, File>()

  async function run() {
    if (state.isUploading) return
    state.isUploading = true
    let loaded = 0
    for (let next = waiting(); next; next = waiting()) if (await upload(next)) loaded += 1
    state.isUploading = false
    if (loaded > 0) toast.success(loaded === 1 ? 'Imagem carregada.' : `${loaded} imagens carregadas.`)
  }

  const waiting = () => state.uploads.find(({ error }) => error === null)

  /** Whether the image is now one of the post. */
  async function upload({ id }: Upload): Promise<boolean> {
    const file = files.get(id)
    try {
      if (!file) throw new Error(`Failed to upload ${id}: its file is gone.`)
      const { image_url } = await api.images.upload(await prepareImage(file))
      // Discarded while it was on its way.
      if (!files.has(id)) return false
      state.content.images.push({ image_url, description: '' })
      discard(id)
      return true
    } catch (problem) {
      const failed = state.uploads.find((one) => one.id === id)
      if (!failed) return false
      failed.error = uploadErrorText(problem)
      toast.error('Erro no upload', failed.error)
      return false
    }
  }

  function add(chosen: readonly File[]) {
    const room = imageRoom(state)
    for (const file of chosen.slice(0, room)) {
      const id = randomId()
      files.set(id, file)
      state.uploads.push({ id, name: file.name, error: null })
    }
    const leftOut = chosen.slice(room).map(({ name }) => name)
    if (leftOut.length > 0) {
      toast.info(
        `Uma publicação tem até ${COUNT.imagesPerPost} imagens`,
        `${leftOut.length === 1 ? 'Ficou' : 'Ficaram'} de fora: ${leftOut.join(', ')}.`,
      )
    }
    void run()
  }

  function retry(id: string) {
    const failed = state.uploads.find((one) => one.id === id)
    if (failed) failed.error = null
    void run()
  }

  function discard(id: string) {
    files.delete(id)
    state.uploads = state.uploads.filter((one) => one.id !== id)
  }

  return { add, retry, discard } satisfies ImageUploads
}
