import { IMAGE, imagesOf, type Post } from '@ementa/contracts'
import type { Context } from '../../context'

/** Frees the room of the images that a post showed and nothing shows any more. */
export function forgetImages(context: Context, post: Post): void {
  for (const { image_url } of imagesOf(post)) forgetImage(context, image_url)
}

/** Frees the room of an uploaded image that something showed and nothing shows any more. */
export function forgetImage(context: Context, imageUrl: string | null): void {
  if (imageUrl?.startsWith(IMAGE.localScheme)) context.afterStored(() => deleteUnshown(context, imageUrl))
}

/** Another person's post, a profile or an issue may show the image too. One that stays only takes room until a reset. */
async function deleteUnshown({ reads, blobs, loadIssues }: Context, imageUrl: string): Promise<void> {
  await loadIssues()
  if (!reads.isImageShown(imageUrl)) await blobs.delete(imageUrl.slice(IMAGE.localScheme.length))
}
