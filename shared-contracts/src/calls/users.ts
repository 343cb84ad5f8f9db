import * as v from 'valibot'
import { muteDaysSchema, mutedWordSchema, mutedWordTextSchema } from '../entities/muted-word'
import { profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { byIdSchema, call, doneSchema } from './base'

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
