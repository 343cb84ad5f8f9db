import {
  errorCode,
  type QueueAction,
  randomId,
  STORAGE_KEYS,
  stored,
  syncFailureMessage,
  tabLocks,
} from '@ementa/contracts'
import { queueActionSchema } from '@ementa/contracts/schemas'
import type { KeyValueStorage } from '@ementa/ui'
import type { ReportProblem } from '@ementa/ui/host'
import * as v from 'valibot'
import { coalesce, type Input, isDoneBy, keyOf, toggleOf, withRequestId } from './coalesce'

interface QueueOptions {
  storage: KeyValueStorage
  onProblem: ReportProblem
  locks: LockManager | undefined
  isOnline: () => boolean
  /** Id of the signed-in user, whose actions alone are shown and sent; null for a visitor. */
  userId: () => string | null
  /** Sends one action; rejects with the call's error. */
  send: (action: QueueAction) => Promise<unknown>
  /** Tells whether the simulation lets this attempt fail. */
  failsByChance: () => boolean | Promise<boolean>
  /** Called when the backend took an action, before it leaves the queue. */
  onSent: (action: QueueAction) => void
  /** Called after each change; `sendingId` is the action being sent. */
  onChange: (own: QueueAction[], sendingId: string | null) => void
}

export interface SyncResult {
  sent: QueueAction[]
  failed: QueueAction[]
  /** The connection was lost before the end. */
  isInterrupted: boolean
}

type Wants = (action: QueueAction) => boolean

export type OfflineQueue = ReturnType<typeof createQueue>

/**
 * Creates the queue of writes that wait for the connection: they are coalesced and sent once, in the order of the list and not
 * of their timestamps, because clocks jump (decision 009).
 */
export function createQueue(options: QueueOptions) {
  const { userId } = options
  const list = createOwnList(options, () => sender.sendingId())
  const sender = createSender(list, options)
  const { own, edit } = list

  /** Adds an action. Returns `refused` if it could not be stored; it then does not wait. */
  function add(type: string, input: Input): 'queued' | 'undone' | 'refused' {
    const id = randomId()
    const action: QueueAction = {
      id,
      type,
      timestamp: new Date().toISOString(),
      status: 'pending',
      retryCount: 0,
      input: withRequestId(type, input, id),
      userId: userId() ?? undefined,
    }
    let outcome: 'queued' | 'undone' = 'queued'
    let before: QueueAction[] = []
    const isStored = edit((actions) => {
      before = actions
      const result = coalesce(actions, action, sender.sendingId())
      outcome = result.outcome
      return result.actions
    })
    if (!isStored) {
      edit(() => before)
      return 'refused'
    }
    cancelBlockedFollow(action)
    sender.join((candidate) => candidate.id === id)
    return outcome
  }

  /** Cancels a queued follow of a person who is blocked: it would be refused after the block. */
  function cancelBlockedFollow(added: QueueAction) {
    const block = toggleOf(added)
    if (block?.relation !== 'blocked' || !block.on) return
    const follow = own().find((action) => {
      const toggle = toggleOf(action)
      return toggle?.relation === 'following' && toggle.on && toggle.id === block.id
    })
    if (follow) cancel(follow.id)
  }

  /** Cancels an action, unless it is being sent. */
  function cancel(id: string) {
    const action = own().find((candidate) => candidate.id === id)
    if (!action || id === sender.sendingId()) return
    edit((actions) => actions.filter((candidate) => candidate.id !== id))
  }

  /** Resolves conflicts of an online call with queued actions on the same thing. */
  function meets(type: string, input: Input): 'nothing' | 'on its way' {
    const key = keyOf({ type, input })
    const rivals = key === null ? [] : own().filter((action) => keyOf(action) === key)
    if (rivals.length === 0) return 'nothing'
    // The call would overtake the older action and be undone by it, so it is queued and sent by the running sync.
    if (sender.isRunning()) return 'on its way'
    for (const rival of rivals) cancel(rival.id)
    return 'nothing'
  }

  return {
    own,
    add,
    meets,
    sync: sender.sync,
    isRunning: sender.isRunning,
    cancel,
    /** Returns the actions of the user that a stored text of the queue holds as sent: they leave it when the sync is over. */
    sentIn: (text: string | null) => {
      const { success, output } = v.safeParse(textSchema, text)
      return success ? output.actions.filter((action) => list.isOwn(action) && action.status === 'synced') : []
    },
    /** Reports the state of the queue again: at the start, after a sign-in and after another tab's change. */
    announce: list.announce,
  }
}

type OwnList = ReturnType<typeof createOwnList>

/** Creates the view of the stored queue that the user has: only the own actions are shown and sent. Each change is reported. */
function createOwnList({ storage, onProblem, userId, onChange }: QueueOptions, sendingId: () => string | null) {
  const store = createQueueStore(storage, onProblem)
  const isOwn = (action: QueueAction) => action.userId === undefined || action.userId === userId()
  const own = () => store.read().filter((action) => isOwn(action) && action.status !== 'synced')
  const announce = () => onChange(own(), sendingId())

  /** Changes the whole queue. Returns whether the change was stored. */
  function edit(change: (actions: QueueAction[]) => QueueAction[]): boolean {
    const isStored = store.change(change)
    announce()
    return isStored
  }

  const update = (id: string, change: Partial<QueueAction>) =>
    edit((actions) => actions.map((action) => (action.id === id ? { ...action, ...change } : action)))

  return { isOwn, own, announce, edit, update }
}

/** Creates the sender of a list, which sends wanted actions one after the other, in one tab at a time. */
function createSender(
  { own, announce, edit, update }: OwnList,
  { locks = tabLocks(), isOnline, failsByChance, send, onSent }: QueueOptions,
) {
  /** Works while no other tab does. Without Web Locks (plain HTTP on another machine) the backend knows what is sent twice. */
  const lock = (work: () => Promise<SyncResult>) => (locks ? locks.request(STORAGE_KEYS.queue, work) : work())
  let sendingId: string | null = null
  /** Chooses what the running sync sends, by any of these; null when none runs. */
  let wanted: Wants[] | null = null
  let running: Promise<SyncResult> = Promise.resolve({ sent: [], failed: [], isInterrupted: false })

  /** Sends an action. Returns the code of its failure, or null. */
  async function trySending(action: QueueAction): Promise<string | null> {
    try {
      if (await failsByChance()) throw new Error(syncFailureMessage(action.type))
      await send(action)
      return null
    } catch (error) {
      return errorCode(error)
    }
  }

  async function attempt(action: QueueAction): Promise<'sent' | 'failed' | 'interrupted'> {
    sendingId = action.id
    update(action.id, { isTried: true })
    const code = await trySending(action)
    sendingId = null
    if (code !== null && !isOnline()) {
      announce()
      return 'interrupted'
    }
    if (code !== null && !isDoneBy(action.type, code)) {
      const failure = { retryCount: action.retryCount + 1, error: syncFailureMessage(action.type), code }
      update(action.id, { status: 'failed', ...failure })
      return 'failed'
    }
    onSent(action)
    update(action.id, { status: 'synced' })
    return 'sent'
  }

  async function sendAll(): Promise<SyncResult> {
    const result: SyncResult = { sent: [], failed: [], isInterrupted: false }
    const tried = new Set<string>()
    // The list is read for each action, because it changes meanwhile, also by other tabs.
    const next = () => own().find((action) => !tried.has(action.id) && wanted?.some((wants) => wants(action)))
    try {
      for (let action = next(); action; action = next()) {
        if (!isOnline()) return { ...result, isInterrupted: true }
        tried.add(action.id)
        const outcome = await attempt(action)
        if (outcome === 'interrupted') return { ...result, isInterrupted: true }
        result[outcome].push(action)
      }
      return result
    } finally {
      // It ends with its last look at the list: who comes later must not wait for it in vain.
      wanted = null
    }
  }

  return {
    sendingId: () => sendingId,
    isRunning: () => wanted !== null,
    /** Lets the running sync send these too; without one they wait for the next. */
    join: (wants: Wants) => void wanted?.push(wants),
    /** Sends the wanted actions in order. A call during a sync adds to what that one sends. */
    sync(wants: Wants): Promise<SyncResult> {
      if (wanted) wanted.push(wants)
      else {
        wanted = [wants]
        running = lock(sendAll).finally(() => edit((actions) => actions.filter(({ status }) => status !== 'synced')))
      }
      return running
    },
  }
}

const VERSION = 1
const versionSchema = v.literal(VERSION)
/** Actions are kept as they are: a newer version of the product may have given them more fields. */
const isAction = (value: unknown): value is QueueAction => v.is(queueActionSchema, value)
const storedSchema = v.object({ version: versionSchema, actions: v.array(v.custom<QueueAction>(isAction)) })
const textSchema = v.pipe(v.string(), v.parseJson(), storedSchema)
const damagedSchema = v.object({ version: versionSchema, actions: v.array(v.unknown()) })

/**
 * Creates the store of the queue in local storage, which all tabs share. It is read before every change, so that tabs do not
 * overwrite each other. An invalid queue, one of another version, or one with invalid actions is set aside, and the valid actions
 * stay. While storage is full, the queue is kept in memory.
 */
export function createQueueStore(storage: KeyValueStorage, report: ReportProblem) {
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

  return {
    read,
    /** Returns whether the change was stored. */
    change: (edit: (actions: QueueAction[]) => QueueAction[]): boolean => write(edit(read())),
  }
}
