/** What one writes on a bookmark, in user-perceived characters. Rules of our own. */
export const BOOKMARK = { folder: 40, note: 500 } as const
