import * as v from 'valibot'
import { NEWSLETTER_LIMITS } from '../limits'

/** A local part of RFC 5322 without quotes (`o'neil` is one), and a domain, which may have accents (`ação.adv.br`). */
const ADDRESS =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?$/u

/** An address as mail programs take it, in lower case: by it two rows are one person. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(NEWSLETTER_LIMITS.email),
  v.regex(ADDRESS),
)
