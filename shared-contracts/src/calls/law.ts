import * as v from 'valibot'
import { countSchema, idSchema, querySchema, tagSlugSchema, timeSchema } from '../entities/fields'
import { citedLawSchema, citingOrderSchema, citingSchema, lawSchema } from '../entities/law'
import { postSchema } from '../entities/post'
import { profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { LAW, LENGTH } from '../limits'
import { call, cursorSchema, doneSchema, limitSchema } from './base'

const byKeySchema = v.object({ key: idSchema })
const lawsSchema = v.object({ laws: v.array(citedLawSchema) })

/** Extension: the law that posts, comments and sent issues cite (decision 018). */
export const law = {
  /** Finds a law by the address of its page. `articles` lists the cited articles of an act, and is empty for others. */
  get: call('/law/get')
    .input(v.object({ path: v.pipe(v.string(), v.maxLength(LENGTH.address)) }))
    .output(
      v.object({
        law: lawSchema,
        /** The act of an article. */
        act: v.nullable(lawSchema),
        counts: v.object({ posts: countSchema, comments: countSchema, issues: countSchema }),
        articles: v.array(citedLawSchema),
        /** Laws cited by the same texts, most often first; each `count` is the number of these texts. */
        together: v.array(citedLawSchema),
      }),
    )
    .errors({ LAW_NOT_FOUND: ERRORS.LAW_NOT_FOUND }),
  /** The texts that cite it. `by` following: only those of people whom the viewer follows. */
  listCiting: call('/law/listCiting')
    .input(
      v.object({
        key: idSchema,
        order: v.optional(citingOrderSchema, 'newest'),
        by: v.optional(v.picklist(['everyone', 'following']), 'everyone'),
        cursor: cursorSchema,
        limit: limitSchema(LAW.page),
      }),
    )
    .output(
      v.object({
        items: v.array(citingSchema),
        authors: v.array(profileSchema),
        nextCursor: v.nullable(v.string()),
      }),
    ),
  /** The law of each key that has a page, with its count: for the citations of one text. */
  describe: call('/law/describe')
    .input(v.object({ keys: v.pipe(v.array(idSchema), v.maxLength(LAW.keys)) }))
    .output(lawsSchema),
  /** Finds the laws that a search names (`art 7 lgpd`, `sumula 479`), most cited first. */
  find: call('/law/find')
    .input(v.object({ query: querySchema }))
    .output(lawsSchema),
  /** Lists the laws most cited in the last days; `count` covers these days. */
  listDebated: call('/law/listDebated')
    .input(v.optional(v.object({ limit: limitSchema(LAW.debated) }), {}))
    .output(lawsSchema),
  follow: call('/law/follow').input(byKeySchema).output(doneSchema),
  unfollow: call('/law/unfollow').input(byKeySchema).output(doneSchema),
  listFollowed: call('/law/listFollowed').output(lawsSchema),
}

/** Extension: news since a moment from all that the viewer follows, for one page a day. */
export const closing = {
  get: call('/closing/get')
    .input(v.object({ since: timeSchema }))
    .output(
      v.object({
        /** Posts of followed people, the most discussed first; `count` counts all of them. */
        posts: v.array(postSchema),
        count: countSchema,
        /** Followed tags with posts of people whom one does not follow; `post` is the most discussed. */
        topics: v.array(v.object({ slug: tagSlugSchema, count: countSchema, post: postSchema })),
        /** Followed law that was cited; `count` is of this time. */
        laws: v.array(citedLawSchema),
        issues: v.array(
          v.object({ id: idSchema, title: v.string(), handle: v.string(), newsletter: v.string(), at: timeSchema }),
        ),
        authors: v.array(profileSchema),
      }),
    ),
}
