import { comparableWords, type Post } from '@ementa/contracts'
import type { Context } from '../context'
import { mutedWordId } from '../store/collections'

/** The words that hold now, newest first. */
export function mutedWordsOf({ db, nowIso }: Pick<Context, 'db' | 'nowIso'>, userId: string) {
  return db.mutedWords.by('user', userId).filter(({ until }) => until === null || until > nowIso)
}

/** Removes the words whose time is over; those of others are left to them. */
export function removeEndedWords({ db, nowIso }: Pick<Context, 'db' | 'nowIso'>, userId: string): void {
  for (const muted of [...db.mutedWords.by('user', userId)]) {
    if (muted.until !== null && muted.until <= nowIso) db.mutedWords.delete(mutedWordId(muted))
  }
}

/** Whether a post has none of the viewer's muted words, in its text or a tag. One's own posts are never left out. */
export function withoutMutedWords(context: Pick<Context, 'db' | 'nowIso' | 'viewer'>): (post: Post) => boolean {
  const { viewer } = context
  const words = viewer ? mutedWordsOf(context, viewer.id).map(({ word }) => comparableWords(word)) : []
  if (words.length === 0) return () => true
  return ({ author_id, body, tags }) => {
    if (author_id === viewer?.id) return true
    const texts = [body, ...tags].map(comparableWords)
    return !words.some((word) => texts.some((text) => text.includes(word)))
  }
}
