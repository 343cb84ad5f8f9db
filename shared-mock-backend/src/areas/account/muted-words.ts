import { MUTED_WORDS } from '@ementa/contracts'
import { os, signedIn } from '../../context'
import { daysFrom } from '../../rules/days'
import { mutedWordsOf, removeEndedWords } from '../../rules/muted-words'
import { mutedWordId } from '../../store/collections'
import { DONE } from '../shared/done'

export const muteWord = os.users.muteWord.use(signedIn).handler(({ input: { word, days }, context, errors }) => {
  const { db, viewer, now, nowIso } = context
  const until = days === null ? null : daysFrom(now, days)
  const muted = { user_id: viewer.id, word, until, created_at: nowIso }
  const others = mutedWordsOf(context, viewer.id).filter((other) => mutedWordId(other) !== mutedWordId(muted))
  if (others.length >= MUTED_WORDS.count) throw errors.MUTED_WORDS_FULL()
  removeEndedWords(context, viewer.id)
  db.mutedWords.put(muted)
  return DONE
})

export const unmuteWord = os.users.unmuteWord.use(signedIn).handler(({ input: { word }, context }) => {
  context.db.mutedWords.delete(mutedWordId({ user_id: context.viewer.id, word }))
  removeEndedWords(context, context.viewer.id)
  return DONE
})

export const listMutedWords = os.users.listMutedWords.use(signedIn).handler(({ context }) => ({
  words: mutedWordsOf(context, context.viewer.id).map(({ word, until }) => ({ word, until })),
}))
