import * as v from 'valibot'
import { COUNT } from '../limits'
import { daySchema, idSchema, querySchema } from './fields'
import { newsletterSchema } from './newsletter'
import { postSchema } from './post'
import { profileSchema } from './profile'

export const dateRangeSchema = v.picklist(['today', '7days', '30days', 'custom'])
export type DateRange = v.InferOutput<typeof dateRangeSchema>

export const contentTypeSchema = v.picklist(['post', 'user', 'newsletter'])
export type ContentType = v.InferOutput<typeof contentTypeSchema>

export const sortBySchema = v.picklist(['relevance', 'recent', 'engagement'])
export type SortBy = v.InferOutput<typeof sortBySchema>

/** Custom days are local days of the device, both included. */
export const searchFiltersSchema = v.object({
  dateRange: v.nullish(dateRangeSchema, null),
  customDateFrom: v.nullish(daySchema, null),
  customDateTo: v.nullish(daySchema, null),
  contentTypes: v.optional(v.pipe(v.array(contentTypeSchema), v.maxLength(COUNT.filterTagsChosen)), () => [
    ...contentTypeSchema.options,
  ]),
  tags: v.optional(v.pipe(v.array(querySchema), v.maxLength(COUNT.filterTagsChosen)), () => []),
  sortBy: v.optional(sortBySchema, 'relevance'),
})
export type SearchFilters = v.InferOutput<typeof searchFiltersSchema>

export const searchResultsSchema = v.object({
  posts: v.array(postSchema),
  users: v.array(profileSchema),
  newsletters: v.array(newsletterSchema),
})

/** Number of a search's results of each kind. */
export const searchCountsSchema = v.object({ posts: v.number(), users: v.number(), newsletters: v.number() })

/** A search that finds something where the one asked for finds nothing: the same without some of its words. */
export const searchAlternativeSchema = v.object({ query: v.string(), without: v.array(v.string()) })
export type SearchAlternative = v.InferOutput<typeof searchAlternativeSchema>

/** The sent issue by which a newsletter was found. */
export const issueMatchSchema = v.object({ newsletter_id: idSchema, issue_id: idSchema, title: v.string() })
export type IssueMatch = v.InferOutput<typeof issueMatchSchema>

export const suggestedUserSchema = v.pick(profileSchema, ['id', 'username', 'display_name', 'avatar_url'])
export type SuggestedUser = v.InferOutput<typeof suggestedUserSchema>

export const searchSuggestionsSchema = v.object({ tags: v.array(v.string()), users: v.array(suggestedUserSchema) })
