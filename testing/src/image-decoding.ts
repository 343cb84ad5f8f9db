import { vi } from 'vitest'

interface DecodedImage {
  width: number
  height: number
  close: () => void
}

const SMALL: DecodedImage = { width: 20, height: 10, close: () => undefined }
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Simulates a canvas whose image is always the beginning of a PNG. */
class StubbedCanvas {
  getContext() {
    return { drawImage: () => undefined }
  }
  async convertToBlob({ type }: { type: string }) {
    return new Blob([PNG], { type })
  }
}

/** Simulates the browser's image decoder and canvas, which happy-dom lacks. */
export function stubImageDecoding(decode: () => Promise<DecodedImage> = async () => SMALL): void {
  vi.stubGlobal('createImageBitmap', decode)
  vi.stubGlobal('OffscreenCanvas', StubbedCanvas)
}
