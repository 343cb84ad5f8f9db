import { useServices } from '@ementa/ui'

/** The device's own share sheet where there is one, otherwise the link on the clipboard (NS-31). */
export function useShare(): (what: { title: string; url: string }) => Promise<void> {
  const copy = useCopy()
  return async ({ title, url }) => {
    if (typeof navigator.share !== 'function') return copy(url, 'Link copiado!')
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closed by the person: an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy(url, 'Link copiado!')
    }
  }
}

/** Puts a text on the clipboard and says so; where that is refused, the text is shown to be copied by hand. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { toast } = useServices()
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(done)
    } catch {
      toast.error('Não foi possível copiar', `Copie daqui: ${text}`)
    }
  }
}
