import { IMAGE, imagesOf, type Post } from '@ementa/contracts'
import type { Context } from '../../context'

/** Frees the room of the images that a post showed and nothing shows any more. */
export async function forgetImages(context: Context, post: Post): Promise<void> {
  await Promise.all(imagesOf(post).map(({ image_url }) => forgetImage(context, image_url)))
}

/** Another person's post, a profile or an issue may show it too. */
async function forgetImage({ db, blobs }: Context, imageUrl: string | null): Promise<void> {
  if (!imageUrl?.startsWith(IMAGE.localScheme)) return
  const isShown =
    db.posts.all().some((post) => imagesOf(post).some(({ image_url }) => image_url === imageUrl)) ||
    db.profiles.all().some((profile) => profile.avatar_url === imageUrl) ||
    db.issues.all().some(({ html }) => html.includes(imageUrl))
  if (isShown) return
  // What was asked for is done: a file that cannot be removed now only takes room until a reset.
  await blobs.delete(imageUrl.slice(IMAGE.localScheme.length)).catch(() => undefined)
}
