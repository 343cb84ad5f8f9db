import { deviceStorage, STORAGE_KEYS } from '@ementa/contracts'
import { readCrashBuffer } from '@ementa/ui'
import type { Decision } from './decision-desk'

/**
 * Decisions that a closing page could not see through. A call begun while the page unloads may never be answered, so it
 * is written down first and sent again at the next visit; one that did get through is refused then as already handled.
 */
export const outbox = {
  read: (): Decision[] => readCrashBuffer(STORAGE_KEYS.moderationOutbox, isDecisions) ?? [],

  add(decisions: readonly Decision[]) {
    const ids = new Set(decisions.map(({ id }) => id))
    write([...outbox.read().filter(({ id }) => !ids.has(id)), ...decisions])
  },

  remove(id: string) {
    const all = outbox.read()
    if (all.some((one) => one.id === id)) write(all.filter((one) => one.id !== id))
  },
}

function write(decisions: readonly Decision[]) {
  try {
    if (decisions.length === 0) deviceStorage.removeItem(STORAGE_KEYS.moderationOutbox)
    else deviceStorage.setItem(STORAGE_KEYS.moderationOutbox, JSON.stringify(decisions))
  } catch {
    // A full disk: the call that is under way is all there is.
  }
}

const TEXTS = ['id', 'version', 'reason', 'moderatorId', 'title'] as const
const ACTIONS: readonly unknown[] = ['approve', 'remove', 'shadow_ban', 'temp_ban']

const isDecision = (value: unknown): value is Decision =>
  typeof value === 'object' &&
  value !== null &&
  TEXTS.every((name) => name in value && typeof Reflect.get(value, name) === 'string') &&
  ACTIONS.includes(Reflect.get(value, 'action'))

const isDecisions = (value: unknown): value is Decision[] => Array.isArray(value) && value.every(isDecision)
