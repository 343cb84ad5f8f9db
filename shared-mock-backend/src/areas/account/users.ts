import { os, signedIn } from '../../context'
import { profilesOf } from '../shared/authors'
import { DONE } from '../shared/done'
import { listMutedWords, muteWord, unmuteWord } from './muted-words'

export const users = {
  muteWord,
  unmuteWord,
  listMutedWords,

  muteUser: os.users.muteUser.use(signedIn).handler(({ input, context }) => {
    if (input.id !== context.viewer.id) context.relations.set(context.viewer.id, 'muted', input.id, true)
    return DONE
  }),

  unmuteUser: os.users.unmuteUser.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'muted', input.id, false)
    return DONE
  }),

  blockUser: os.users.blockUser.use(signedIn).handler(({ input, context }) => {
    if (input.id !== context.viewer.id) context.relations.block(context.viewer.id, input.id)
    return DONE
  }),

  unblockUser: os.users.unblockUser.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'blocked', input.id, false)
    return DONE
  }),

  listMuted: os.users.listMuted.use(signedIn).handler(({ context }) => ({
    users: profilesOf(context.db, context.relations.ids(context.viewer.id, 'muted')),
  })),

  listBlocked: os.users.listBlocked.use(signedIn).handler(({ context }) => ({
    users: profilesOf(context.db, context.relations.ids(context.viewer.id, 'blocked')),
  })),
}
