import type { Services } from '@ementa/contracts'

/** Longer texts do not fit a toast. */
const SHOWN_AT_MOST = 300

/** Puts a text on the clipboard and says so; where that is refused, a short text is shown to be copied by hand. */
export async function copyText({ toast }: Pick<Services, 'toast'>, text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error('Não foi possível copiar', text.length > SHOWN_AT_MOST ? undefined : `Copie daqui: ${text}`)
  }
}

export interface Shared {
  title: string
  url: string
  /** The toast when the link went to the clipboard. */
  copied?: string
}

/** Opens the device's own share sheet, or copies the link where there is none. */
export async function share(services: Pick<Services, 'toast'>, { title, url, copied }: Shared): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // Closed by the person: an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyText(services, url, copied ?? 'Link copiado!')
}

/** The browser reads the file only after the click has been handled; Safari takes its time. In ms. */
const REVOKED_AFTER = 60_000

/** Hands a text or its bytes to the browser as a file to keep. `type` is its MIME type. */
export function downloadFile(name: string, text: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER)
}
