import * as v from 'valibot'
import { BOOKMARK } from '../limits'
import { idSchema, requiredTextSchema, storedTextSchema } from './fields'

export const folderNameSchema = requiredTextSchema(BOOKMARK.folder)
export const bookmarkNoteSchema = requiredTextSchema(BOOKMARK.note)

/** What the reader wrote on a saved post; null: nothing. A folder is there as long as a post is in it. */
export const bookmarkDetailsSchema = v.object({
  post_id: idSchema,
  folder: v.nullable(storedTextSchema),
  note: v.nullable(storedTextSchema),
})
export type BookmarkDetails = v.InferOutput<typeof bookmarkDetailsSchema>
