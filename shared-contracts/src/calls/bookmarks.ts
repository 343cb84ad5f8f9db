import * as v from 'valibot'
import { idSchema } from '../entities/fields'
import { postSchema } from '../entities/post'
import { profileSchema } from '../entities/profile'
import { call, doneSchema } from './base'

const byPostSchema = v.object({ postId: idSchema })

/** Spec §7 Bookmarks. The list comes whole, newest bookmark first: its search is client-side (spec §2). */
export const bookmarks = {
  listBookmarks: call('/bookmarks/listBookmarks').output(
    v.object({ posts: v.array(postSchema), authors: v.array(profileSchema) }),
  ),
  bookmark: call('/bookmarks/bookmark').input(byPostSchema).output(doneSchema),
  unbookmark: call('/bookmarks/unbookmark').input(byPostSchema).output(doneSchema),
}
