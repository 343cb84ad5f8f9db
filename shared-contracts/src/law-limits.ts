/** Longest lists of the daily page; rules of our own (decision 048). */
export const CLOSING = { posts: 5, topics: 4, laws: 6, issues: 4, reachesBackDays: 7, hour: 8 } as const

/** Sizes of the lists of law; rules of our own (decision 047). */
export const LAW = {
  /** What a search means, at most. */
  found: 5,
  /** What is debated: cited in what was written within so many days. */
  debated: 8,
  debatedDays: 14,
  /** Articles of an act, and what is cited together with a law. */
  beside: 8,
  /** Texts a page. */
  page: 20,
  /** Keys of one call. */
  keys: 100,
} as const
