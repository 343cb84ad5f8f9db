import type { PostImage } from './entities/post-images'

interface WithImages {
  readonly image_url: string | null
  readonly image_description?: string | undefined
  readonly more_images?: readonly PostImage[] | undefined
}

/** The images of a post in their order, at most `COUNT.imagesPerPost`. */
export function imagesOf({ image_url, image_description = '', more_images = [] }: WithImages): PostImage[] {
  return image_url === null ? [...more_images] : [{ image_url, description: image_description }, ...more_images]
}
