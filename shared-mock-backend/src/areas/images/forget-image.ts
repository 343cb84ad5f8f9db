import { IMAGE } from '@ementa/contracts'
import type { Context } from '../../context'

/** Frees the room of an uploaded image that nothing shows any more: another person's post, a profile or an issue may. */
export async function forgetImage({ db, blobs }: Context, imageUrl: string | null): Promise<void> {
  if (!imageUrl?.startsWith(IMAGE.localScheme)) return
  const isShown =
    db.posts.all().some((post) => post.image_url === imageUrl) ||
    db.profiles.all().some((profile) => profile.avatar_url === imageUrl) ||
    db.issues.all().some(({ html }) => html.includes(imageUrl))
  if (isShown) return
  // What was asked for is done: a file that cannot be removed now only takes room until a reset.
  await blobs.delete(imageUrl.slice(IMAGE.localScheme.length)).catch(() => undefined)
}
