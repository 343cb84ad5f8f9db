import { type QueueAction, type Relation, randomId, syncFailureMessage } from '@ementa/contracts'
import { type Input, isDoneBy, keyOf, toggleOf, withRequestId } from './action-input'
import { coalesce } from './coalesce'
import type { Lock } from './lock'
import type { QueueStore } from './queue-store'

export interface QueueOptions {
  store: QueueStore
  lock: Lock
  isOnline: () => boolean
  /** Whose actions count now: nobody sees or sends another's. Null: signed out. */
  userId: () => string | null
  /** Sends one action; rejects with the call's error, whose code is `codeOf(error)`. */
  send: (action: QueueAction) => Promise<void>
  codeOf: (error: unknown) => string
  /** Whether the simulation lets this one fail (spec §9, 10 %). */
  failsByChance: () => boolean | Promise<boolean>
  /** A membership toggle left the queue: sent, or taken back. */
  onSettled: (relation: Relation, id: string, sent: boolean) => unknown
  /** Something about the queue changed; `sendingId` is on its way now. */
  onChange: (own: QueueAction[], sendingId: string | null) => void
  clock?: () => number
}

export interface SyncResult {
  sent: QueueAction[]
  failed: QueueAction[]
  /** The connection went away before the end. */
  isInterrupted: boolean
}

/** The order in which actions are tried is the order in the list; their timestamps are for people (clocks jump). */
export type OfflineQueue = ReturnType<typeof createQueue>

/** Writes that wait for the connection: in order, coalesced, each sent once (decision 009). */
export function createQueue(options: QueueOptions) {
  const { store, lock, isOnline, userId, send, codeOf, failsByChance, onSettled, onChange, clock = Date.now } = options
  let sendingId: string | null = null
  let running: Promise<SyncResult> | null = null

  const isOwn = (action: QueueAction) => action.userId === undefined || action.userId === userId()
  const own = () => store.read().filter((action) => isOwn(action) && action.status !== 'synced')
  const announce = () => onChange(own(), sendingId)

  function edit(change: (actions: QueueAction[]) => QueueAction[]): boolean {
    const isStored = store.change(change)
    announce()
    return isStored
  }

  const update = (id: string, change: Partial<QueueAction>) =>
    edit((actions) => actions.map((action) => (action.id === id ? { ...action, ...change } : action)))

  /** `refused`: the device has no room for it, and it does not wait. */
  function add(type: string, input: Input): { action: QueueAction; outcome: 'queued' | 'undone' | 'refused' } {
    const id = randomId()
    const action: QueueAction = {
      id,
      type,
      timestamp: new Date(clock()).toISOString(),
      status: 'pending',
      retryCount: 0,
      input: withRequestId(type, input, id),
      userId: userId() ?? undefined,
    }
    let outcome: 'queued' | 'undone' = 'queued'
    const before = store.read()
    const isStored = edit((actions) => {
      const result = coalesce(actions, action, sendingId)
      outcome = result.outcome
      return result.actions
    })
    if (!isStored) {
      edit(() => before)
      return { action, outcome: 'refused' }
    }
    cancelBlockedFollow(action)
    return { action, outcome }
  }

  /** A block ends the follow (spec §4): one that waits would be refused behind it. */
  function cancelBlockedFollow(added: QueueAction) {
    const block = toggleOf(added)
    if (block?.relation !== 'blocked' || !block.on) return
    const follow = own().find((action) => {
      const toggle = toggleOf(action)
      return toggle?.relation === 'following' && toggle.on && toggle.id === block.id
    })
    if (follow) cancel(follow.id)
  }

  /** Takes an action back; one on its way can no longer be. */
  function cancel(id: string) {
    const action = own().find((candidate) => candidate.id === id)
    if (!action || id === sendingId) return
    edit((actions) => actions.filter((candidate) => candidate.id !== id))
    const toggle = toggleOf(action)
    if (toggle) onSettled(toggle.relation, toggle.id, false)
  }

  /** Where a call made online meets what waits about the same thing. */
  function meets(type: string, input: Input): 'nothing' | 'on its way' {
    const key = keyOf({ type, input })
    const rivals = key === null ? [] : own().filter((action) => keyOf(action) === key)
    if (rivals.length === 0) return 'nothing'
    // It would overtake the older intent and be undone by it: it waits behind, and the running sync takes it along.
    if (running) return 'on its way'
    for (const rival of rivals) cancel(rival.id)
    return 'nothing'
  }

  async function attempt(action: QueueAction): Promise<'sent' | 'failed' | 'interrupted'> {
    sendingId = action.id
    announce()
    try {
      // Let the caller's promise reject before the action is settled.
      await new Promise((resolve) => setTimeout(resolve))
      update(action.id, { isTried: true })
      if (await failsByChance()) throw new Error(syncFailureMessage(action.type))
      await send(action)
    } catch (error) {
      sendingId = null
      if (!isOnline()) {
        announce()
        return 'interrupted'
      }
      const code = codeOf(error)
      if (!isDoneBy(action.type, code)) {
        const failure = { retryCount: action.retryCount + 1, error: syncFailureMessage(action.type), code }
        update(action.id, { status: 'failed', ...failure })
        return 'failed'
      }
    }
    sendingId = null
    update(action.id, { status: 'synced' })
    const toggle = toggleOf(action)
    if (toggle) onSettled(toggle.relation, toggle.id, true)
    return 'sent'
  }

  async function pass(wants: (action: QueueAction) => boolean): Promise<SyncResult> {
    const result: SyncResult = { sent: [], failed: [], isInterrupted: false }
    const tried = new Set<string>()
    // Read again each time: actions are added, taken back and sent by other tabs meanwhile.
    const next = () => own().find((action) => !tried.has(action.id) && wants(action))
    for (let action = next(); action; action = next()) {
      if (!isOnline()) return { ...result, isInterrupted: true }
      tried.add(action.id)
      const outcome = await attempt(action)
      if (outcome === 'interrupted') return { ...result, isInterrupted: true }
      result[outcome].push(action)
    }
    return result
  }

  /** Tries the wanted actions in order, one tab at a time. A second wish while one runs joins it. */
  function sync(wants: (action: QueueAction) => boolean): Promise<SyncResult> {
    running ??= lock(() => pass(wants)).finally(() => {
      running = null
      edit((actions) => actions.filter(({ status }) => status !== 'synced'))
    })
    return running
  }

  return {
    own,
    add,
    meets,
    sync,
    isRunning: () => running !== null,
    cancel,
    /** Emits the state of the queue again: at the start, after another user signed in, after another tab's change. */
    announce,
  }
}
