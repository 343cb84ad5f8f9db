import { type Api, isQueuedError, type Memberships, type Relation, type Relations } from '@ementa/contracts'
import { proxy } from 'valtio'
import { CLIENT_KEPT, createClientMemberships, isClientKept } from './client-memberships'
import { type RelationCalls, relationCalls } from './relation-calls'
import type { KeyValueStorage, ReportProblem } from './stored-json'

const RELATIONS = [
  'following',
  'liked',
  'likedComments',
  'bookmarked',
  'followedTags',
  'muted',
  'blocked',
  'subscribed',
] as const satisfies Relation[]

/** What the shell holds; remotes see the `Relations` part only. */
export interface OwnedRelations extends Relations {
  /** Takes the backend's memberships of a user; what is on its way keeps its optimistic state. */
  load(memberships: Memberships, userId: string): void
  /** Forgets all (signed out). Answers of calls still on their way change nothing any more. */
  clear(): void
  dispose(): void
}

export interface RelationsOptions {
  api: Api
  storage: KeyValueStorage
  /** Where `storage` events of other tabs arrive. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  onProblem?: ReportProblem
  /** Replaces the mapping onto `api` in tests. */
  calls?: RelationCalls
}

interface Flight {
  intent: boolean
  confirmed: boolean
  done: Promise<void>
}

/** The single truth of memberships for every button and count (decision P-7). See `Relations` for the behaviour. */
export function createRelations({
  api,
  storage,
  events,
  onProblem = () => undefined,
  calls,
}: RelationsOptions): OwnedRelations {
  const call = calls ?? relationCalls(api)
  const kept = createClientMemberships(storage, onProblem)
  const state = proxy(emptyState())
  const flights = new Map<string, Flight>()
  let backend: Memberships | null = null
  let userId: string | null = null
  /** Raised when the user changes: a flight of the user before must not touch the new one's state. */
  let generation = 0

  const has = (relation: Relation, id: string) => state[relation][id] === true

  function apply(relation: Relation, id: string, on: boolean) {
    if (has(relation, id) === on) return
    if (on) state[relation][id] = true
    else delete state[relation][id]
  }

  function persist(relation: Relation, id: string) {
    if (userId === null || !backend) return
    if (!isClientKept(relation)) return
    if (has(relation, id) === backend[relation].includes(id)) kept.remove(userId, relation, id)
    else kept.write(userId, relation, id, has(relation, id))
  }

  /** Brings the state to what backend, device and flights say together; touches only what differs. */
  function rebuild() {
    for (const relation of RELATIONS) {
      const wanted = new Set(backend?.[relation] ?? [])
      const records =
        isClientKept(relation) && userId !== null ? kept.read(userId, relation) : new Map<string, boolean>()
      for (const [id, on] of records) on ? wanted.add(id) : wanted.delete(id)
      for (const [key, { intent }] of flights) {
        const [name, id] = splitKey(key)
        if (name === relation) intent ? wanted.add(id) : wanted.delete(id)
      }
      for (const id of Object.keys(state[relation])) if (!wanted.has(id)) apply(relation, id, false)
      for (const id of wanted) apply(relation, id, true)
    }
  }

  async function fly(flight: Flight, relation: Relation, id: string) {
    const born = generation
    // Blocking ends the follow at once (spec §4); the backend does the same in both directions.
    const unfollowed = relation === 'blocked' && flight.intent && has('following', id)
    if (unfollowed) apply('following', id, false)
    try {
      while (flight.intent !== flight.confirmed) {
        const sent = flight.intent
        try {
          await (sent ? call[relation].add(id) : call[relation].remove(id))
        } catch (error) {
          if (!isQueuedError(error)) {
            // Changed back meanwhile: the failed call's outcome is what is wanted now.
            if (flight.intent !== sent) continue
            throw error
          }
        }
        flight.confirmed = sent
      }
      if (born !== generation) return
      flights.delete(keyOf(relation, id))
      remember(relation, id, flight.confirmed)
      persist(relation, id)
      if (unfollowed) persist('following', id)
    } catch (error) {
      if (born === generation) {
        flights.delete(keyOf(relation, id))
        apply(relation, id, flight.confirmed)
        if (unfollowed) apply('following', id, true)
      }
      throw error
    }
  }

  /** What the backend keeps itself is part of its answer from now on. */
  function remember(relation: Relation, id: string, on: boolean) {
    if (!backend || isClientKept(relation)) return
    const others = backend[relation].filter((other) => other !== id)
    backend = { ...backend, [relation]: on ? [...others, id] : others }
  }

  const onStorage = (event: Event) => {
    if (!(event instanceof StorageEvent) || userId === null) return
    if (event.key === null || kept.owns(userId, event.key)) rebuild()
  }
  events?.addEventListener('storage', onStorage)

  return {
    state,
    has,
    ids: (relation) => Object.keys(state[relation]),
    set(relation, id, on) {
      const flying = flights.get(keyOf(relation, id))
      if (flying) {
        flying.intent = on
        apply(relation, id, on)
        return flying.done
      }
      if (has(relation, id) === on) return Promise.resolve()
      const flight: Flight = { intent: on, confirmed: !on, done: Promise.resolve() }
      flights.set(keyOf(relation, id), flight)
      apply(relation, id, on)
      flight.done = fly(flight, relation, id)
      return flight.done
    },
    load(memberships, user) {
      if (userId !== user) {
        generation++
        flights.clear()
      }
      backend = memberships
      userId = user
      for (const relation of CLIENT_KEPT) {
        for (const [id, on] of kept.read(user, relation)) {
          if (memberships[relation].includes(id) === on) kept.remove(user, relation, id)
        }
      }
      rebuild()
    },
    clear() {
      generation++
      flights.clear()
      backend = null
      userId = null
      rebuild()
    },
    dispose: () => events?.removeEventListener('storage', onStorage),
  }
}

const keyOf = (relation: Relation, id: string) => `${relation}:${id}`

function splitKey(key: string): [relation: string, id: string] {
  const at = key.indexOf(':')
  return [key.slice(0, at), key.slice(at + 1)]
}

function emptyState(): Relations['state'] {
  return {
    following: {},
    liked: {},
    likedComments: {},
    bookmarked: {},
    followedTags: {},
    muted: {},
    blocked: {},
    subscribed: {},
  }
}
