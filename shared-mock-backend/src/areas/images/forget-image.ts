import { IMAGE } from '@ementa/contracts'
import type { Context } from '../../context'

/** Frees the room of an uploaded image that no post shows any more: another person's may, too. */
export async function forgetImage({ db, blobs }: Context, imageUrl: string | null): Promise<void> {
  if (!imageUrl?.startsWith(IMAGE.localScheme)) return
  if (db.posts.all().some((post) => post.image_url === imageUrl)) return
  // What was asked for is done: a file that cannot be removed now only takes room until a reset.
  await blobs.delete(imageUrl.slice(IMAGE.localScheme.length)).catch(() => undefined)
}
