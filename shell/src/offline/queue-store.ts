import { type QueueAction, STORAGE_KEYS, stored } from '@ementa/contracts'
import { queueActionSchema } from '@ementa/contracts/schemas'
import type { KeyValueStorage } from '@ementa/ui'
import type { ReportProblem } from '@ementa/ui/host'
import * as v from 'valibot'

const VERSION = 1
const versionSchema = v.literal(VERSION)
/** Actions are kept as they are: a newer version of the product may have given them more fields. */
const isAction = (value: unknown): value is QueueAction => v.is(queueActionSchema, value)
const storedSchema = v.object({ version: versionSchema, actions: v.array(v.custom<QueueAction>(isAction)) })
const damagedSchema = v.object({ version: versionSchema, actions: v.array(v.unknown()) })

/** The queue in local storage, shared by all tabs. It is read before every change, so that tabs do not overwrite each other. */
export interface QueueStore {
  read(): QueueAction[]
  /** Returns whether the change was stored. */
  change(edit: (actions: QueueAction[]) => QueueAction[]): boolean
}

/**
 * Creates the store. An invalid queue, one of another version, or one with invalid actions is set aside, and the valid
 * actions stay. While storage is full, the queue is kept in memory.
 */
export function createQueueStore(storage: KeyValueStorage, report: ReportProblem): QueueStore {
  let refused: QueueAction[] | null = null
  const queue = stored(STORAGE_KEYS.queue, storedSchema, { storage, report, rescue })

  function rescue(value: unknown) {
    const damaged = v.safeParse(damagedSchema, value)
    const actions = damaged.success ? damaged.output.actions.filter(isAction) : []
    write(actions)
    return { version: VERSION, actions } as const
  }

  function write(actions: QueueAction[]): boolean {
    if (actions.length === 0) queue.remove()
    const isStored = actions.length === 0 || queue.write({ version: VERSION, actions })
    refused = isStored ? null : actions
    return isStored
  }

  const read = () => refused ?? queue.read()?.actions ?? []

  return { read, change: (edit) => write(edit(read())) }
}
