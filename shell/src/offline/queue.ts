import { type QueueAction, randomId, syncFailureMessage } from '@ementa/contracts'
import { coalesce, type Input, isDoneBy, keyOf, toggleOf, withRequestId } from './actions'
import type { Lock } from './lock'
import type { QueueStore } from './queue-store'

export interface QueueOptions {
  store: QueueStore
  lock: Lock
  isOnline: () => boolean
  /** Id of the signed-in user, whose actions alone are shown and sent; null for a visitor. */
  userId: () => string | null
  /** Sends one action; rejects with the call's error, whose code is `codeOf(error)`. */
  send: (action: QueueAction) => Promise<unknown>
  codeOf: (error: unknown) => string
  /** Tells whether the simulation lets this attempt fail. */
  failsByChance: () => boolean | Promise<boolean>
  /** Called when the backend took an action, before it leaves the queue. */
  onSent: (action: QueueAction) => void
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

type Wants = (action: QueueAction) => boolean

export type OfflineQueue = ReturnType<typeof createQueue>

/**
 * Creates the queue of writes that wait for the connection: they are coalesced and sent once, in the order of the list and not
 * of their timestamps, because clocks jump (decision 009).
 */
export function createQueue(options: QueueOptions) {
  const { store, lock, isOnline, userId, send, codeOf, failsByChance, onSent, onChange, clock = Date.now } = options
  let sendingId: string | null = null
  /** Chooses what the running sync sends, by any of these; null when none runs. */
  let wanted: Wants[] | null = null
  let running: Promise<SyncResult> = Promise.resolve({ sent: [], failed: [], isInterrupted: false })

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

  /** Adds an action. Returns `refused` if it could not be stored; it then does not wait. */
  function add(type: string, input: Input): 'queued' | 'undone' | 'refused' {
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
      return 'refused'
    }
    cancelBlockedFollow(action)
    wanted?.push((candidate) => candidate.id === id)
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
    if (!action || id === sendingId) return
    edit((actions) => actions.filter((candidate) => candidate.id !== id))
  }

  /** Resolves conflicts of an online call with queued actions on the same thing. */
  function meets(type: string, input: Input): 'nothing' | 'on its way' {
    const key = keyOf({ type, input })
    const rivals = key === null ? [] : own().filter((action) => keyOf(action) === key)
    if (rivals.length === 0) return 'nothing'
    // The call would overtake the older action and be undone by it, so it is queued and sent by the running sync.
    if (wanted) return 'on its way'
    for (const rival of rivals) cancel(rival.id)
    return 'nothing'
  }

  async function attempt(action: QueueAction): Promise<'sent' | 'failed' | 'interrupted'> {
    sendingId = action.id
    announce()
    try {
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

  /** Sends the wanted actions in order, in one tab at a time. A call during a sync adds to what that one sends. */
  function sync(wants: Wants): Promise<SyncResult> {
    if (wanted) wanted.push(wants)
    else {
      wanted = [wants]
      running = lock(sendAll).finally(() => edit((actions) => actions.filter(({ status }) => status !== 'synced')))
    }
    return running
  }

  return {
    own,
    add,
    meets,
    sync,
    isRunning: () => wanted !== null,
    cancel,
    /** Reports the state of the queue again: at the start, after a sign-in and after another tab's change. */
    announce,
  }
}
