import { IMAGE, imagesOf, type Post } from '@ementa/contracts'
import type { Context } from '../../context'

/** Frees the room of the images that a post showed and nothing shows any more. */
export function forgetImages(context: Context, post: Post): void {
  const uploaded = imagesOf(post).flatMap(({ image_url }) =>
    image_url?.startsWith(IMAGE.localScheme) ? [image_url] : [],
  )
  for (const imageUrl of uploaded) context.afterStored(() => forgetImage(context, imageUrl))
}

/** Another person's post, a profile or an issue may show it too. What cannot be removed only takes room until a reset. */
async function forgetImage({ db, blobs, loadIssues }: Context, imageUrl: string): Promise<void> {
  await loadIssues()
  const isShown =
    db.posts.all().some((post) => imagesOf(post).some(({ image_url }) => image_url === imageUrl)) ||
    db.profiles.all().some((profile) => profile.avatar_url === imageUrl) ||
    db.issues.all().some(({ html }) => html.includes(imageUrl))
  if (!isShown) await blobs.delete(imageUrl.slice(IMAGE.localScheme.length))
}
