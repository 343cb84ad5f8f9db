/** Muted words: how long one may be, in user-perceived characters, and how many one person may have. Rules of our own. */
export const MUTED_WORDS = { length: 60, count: 100 } as const
