import type { PostImage } from '../entities/post'

export interface ImageSize {
  /** Both in px. */
  width: number
  height: number
}

/** Returns the id of an image with its size in it, so that its form is known before its bytes are there. */
export function withImageSize(id: string, { width, height }: Partial<ImageSize>): string {
  return width && height ? `${id}-${width}x${height}` : id
}

/** Returns the size that a reference of an uploaded image carries; null for older ones and for addresses of other sites. */
export function imageSizeOf(imageUrl: string): ImageSize | null {
  const [, width, height] = /^[a-z-]+:[\w-]+-([1-9]\d{0,4})x([1-9]\d{0,4})$/i.exec(imageUrl) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

interface WithImages {
  readonly image_url: string | null
  readonly image_description?: string | undefined
  readonly more_images?: readonly PostImage[] | undefined
}

/** The images of a post in their order, at most `COUNT.imagesPerPost`. */
export function imagesOf({ image_url, image_description = '', more_images = [] }: WithImages): PostImage[] {
  return image_url === null ? [...more_images] : [{ image_url, description: image_description }, ...more_images]
}
