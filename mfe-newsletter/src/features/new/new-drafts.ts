import { crashBufferKey, deviceStorage, isSetAside, keysOf, randomId } from '@ementa/contracts'
import { type BufferedIssue, storedIssue } from '../../shared/issue-editing/issue-buffer'
import { claimIssue } from '../../shared/issue-editing/other-tabs'

/** How long a reload waits for its own copy, in ms; also what a second tab waits before it begins an issue of its own. */
const PATIENCE = 1500

/** An issue that is not stored yet, and the one tab that writes it. */
export interface NewDraft {
  /** Where this tab keeps its copy. */
  key: string
  /** What an earlier visit wrote there. */
  recovered: BufferedIssue | undefined
  /** How many other unsaved issues of this newsletter are left on this device and open in no tab. */
  waiting: number
  release: () => void
}

interface Left {
  key: string
  copy: BufferedIssue
}

/**
 * The new issue that this tab writes: the newest unsaved one that no other tab has open, otherwise one of its own, so
 * that two tabs never write over each other. `after` asks for the one that follows that key, coming round to the newest.
 */
export async function claimNewDraft(userId: string, newsletterId: string, after?: string): Promise<NewDraft> {
  const base = crashBufferKey(userId, 'issue', `new:${newsletterId}`)
  const claims = leftAt(base).map((draft) => ({ ...draft, claim: claimIssue(draft.key, { patience: PATIENCE }) }))
  const areFree = await Promise.all(claims.map(({ claim }) => claim.isFirst))
  const free = claims.filter((_, index) => areFree[index])
  const claimed = free[free.findIndex(({ key }) => key === after) + 1] ?? free[0]
  for (const { key, claim } of claims) if (key !== claimed?.key) claim.release()
  if (claimed)
    return { key: claimed.key, recovered: claimed.copy, waiting: free.length - 1, release: claimed.claim.release }

  const key = `${base}:${randomId()}`
  return { key, recovered: undefined, waiting: 0, release: claimIssue(key).release }
}

/** Newest first. */
function leftAt(base: string): Left[] {
  return keysOf(deviceStorage, base)
    .filter((key) => (key === base || key.startsWith(`${base}:`)) && !isSetAside(key))
    .flatMap((key): Left[] => {
      const copy = storedIssue(key).read()
      return copy ? [{ key, copy }] : []
    })
    .sort((one, other) => other.copy.writtenAt - one.copy.writtenAt)
}
