import * as v from 'valibot'
import { bookmarkDetailsSchema, bookmarkNoteSchema, folderNameSchema } from '../entities/bookmark-details'
import { idSchema } from '../entities/fields'
import { postSchema } from '../entities/post'
import { profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { call, doneSchema } from './base'

const byPostSchema = v.object({ postId: idSchema })

/** The list comes whole, newest bookmark first, because the page searches it on the client. */
export const bookmarks = {
  listBookmarks: call('/bookmarks/listBookmarks').output(
    v.object({ posts: v.array(postSchema), authors: v.array(profileSchema) }),
  ),
  bookmark: call('/bookmarks/bookmark')
    .input(byPostSchema)
    .output(doneSchema)
    .errors({ POST_NOT_FOUND: ERRORS.POST_NOT_FOUND }),
  unbookmark: call('/bookmarks/unbookmark').input(byPostSchema).output(doneSchema),
  /** Folders and notes of the saved posts; a post without either is missing. */
  listDetails: call('/bookmarks/listDetails').output(v.object({ details: v.array(bookmarkDetailsSchema) })),
  /** Replaces folder and note. They outlive the bookmark, so that saving a post again brings them back. */
  setDetails: call('/bookmarks/setDetails')
    .input(v.object({ postId: idSchema, folder: v.nullable(folderNameSchema), note: v.nullable(bookmarkNoteSchema) }))
    .output(doneSchema),
}
