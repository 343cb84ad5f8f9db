import { crashBufferKey, deviceStorage, type NewsletterIssue } from '@ementa/contracts'
import { type BufferedIssue, storedIssue } from '../issue-editing/issue-buffer'
import type { Caret } from '../rich-text/issue-text'
import { holdKeys } from './key-bridge'

/** Field and caret of the person when one page replaced another. */
export type WritingPlace = { field: 'subject'; start: number; end: number } | { field: 'text'; caret: Caret }

/** State of the page of a new issue when it closes: its current text and the place of the caret. */
export interface Written {
  copy: BufferedIssue
  /** The text differs from what was saved: it was typed while the save was on its way. */
  isNewer: boolean
  place: WritingPlace | null
}

interface Handover {
  issue: NewsletterIssue | null
  written?: Written
  /** Ends the bridge and answers what was typed between the two pages. */
  endKeys?: () => string
}

const handovers = new Map<string, Handover>()

/** Announces that the editor of this issue follows; `issue` is the stored one, null if it could not be read. */
export function announceHandover(issueId: string, issue: NewsletterIssue | null): void {
  handovers.set(issueId, { issue })
}

/**
 * Hands over the text of the page that goes. It is also left where the editor looks for interrupted work, since the
 * tab may close before the editor is there.
 */
export function handOver(userId: string, issueId: string, written: Written): void {
  const handover = handovers.get(issueId)
  if (!handover) return
  if (written.isNewer) storedIssue(crashBufferKey(userId, 'issue', issueId)).write(written.copy)
  handover.written = written
  if (written.place) handover.endKeys = holdKeys()
}

/** The stored issue, so that the editor opens without waiting for it. */
export function announcedIssue(issueId: string): NewsletterIssue | null {
  return handovers.get(issueId)?.issue ?? null
}

/** Takes the text over, once. `endKeys` answers what was typed between the two pages; call it when a field has the focus. */
export function takeOver(userId: string, issueId: string): { written: Written; endKeys: () => string } | undefined {
  const handover = handovers.get(issueId)
  if (!handover?.written) return undefined
  handovers.delete(issueId)
  deviceStorage.removeItem(crashBufferKey(userId, 'issue', issueId))
  return { written: handover.written, endKeys: handover.endKeys ?? (() => '') }
}
