import { required } from '@ementa/testing'
import { vi } from 'vitest'

/** The files that the browser is given to keep, from now on until the end of the test. */
export function captureDownloads() {
  const blobs: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:arquivo'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const bytes = async () => new Uint8Array(await required(blobs.at(-1)).arrayBuffer())
  return { names, bytes, type: () => blobs.at(-1)?.type, text: async () => new TextDecoder().decode(await bytes()) }
}

/** A file whose reading is held until `goOn`, or fails. */
export function slowFile(name: string, type: string) {
  const reading = { open: (_: ArrayBuffer) => undefined, fail: (_: Error) => undefined }
  const read = new Promise<ArrayBuffer>((resolve, reject) => {
    reading.open = (content) => void resolve(content)
    reading.fail = (error) => void reject(error)
  })
  const file = Object.assign(new File([''], name, { type }), { arrayBuffer: () => read })
  return {
    file,
    goOn: (text: string) => reading.open(new TextEncoder().encode(text).buffer),
    fail: () => reading.fail(new Error('Failed to read.')),
  }
}
