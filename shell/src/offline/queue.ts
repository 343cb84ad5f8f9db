import { type QueueAction, type Relation, randomId, syncFailureMessage } from '@ementa/contracts'
import { type Input, isDoneBy, keyOf, toggleOf, withRequestId } from './action-input'
import { coalesce } from './coalesce'
import type { Lock } from './lock'
import type { QueueStore } from './queue-store'

export interface QueueOptions {
  store: QueueStore
  lock: Lock
  isOnline: () => boolean
  /** Id of the signed-in user, whose actions alone are shown and sent; null for a visitor. */
  userId: () => string | null
  /** Sends one action; rejects with the call's error, whose code is `codeOf(error)`. */
  send: (action: QueueAction) => Promise<void>
  codeOf: (error: unknown) => string
  /** Tells whether the simulation lets this attempt fail. */
  failsByChance: () => boolean | Promise<boolean>
  /** Called when a membership toggle was sent or cancelled. */
  onSettled: (relation: Relation, id: string, sent: boolean) => unknown
  /** Called after each change; `sendingId` is the action being sent. */
  onChange: (own: QueueAction[], sendingId: string | null) => void
  clock?: () => number
}

export interface SyncResult {
  sent: QueueAction[]
  failed: QueueAction[]
  /** The connection was lost before the end. */
  isInterrupted: boolean
}

export type OfflineQueue = ReturnType<typeof createQueue>

/**
 * Creates the queue of writes that wait for the connection: they are coalesced and sent once, in the order of the list and not
 * of their timestamps, because clocks jump (decision 009).
 */
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

  /** Adds an action. The outcome is `refused` if it could not be stored; it then does not wait. */
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
    if (!action || id === sendingId) return
    edit((actions) => actions.filter((candidate) => candidate.id !== id))
    const toggle = toggleOf(action)
    if (toggle) onSettled(toggle.relation, toggle.id, false)
  }

  /** Resolves conflicts of an online call with queued actions on the same thing. */
  function meets(type: string, input: Input): 'nothing' | 'on its way' {
    const key = keyOf({ type, input })
    const rivals = key === null ? [] : own().filter((action) => keyOf(action) === key)
    if (rivals.length === 0) return 'nothing'
    // The call would overtake the older action and be undone by it, so it is queued and sent by the running sync.
    if (running) return 'on its way'
    for (const rival of rivals) cancel(rival.id)
    return 'nothing'
  }

  async function attempt(action: QueueAction): Promise<'sent' | 'failed' | 'interrupted'> {
    sendingId = action.id
    announce()
    try {
      // The caller's promise must reject before the action is settled.
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

  async function sendAll(wants: (action: QueueAction) => boolean): Promise<SyncResult> {
    const result: SyncResult = { sent: [], failed: [], isInterrupted: false }
    const tried = new Set<string>()
    // The list is read for each action, because it changes meanwhile, also by other tabs.
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

  /** Sends the wanted actions in order, in one tab at a time. A call during a sync joins it. */
  function sync(wants: (action: QueueAction) => boolean): Promise<SyncResult> {
    running ??= lock(() => sendAll(wants)).finally(() => {
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
    /** Reports the state of the queue again: at the start, after a sign-in and after another tab's change. */
    announce,
  }
}
