import { comparableWords, MUTED_WORDS, type Post } from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { mutedWordId } from '../../store/collections'
import { DONE } from '../shared/done'

const DAY = 24 * 60 * 60 * 1000

/** The words that hold now, newest first. */
function wordsOf({ db, nowIso }: Pick<Context, 'db' | 'nowIso'>, userId: string) {
  return db.mutedWords.by('user', userId).filter(({ until }) => until === null || until > nowIso)
}

/** Whether a post has none of the viewer's muted words, in its text or a tag. One's own posts are never left out. */
export function withoutMutedWords(context: Pick<Context, 'db' | 'nowIso' | 'viewer'>): (post: Post) => boolean {
  const { viewer } = context
  const words = viewer ? wordsOf(context, viewer.id).map(({ word }) => comparableWords(word)) : []
  if (words.length === 0) return () => true
  return ({ author_id, body, tags }) => {
    if (author_id === viewer?.id) return true
    const texts = [body, ...tags].map(comparableWords)
    return !words.some((word) => texts.some((text) => text.includes(word)))
  }
}

export const muteWord = os.users.muteWord.use(signedIn).handler(({ input: { word, days }, context, errors }) => {
  const { db, viewer, now, nowIso } = context
  const until = days === null ? null : new Date(now.getTime() + days * DAY).toISOString()
  const muted = { user_id: viewer.id, word, until, created_at: nowIso }
  const others = wordsOf(context, viewer.id).filter((other) => mutedWordId(other) !== mutedWordId(muted))
  if (others.length >= MUTED_WORDS.count) throw errors.MUTED_WORDS_FULL()
  db.mutedWords.put(muted)
  return DONE
})

export const unmuteWord = os.users.unmuteWord.use(signedIn).handler(({ input: { word }, context }) => {
  context.db.mutedWords.delete(mutedWordId({ user_id: context.viewer.id, word }))
  return DONE
})

export const listMutedWords = os.users.listMutedWords.use(signedIn).handler(({ context }) => ({
  words: wordsOf(context, context.viewer.id).map(({ word, until }) => ({ word, until })),
}))
