import { type Api, COUNT, type Images, isOfflineError, randomId, type Toaster } from '@ementa/contracts'
import { isRefusedImage, prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { type ComposerState, countFreeImages, type Upload } from './composer-state'

export type ImageUploads = ReturnType<typeof createImageUploads>

interface Needs {
  api: Api
  images: Pick<Images, 'keep'>
  toast: Pick<Toaster, 'success' | 'error' | 'info'>
}

/**
 * Checks, shrinks and uploads files into a composer, one after the other to keep their order. A failed file stays in the
 * list, where it can be retried, and is reported in a toast; the other files continue. Offline an image is kept on this
 * device and sent with the post (decision 009).
 */
export function createImageUploads(state: ComposerState, { api, images, toast }: Needs) {
  const files = new Map<string, File>()
  /** Files beyond the limit; one takes the place of a refused file. */
  let spare: File[] = []

  async function run() {
    if (state.isUploading) return
    state.isUploading = true
    const counts = { sent: 0, kept: 0 }
    for (let next = findPending(); next; next = findPending()) {
      const outcome = await upload(next)
      if (outcome) counts[outcome] += 1
    }
    state.isUploading = false
    reportLeftOut()
    const { sent, kept } = counts
    if (sent > 0) toast.success(sent === 1 ? 'Imagem carregada.' : `${sent} imagens carregadas.`)
    if (kept > 0) {
      const [what, how] =
        kept === 1 ? ['Imagem guardada', 'Ela será enviada'] : [`${kept} imagens guardadas`, 'Elas serão enviadas']
      toast.info(`${what} neste aparelho`, `${how} com a publicação quando a conexão voltar.`)
    }
  }

  const findPending = () => state.uploads.find(({ error }) => error === null)

  /** Uploads one image and adds it to the post. Returns how it was stored; null if it was not. */
  async function upload({ id }: Upload): Promise<'sent' | 'kept' | null> {
    const file = files.get(id)
    try {
      if (!file) throw new Error(`Failed to upload ${id}: its file is gone.`)
      const { image_url, outcome } = await sendOrKeep(await prepareImage(file))
      // The image was discarded during the upload.
      if (!files.has(id)) return null
      state.content.images.push({ image_url, description: '' })
      discard(id)
      return outcome
    } catch (problem) {
      const failed = state.uploads.find((one) => one.id === id)
      if (!failed) return null
      const reason = uploadErrorText(problem)
      if (isRefusedImage(problem)) {
        // A retry cannot help, so the file makes room for a spare one.
        discard(id)
        state.refused.push({ ...failed, error: reason })
        toast.error('Erro no upload', reason)
        enqueue(spare.splice(0, 1))
      } else {
        failed.error = reason
        toast.error('Erro no upload', reason)
      }
      return null
    }
  }

  async function sendOrKeep(image: Awaited<ReturnType<typeof prepareImage>>) {
    try {
      return { ...(await api.images.upload(image)), outcome: 'sent' as const }
    } catch (error) {
      if (!isOfflineError(error)) throw error
      const image_url = await images.keep(image).catch((problem) => {
        // A full disk is reported as such; where nothing can be stored, the missing connection is.
        throw problem instanceof DOMException ? problem : error
      })
      return { image_url, outcome: 'kept' as const }
    }
  }

  /** Uploads as many of the files as the post has room for. */
  function add(chosen: readonly File[]) {
    state.refused = []
    const room = countFreeImages(state)
    enqueue(chosen.slice(0, room))
    spare.push(...chosen.slice(room))
    void run()
  }

  function enqueue(chosen: readonly File[]) {
    for (const file of chosen) {
      const id = randomId()
      files.set(id, file)
      state.uploads.push({ id, name: file.name, error: null })
    }
  }

  function reportLeftOut() {
    const names = spare.map(({ name }) => name)
    spare = []
    if (names.length === 0) return
    toast.info(
      `Uma publicação tem até ${COUNT.imagesPerPost} imagens`,
      `${names.length === 1 ? 'Ficou' : 'Ficaram'} de fora: ${names.join(', ')}.`,
    )
  }

  function retry(id: string) {
    const failed = state.uploads.find((one) => one.id === id)
    if (failed) failed.error = null
    void run()
  }

  /** Drops a pending or failed file. */
  function discard(id: string) {
    files.delete(id)
    state.uploads = state.uploads.filter((one) => one.id !== id)
  }

  return { add, retry, discard }
}
