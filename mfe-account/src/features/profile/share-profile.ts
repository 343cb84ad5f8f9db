import { type Profile, profileShareUrl } from '@ementa/contracts'
import { useServices } from '@ementa/ui'

/** The device's own share sheet where there is one, otherwise the link on the clipboard (NS-31). */
export function useShareProfile(): (profile: Pick<Profile, 'username' | 'display_name'>) => Promise<void> {
  const { toast } = useServices()
  return async ({ username, display_name }) => {
    const url = profileShareUrl(location.origin, username)
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title: `${display_name} (@${username})`, url })
      } catch (error) {
        // Closed by the person: an answer, not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success('Link do perfil copiado!')
    } catch {
      toast.error('Não foi possível copiar o link', `Copie o endereço: ${url}`)
    }
  }
}
