import { isQueued, type Queued } from '@ementa/contracts'

/** Returns the value of a look-up; throws if there is none, so that a test does not continue with a wrong element. */
export function required<Found>(found: Found | null | undefined, what = 'what the test looks for'): Found {
  if (found === null || found === undefined) throw new Error(`Failed to find ${what}.`)
  return found
}

/** Returns the answer of a write; throws if it waits in the offline queue instead. */
export function sent<Answer>(answer: Answer | Queued): Answer {
  if (isQueued(answer)) throw new Error('Failed to send: the call waits in the queue.')
  return answer
}
