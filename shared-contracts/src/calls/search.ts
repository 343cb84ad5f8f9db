import * as v from 'valibot'
import { querySchema } from '../entities/fields'
import { newsletterSchema } from '../entities/newsletter'
import { postSchema } from '../entities/post'
import { profileSchema } from '../entities/profile'
import {
  issueMatchSchema,
  searchAlternativeSchema,
  searchCountsSchema,
  searchFiltersSchema,
  searchResultsSchema,
  searchSuggestionsSchema,
  suggestedUserSchema,
} from '../entities/search'
import { ANSWER_LIMIT } from '../limits'
import { call, limitSchema } from './base'

const queryInputSchema = v.object({ query: querySchema, filters: v.optional(searchFiltersSchema, {}) })
const singleInputSchema = v.object({ ...queryInputSchema.entries, limit: limitSchema(ANSWER_LIMIT.searchSingle) })
const authors = { authors: v.array(profileSchema) }
/** Extension: only where nothing was found; a backend may leave it out. */
const alternatives = { alternatives: v.optional(v.array(searchAlternativeSchema), () => []) }
/** Extension: the matching issues of the newsletters that were found by an issue's text. */
const issues = { issues: v.optional(v.array(issueMatchSchema), () => []) }
const historySchema = v.object({ history: v.array(v.string()) })

/** Matching ignores case and accents. */
export const search = {
  all: call('/search/all')
    .input(queryInputSchema)
    .output(v.object({ ...searchResultsSchema.entries, ...authors, ...issues, ...alternatives })),
  posts: call('/search/posts')
    .input(singleInputSchema)
    .output(v.object({ posts: v.array(postSchema), ...authors, ...alternatives })),
  users: call('/search/users')
    .input(singleInputSchema)
    .output(v.object({ users: v.array(profileSchema), ...alternatives })),
  newsletters: call('/search/newsletters')
    .input(singleInputSchema)
    .output(v.object({ newsletters: v.array(newsletterSchema), ...issues, ...alternatives })),
  /** Counts the results of each kind: 0 to `ANSWER_LIMIT.searchSingle`, and one more where there are more. */
  counts: call('/search/counts').input(queryInputSchema).output(searchCountsSchema),
  /** A blank query returns nothing. */
  suggest: call('/search/suggest')
    .input(v.object({ query: querySchema }))
    .output(searchSuggestionsSchema),
  listHistory: call('/search/listHistory').output(historySchema),
  /** Newest first, without blanks and duplicates. */
  addHistory: call('/search/addHistory')
    .input(v.object({ query: querySchema }))
    .output(historySchema),
  clearHistory: call('/search/clearHistory').output(historySchema),
  suggestMentions: call('/search/suggestMentions')
    .input(v.object({ query: querySchema }))
    .output(v.object({ users: v.array(suggestedUserSchema) })),
}
