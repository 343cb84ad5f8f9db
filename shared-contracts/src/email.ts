import * as v from 'valibot'
import { NEWSLETTER_LIMITS } from './newsletter-limits'

/** An address as mail programs take it, in lower case: by it two rows are one person. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(NEWSLETTER_LIMITS.email),
  v.email(),
)
