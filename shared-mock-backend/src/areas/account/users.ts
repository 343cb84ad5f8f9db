import { MUTED_WORDS } from '@ementa/contracts'
import { daysFrom } from '../../calendar'
import { DONE, os, signedIn } from '../../context'
import { mutedWordsOf, removeEndedWords } from '../../rules/visibility'
import { mutedWordId } from '../../store/collections'
import { profilesOf } from '../shared/people'

export const users = {
  muteWord: os.users.muteWord.use(signedIn).handler(({ input: { word, days }, context, errors }) => {
    const { db, viewer, now, nowIso } = context
    const until = days === null ? null : daysFrom(now, days)
    const muted = { user_id: viewer.id, word, until, created_at: nowIso }
    const others = mutedWordsOf(context, viewer.id).filter((other) => mutedWordId(other) !== mutedWordId(muted))
    if (others.length >= MUTED_WORDS.count) throw errors.MUTED_WORDS_FULL()
    removeEndedWords(context, viewer.id)
    db.mutedWords.put(muted)
    return DONE
  }),

  unmuteWord: os.users.unmuteWord.use(signedIn).handler(({ input: { word }, context }) => {
    context.db.mutedWords.delete(mutedWordId({ user_id: context.viewer.id, word }))
    return DONE
  }),

  listMutedWords: os.users.listMutedWords.use(signedIn).handler(({ context }) => ({
    words: mutedWordsOf(context, context.viewer.id).map(({ word, until }) => ({ word, until })),
  })),

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
