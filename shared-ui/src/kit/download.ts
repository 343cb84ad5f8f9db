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
