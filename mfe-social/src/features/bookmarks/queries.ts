import { query } from '@ementa/ui/data'

/** Folders and notes of what the signed-in person saved. */
export const bookmarkDetailsQuery = query('bookmarkDetails', (api, _userId: string) => api.bookmarks.listDetails())
