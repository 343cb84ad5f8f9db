import { query } from '@ementa/ui/data'

/** Reads the folders and notes of the signed-in person's saved posts. */
export const bookmarkDetailsQuery = query('bookmarkDetails', (api, _userId: string) => api.bookmarks.listDetails())
