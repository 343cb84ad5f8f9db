import { IMAGE } from '@ementa/contracts'
import type { Context } from '../context'

/** Frees the room of an uploaded image that no post of its author shows any more. */
export async function forgetImage({ db, blobs }: Context, authorId: string, imageUrl: string | null): Promise<void> {
  if (!imageUrl?.startsWith(IMAGE.localScheme)) return
  if (db.posts.by('author', authorId).some((post) => post.image_url === imageUrl)) return
  // What was asked for is done: a file that cannot be removed now only takes room until a reset.
  await blobs.delete(imageUrl.slice(IMAGE.localScheme.length)).catch(() => undefined)
}
