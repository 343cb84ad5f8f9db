import {
  type Api,
  callByName,
  isQueued,
  type Memberships,
  membershipCall,
  type Relation,
  type RelationOutcome,
  type Relations,
} from '@ementa/contracts'
import { byRelation, RELATIONS } from '@ementa/contracts/schemas'
import { proxy } from 'valtio'
import { createEvent } from './event'

/** The part of the service that the shell uses; remotes see `Relations` only. */
export interface OwnedRelations extends Relations {
  /**
   * Takes the backend's memberships of a user, at sign-in and whenever another tab changed them. A change that is on its
   * way or waits in the offline queue keeps its optimistic state.
   */
  load(memberships: Memberships, userId: string): void
  /** The backend took a change: `known()` answers another thing now. */
  onConfirmed(listener: () => void): () => void
  /** Returns the backend's memberships as far as known here, without changes that wait or are on their way. */
  known(): Memberships
  /** Forgets all (signed out). Answers of calls still on their way change nothing any more. */
  clear(): void
  /** Shows the toggles that the offline queue holds now, oldest first. What left it shows the backend's state again. */
  wait(toggles: readonly Toggle[]): void
  /** The backend took a toggle from the queue. */
  confirm(toggle: Toggle): void
}

/** A membership that is to be set or ended. */
export interface Toggle {
  readonly relation: Relation
  readonly id: string
  readonly on: boolean
}

interface RelationsOptions {
  api: Api
  /** Makes the call that sets (`on`) or ends a membership; tests replace it. */
  send?: (relation: Relation, on: boolean, id: string) => Promise<unknown>
}

/** A change that is on its way. */
interface Flight {
  /** The person's wish now, which may differ from what was sent. */
  intent: boolean
  /** The state of the backend. */
  confirmed: boolean
  done: Promise<RelationOutcome>
}

/**
 * The single truth of memberships for every button and count (decision 008). See `Relations` for the behaviour. A shown
 * membership = the backend's state, then changes in the offline queue, then changes on their way.
 */
export function createRelations({ api, send = sendTo(api) }: RelationsOptions): OwnedRelations {
  const state = proxy(emptyState())
  const confirmed = createEvent()
  const flights = new Map<string, Flight>()
  const waiting = new Map<string, Toggle>()
  let backend = emptyState()
  let userId: string | null = null
  /** Raised when the user changes: a flight of the user before must not touch the new one's state. */
  let generation = 0

  const has = (relation: Relation, id: string) => state[relation][id] === true

  function isMember(relation: Relation, id: string): boolean {
    const key = keyOf(relation, id)
    return flights.get(key)?.intent ?? waiting.get(key)?.on ?? backend[relation][id] === true
  }

  /** Shows the truth of one membership, and touches nothing when it is already shown: every change renders. */
  function show(relation: Relation, id: string) {
    // A blocked person, or one about to be blocked, is not followed.
    const on = isMember(relation, id) && !(relation === 'following' && isMember('blocked', id))
    if (has(relation, id) !== on) {
      if (on) state[relation][id] = true
      else delete state[relation][id]
    }
    if (relation === 'blocked') show('following', id)
  }

  /** Shows another answer of the backend. Changes that wait or are on their way are shown already, and stay. */
  function showAll() {
    for (const relation of RELATIONS) {
      for (const id of new Set([...Object.keys(state[relation]), ...Object.keys(backend[relation])])) show(relation, id)
    }
  }

  function remember(relation: Relation, id: string, on: boolean) {
    if (on) backend[relation][id] = true
    else delete backend[relation][id]
    // The backend ended the follow with the block.
    if (relation === 'blocked' && on) delete backend.following[id]
  }

  function forgetUser() {
    generation++
    flights.clear()
    waiting.clear()
    backend = emptyState()
  }

  async function fly(flight: Flight, relation: Relation, id: string): Promise<RelationOutcome> {
    const born = generation
    const key = keyOf(relation, id)
    try {
      const isWaiting = await settle(flight, (on) => send(relation, on, id))
      // The queue itself says what waits: it may have sent the call before its caller has this answer.
      if (isWaiting) return 'waiting'
      if (born !== generation) return 'sent'
      remember(relation, id, flight.confirmed)
      confirmed.emit()
      return 'sent'
    } finally {
      if (born === generation) {
        flights.delete(key)
        show(relation, id)
      }
    }
  }

  return {
    state,
    has,
    ids: (relation) => Object.keys(state[relation]),
    set(relation, id, on) {
      const key = keyOf(relation, id)
      const flying = flights.get(key)
      if (!flying && has(relation, id) === on) return Promise.resolve('sent')
      const flight: Flight = flying ?? { intent: on, confirmed: !on, done: Promise.resolve('sent') }
      flight.intent = on
      flights.set(key, flight)
      show(relation, id)
      if (!flying) flight.done = fly(flight, relation, id)
      return flight.done
    },
    load(memberships, user) {
      if (userId !== user) forgetUser()
      userId = user
      backend = emptyState()
      for (const relation of RELATIONS) for (const id of memberships[relation]) backend[relation][id] = true
      showAll()
    },
    onConfirmed: confirmed.on,
    known() {
      return byRelation((relation) => Object.keys(backend[relation]))
    },
    clear() {
      forgetUser()
      showAll()
    },
    wait(toggles) {
      const changed = [...waiting.values(), ...toggles]
      waiting.clear()
      for (const toggle of toggles) waiting.set(keyOf(toggle.relation, toggle.id), toggle)
      for (const { relation, id } of changed) show(relation, id)
    },
    confirm({ relation, id, on }) {
      remember(relation, id, on)
      confirmed.emit()
      show(relation, id)
    },
  }
}

/** Sends the newest intent until the backend agrees with it. Returns whether the last one waits in the queue. */
async function settle(flight: Flight, send: (on: boolean) => Promise<unknown>): Promise<boolean> {
  let isWaiting = false
  while (flight.intent !== flight.confirmed) {
    const sent = flight.intent
    try {
      isWaiting = isQueued(await send(sent))
    } catch (error) {
      // The person changed it back meanwhile, so the failed change is no longer wanted.
      if (flight.intent !== sent) continue
      throw error
    }
    flight.confirmed = sent
  }
  return isWaiting
}

const keyOf = (relation: Relation, id: string) => `${relation}:${id}`

const emptyState = (): Relations['state'] => byRelation(() => ({}))

/** Sends a change by the call that the table names for it. */
const sendTo = (api: Api) => (relation: Relation, on: boolean, id: string) => {
  const { name, field } = membershipCall(relation, on)
  return callByName(api, name, { [field]: id })
}
