import { IMAGE, imagesOf, type Post } from '@ementa/contracts'
import type { Context } from '../../context'

/** Frees the room of the images that a post showed and nothing shows any more. */
export function forgetImages(context: Context, post: Post): void {
  for (const { image_url } of imagesOf(post)) forgetImage(context, image_url)
}

/** Frees the room of an uploaded image that something showed and nothing shows any more. */
export function forgetImage({ effects }: Context, imageUrl: string | null): void {
  if (imageUrl?.startsWith(IMAGE.localScheme)) effects.push({ type: 'forgetImage', imageUrl })
}
