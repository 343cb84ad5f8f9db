import * as v from 'valibot'
import { idSchema, timeSchema } from './fields'

/**
 * The text that a post quotes, as far as one reader may see it. Made for each answer and never stored, so that it says no
 * more than the text's own page does today.
 */
const quotedViewSchema = v.variant('state', [
  v.object({
    state: v.literal('shown'),
    /** Path of its page. */
    href: v.string(),
    author: v.nullable(v.object({ id: idSchema, username: v.string(), display_name: v.string() })),
    /** Subject of an issue and name of its newsletter; null for a post. */
    issue: v.nullable(v.object({ subject: v.string(), newsletter: v.string() })),
    excerpt: v.string(),
    at: timeSchema,
  }),
  v.object({
    /** `muted` and `blocked`: by the reader, who can still open its page. */
    state: v.picklist(['deleted', 'removed', 'muted', 'blocked', 'unavailable']),
    href: v.nullable(v.string()),
  }),
])
export type QuotedView = v.InferOutput<typeof quotedViewSchema>

/** Names the text that a post quotes: a post, or an issue of a newsletter. */
export const quotedRefSchema = v.object({ kind: v.picklist(['post', 'issue']), id: idSchema })
export type QuotedRef = v.InferOutput<typeof quotedRefSchema>

export const quotedSchema = v.object({ ...quotedRefSchema.entries, view: v.optional(quotedViewSchema) })
