import { IMAGE, type Images } from '@ementa/contracts'
import { mockBackend } from './pipeline'

const loadOfflineImages = () => import('../offline/offline-images')

/**
 * Resolves addresses of uploaded images: with a server they are at its `/images/{id}`; local blobs get an object URL, created
 * once each. Other addresses stay as they are.
 */
export function createImages(address: string | undefined): Images {
  const uploads = address && `${new URL(address, location.href).href.replace(/\/$/, '')}/images/`
  const objectUrls = new Map<string, Promise<string>>()
  return {
    resolve(imageUrl) {
      if (!imageUrl.startsWith(IMAGE.localScheme)) return Promise.resolve(imageUrl)
      if (uploads && !imageUrl.startsWith(IMAGE.keptScheme)) {
        return Promise.resolve(uploads + encodeURIComponent(imageUrl.slice(IMAGE.localScheme.length)))
      }
      const cached = objectUrls.get(imageUrl)
      if (cached) return cached
      const making = objectUrl(imageUrl)
      objectUrls.set(imageUrl, making)
      making.catch(() => objectUrls.delete(imageUrl))
      return making
    },
    keep: async (image) => (await loadOfflineImages()).storeOfflineImage(image),
  }
}

async function objectUrl(imageUrl: string): Promise<string> {
  const blob = imageUrl.startsWith(IMAGE.keptScheme)
    ? await (await loadOfflineImages()).readOfflineImage(imageUrl)
    : await (await mockBackend()).images.blob(imageUrl)
  if (!blob) throw new Error(`Failed to show ${imageUrl}: its blob is gone.`)
  return URL.createObjectURL(blob)
}
