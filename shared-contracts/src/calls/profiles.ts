import * as v from 'valibot'
import { requiredTextSchema, textSchema, uploadedImageSchema } from '../entities/fields'
import { authorityFormSchema, authoritySchema, profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { ANSWER_LIMIT, LENGTH } from '../limits'
import {
  byIdSchema,
  call,
  doneSchema,
  expectedUpdatedAtSchema,
  limitSchema,
  peopleOfSchema,
  peoplePageSchema,
} from './base'

/** `follow` and `unfollow` change no entity: the follows are kept as lists of the signed-in person. */
export const profiles = {
  getByUsername: call('/profiles/getByUsername')
    .input(v.object({ username: v.pipe(v.string(), v.maxLength(LENGTH.username)) }))
    /** Extension: `postCount` counts the posts that anyone can see. */
    .output(v.object({ profile: profileSchema, postCount: v.number() }))
    .errors({ PROFILE_NOT_FOUND: ERRORS.PROFILE_NOT_FOUND }),
  listRecommended: call('/profiles/listRecommended')
    .input(v.optional(v.object({ limit: limitSchema(ANSWER_LIMIT.recommended) }), {}))
    .output(v.object({ profiles: v.array(profileSchema) })),
  /** Extension: lists the followers of a person, without the viewer's blocked people. */
  listFollowers: call('/profiles/listFollowers')
    .input(peopleOfSchema)
    .output(peoplePageSchema)
    .errors({ PROFILE_NOT_FOUND: ERRORS.PROFILE_NOT_FOUND }),
  /** Extension: lists the people whom a person follows, without the viewer's blocked people. */
  listFollowing: call('/profiles/listFollowing')
    .input(peopleOfSchema)
    .output(peoplePageSchema)
    .errors({ PROFILE_NOT_FOUND: ERRORS.PROFILE_NOT_FOUND }),
  /** Refused while one of the two blocks the other. */
  follow: call('/profiles/follow').input(byIdSchema).output(doneSchema).errors({ BLOCKED: ERRORS.BLOCKED }),
  unfollow: call('/profiles/unfollow').input(byIdSchema).output(doneSchema),
  /** Saves the own profile. */
  update: call('/profiles/update')
    .input(
      v.object({
        display_name: requiredTextSchema(LENGTH.displayName),
        bio: textSchema(LENGTH.bio),
        /** Accepts only the authority that the profile already has: nobody gives it to themselves. */
        authority: v.optional(authoritySchema),
        authority_form: v.optional(v.nullable(authorityFormSchema)),
        avatar_url: v.optional(v.nullable(uploadedImageSchema)),
        expectedUpdatedAt: expectedUpdatedAtSchema,
      }),
    )
    .output(profileSchema)
    .errors({
      PROFILE_CONFLICT: { ...ERRORS.PROFILE_CONFLICT, data: v.object({ profile: profileSchema }) },
      NAME_RESERVED: ERRORS.NAME_RESERVED,
    }),
}
