import { type CallName, comparableWords, type Inputs, type MuteDays, type MutedWord } from '@ementa/contracts'
import type { Queued } from '@ementa/ui'

/** A muted word as its row shows it. */
export interface ShownWord extends MutedWord {
  /** The queued action that will mute the word; null when it is muted already. */
  waiting: { id: string; days: MuteDays; isFirst: boolean; state: Queued['state'] } | null
}

export const MUTING: readonly CallName[] = ['users.muteWord', 'users.unmuteWord']

/** Returns the words as they will be once the queue is sent, the newest first, as the backend lists them. */
export function shownWords(stored: readonly MutedWord[], queued: readonly Queued[]): ShownWord[] {
  let words: ShownWord[] = stored.map((word) => ({ ...word, waiting: null }))
  for (const { action, state } of queued) {
    if (!isWordInput(action.input)) continue
    const { word, days } = action.input
    const others = words.filter((other) => comparableWords(other.word) !== comparableWords(word))
    const isFirst = others.length === words.length
    if (days !== undefined) words = [{ word, until: null, waiting: { id: action.id, days, isFirst, state } }, ...others]
    // A word whose reactivation the backend refused is still muted.
    else if (state !== 'failed') words = others
  }
  return words
}

type WordInput = Inputs['users']['unmuteWord'] & Partial<Pick<Inputs['users']['muteWord'], 'days'>>

/** Checks the input of a queued call. */
const isWordInput = (input: unknown): input is WordInput =>
  typeof input === 'object' && input !== null && 'word' in input && typeof input.word === 'string'
