import { comparableWords, type Post } from '@ementa/contracts'
import type { Context } from '../context'
import { mutedWordId } from '../store/collections'
import type { StoredMutedWord } from '../store/stored-entities'

const isInForce = ({ until }: StoredMutedWord, nowIso: string) => until === null || until > nowIso

/** The words that hold now, newest first. */
export function mutedWordsOf({ db, nowIso }: Pick<Context, 'db' | 'nowIso'>, userId: string) {
  return db.mutedWords.by('user', userId).filter((muted) => isInForce(muted, nowIso))
}

/** Removes a person's words whose time is over. */
export function removeEndedWords({ db, nowIso }: Pick<Context, 'db' | 'nowIso'>, userId: string): void {
  for (const muted of [...db.mutedWords.by('user', userId)]) {
    if (!isInForce(muted, nowIso)) db.mutedWords.delete(mutedWordId(muted))
  }
}

/** Returns whether a post has none of the viewer's muted words, in its text or a tag. One's own posts are never left out. */
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
