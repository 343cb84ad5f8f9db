import * as v from 'valibot'
import { ownAccountSchema } from '../entities/account'
import { currentUserSchema } from '../entities/session'
import { ERRORS } from '../errors'
import { LENGTH } from '../limits'
import { call, doneSchema } from './base'

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
