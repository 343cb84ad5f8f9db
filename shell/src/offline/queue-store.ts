import { type QueueAction, STORAGE_KEYS } from '@ementa/contracts'
import { queueActionSchema } from '@ementa/contracts/schemas'
import type { KeyValueStorage } from '@ementa/ui'
import type { ReportProblem } from '@ementa/ui/host'
import * as v from 'valibot'

const VERSION = 1
const KEY = STORAGE_KEYS.queue
const storedSchema = v.object({ version: v.literal(VERSION), actions: v.array(v.unknown()) })

/** The queue in local storage, shared by all tabs. It is read before every change, so that tabs do not overwrite each other. */
export interface QueueStore {
  read(): QueueAction[]
  /** Returns whether the change was stored. */
  change(edit: (actions: QueueAction[]) => QueueAction[]): boolean
}

/**
 * Creates the store. An invalid queue, one of another version, or one with invalid actions is copied to `.corrupt`, and
 * the valid actions stay. While storage is full, the queue is kept in memory.
 */
export function createQueueStore(storage: KeyValueStorage, onProblem: ReportProblem): QueueStore {
  let refused: QueueAction[] | null = null

  function read(): QueueAction[] {
    if (refused) return refused
    const text = textIn(storage)
    if (text === null) return []
    const stored = v.safeParse(storedSchema, parsed(text))
    const actions = stored.success ? stored.output.actions.filter(isAction) : []
    if (stored.success && actions.length === stored.output.actions.length) return actions
    setAside(text)
    write(actions)
    return actions
  }

  function setAside(text: string) {
    try {
      storage.setItem(`${KEY}.corrupt`, text)
    } catch {
      // If storage is full, the copy is given up: the valid actions matter more.
    }
    onProblem({ kind: 'corrupt', key: KEY })
  }

  function write(actions: QueueAction[]): boolean {
    try {
      if (actions.length === 0) storage.removeItem(KEY)
      else storage.setItem(KEY, JSON.stringify({ version: VERSION, actions }))
      refused = null
      return true
    } catch {
      refused = actions
      onProblem({ kind: 'full', key: KEY })
      return false
    }
  }

  return { read, change: (edit) => write(edit(read())) }
}

const isAction = (value: unknown): value is QueueAction => v.is(queueActionSchema, value)

function textIn(storage: KeyValueStorage): string | null {
  try {
    return storage.getItem(KEY)
  } catch {
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
