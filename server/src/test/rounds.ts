import type { CallName } from '@ementa/contracts'
import { expect } from 'vitest'
import type { Done } from '../calls/unit-of-work'

/** A call that needs more of them reads in a way that `related.ts` or `plan.ts` should know. */
const MOST_ROUNDS = 4

const tooMany = new Map<string, number>()

/** Notes how often a call had to be run. */
export function noteRounds(name: CallName | null, { rounds }: Done): void {
  if (rounds > MOST_ROUNDS) tooMany.set(String(name), Math.max(rounds, tooMany.get(String(name)) ?? 0))
}

/** Fails when a call had to be run too often since the last time that this was asked. */
export function expectFewRounds(): void {
  const found = Object.fromEntries(tooMany)
  tooMany.clear()
  expect(found, `calls that need more than ${MOST_ROUNDS} rounds`).toEqual({})
}
