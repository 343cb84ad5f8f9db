import { useServices } from '@ementa/ui'
import { prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { useCallback, useRef, useState } from 'react'
import type { ComposerState } from './composer-state'

/** Checks, shrinks and uploads a chosen file into the composer. A failure is shown below the field and in a toast (spec §5). */
export function useImageUpload(state: ComposerState) {
  const { api, toast } = useServices()
  const [error, setError] = useState<string | null>(null)
  const turn = useRef(0)

  // Always the same function, so that the toolbar does not re-render at every key.
  const upload = useCallback(
    async (file: File) => {
      const ownTurn = ++turn.current
      setError(null)
      state.isUploading = true
      try {
        const { image_url } = await api.images.upload(await prepareImage(file))
        // Another file was chosen, or the image removed, while this one was on its way.
        if (ownTurn !== turn.current) return
        state.content.imageUrl = image_url
        toast.success('Imagem carregada.')
      } catch (problem) {
        if (ownTurn !== turn.current) return
        const text = uploadErrorText(problem)
        setError(text)
        toast.error('Erro no upload', text)
      } finally {
        if (ownTurn === turn.current) state.isUploading = false
      }
    },
    [api, state, toast],
  )

  function remove() {
    turn.current++
    state.isUploading = false
    state.content.imageUrl = null
    setError(null)
  }

  return { upload, remove, error }
}
