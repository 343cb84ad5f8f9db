import * as v from 'valibot'
import { profileSchema } from '../entities/profile'
import { byIdSchema, call, doneSchema } from './base'

const usersSchema = v.object({ users: v.array(profileSchema) })

/** Spec §7 Users: membership toggles, idempotent (spec §4). */
export const users = {
  muteUser: call('/users/muteUser').input(byIdSchema).output(doneSchema),
  unmuteUser: call('/users/unmuteUser').input(byIdSchema).output(doneSchema),
  blockUser: call('/users/blockUser').input(byIdSchema).output(doneSchema),
  unblockUser: call('/users/unblockUser').input(byIdSchema).output(doneSchema),
  listMuted: call('/users/listMuted').output(usersSchema),
  listBlocked: call('/users/listBlocked').output(usersSchema),
}
