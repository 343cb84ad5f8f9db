import * as v from 'valibot'
import {
  currentUserSchema,
  muteDaysSchema,
  mutedWordSchema,
  mutedWordTextSchema,
  ownAccountSchema,
} from '../entities/account'
import { requiredTextSchema, textSchema, uploadedImageSchema } from '../entities/fields'
import { planSchema } from '../entities/newsletter'
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

const usernameSchema = v.pipe(v.string(), v.maxLength(LENGTH.username), v.trim(), v.nonEmpty())

export const auth = {
  getCurrentUser: call('/auth/getCurrentUser').output(v.nullable(currentUserSchema)),
  /** Extension: for the export of one's own data. */
  getAccount: call('/auth/getAccount').output(ownAccountSchema).errors({ USER_NOT_FOUND: ERRORS.USER_NOT_FOUND }),
  signIn: call('/auth/signIn')
    .input(v.object({ username: usernameSchema }))
    .output(currentUserSchema)
    .errors({ USER_NOT_FOUND: ERRORS.USER_NOT_FOUND }),
  signOut: call('/auth/signOut').output(doneSchema),
}

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

const usersSchema = v.object({ users: v.array(profileSchema) })

/** Sets and ends memberships; repeating a call changes nothing. */
export const users = {
  muteUser: call('/users/muteUser').input(byIdSchema).output(doneSchema),
  unmuteUser: call('/users/unmuteUser').input(byIdSchema).output(doneSchema),
  blockUser: call('/users/blockUser').input(byIdSchema).output(doneSchema),
  unblockUser: call('/users/unblockUser').input(byIdSchema).output(doneSchema),
  /** Posts with this word, or these words in this order, stay out of one's feed and daily page; again changes how long. */
  muteWord: call('/users/muteWord')
    .input(v.object({ word: mutedWordTextSchema, days: muteDaysSchema }))
    .errors({ MUTED_WORDS_FULL: ERRORS.MUTED_WORDS_FULL })
    .output(doneSchema),
  unmuteWord: call('/users/unmuteWord')
    .input(v.object({ word: mutedWordTextSchema }))
    .output(doneSchema),
  /** Newest first, without those whose time is over. */
  listMutedWords: call('/users/listMutedWords').output(v.object({ words: v.array(mutedWordSchema) })),
  listMuted: call('/users/listMuted').output(usersSchema),
  listBlocked: call('/users/listBlocked').output(usersSchema),
}

/** Plans are sample data and cannot be changed. */
export const plans = {
  list: call('/plans/list').output(v.object({ plans: v.array(planSchema) })),
}
