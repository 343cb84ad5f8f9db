import * as v from 'valibot'
import { countSchema, idSchema, tagSlugSchema, timeSchema } from '../entities/fields'
import { citedLawSchema } from '../entities/law'
import { postSchema } from '../entities/post'
import { profileSchema } from '../entities/profile'
import { call } from './base'

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
