import * as v from 'valibot'
import { BOOKMARK } from '../limits'
import { idSchema, requiredTextSchema, storedTextSchema } from './fields'

export const folderNameSchema = requiredTextSchema(BOOKMARK.folder)
export const bookmarkNoteSchema = requiredTextSchema(BOOKMARK.note)

/** The reader's folder and note for a saved post, null without one. A folder exists while a post is in it. */
export const bookmarkDetailsSchema = v.object({
  post_id: idSchema,
  folder: v.nullable(storedTextSchema),
  note: v.nullable(storedTextSchema),
})
export type BookmarkDetails = v.InferOutput<typeof bookmarkDetailsSchema>
