import {
  type Api,
  type CurrentUser,
  type KeyValueStorage,
  type ReportProblem,
  type Session,
  type SessionState,
  STORAGE_KEYS,
  stateRecordKey,
  stored,
  type Toaster,
} from '@ementa/contracts'
import { currentUserSchema } from '@ementa/contracts/schemas'
import { proxy } from 'valtio'
import { withRetry } from '../retry/retry'
import { createEvent, type ServiceEvent } from './event'
import type { OwnedRelations } from './relations'

/** The part of the service that the shell uses; remotes see `Session` only. */
export interface OwnedSession extends Session {
  /** Reads the signed-in person, once at the start. Never rejects. */
  start(): Promise<void>
  /** Forgets the waiting action, after the login dialog was closed without signing in. */
  loginDismissed(): void
  /**
   * The first answer about who is signed in (`isFirst`), then whenever it is another user than before, or nobody; the
   * state is the new one already.
   */
  readonly onUser: ServiceEvent<[userId: string | null, how: { isFirst: boolean }], void>['on']
  /** Keeps the memberships as the backend has them now for a start without a connection. */
  keepCopy(): void
  dispose(): void
}

interface SessionOptions {
  api: Pick<Api, 'auth'>
  relations: Pick<OwnedRelations, 'load' | 'clear' | 'known'>
  storage: KeyValueStorage
  onOpenLogin: () => void
  toast: Pick<Toaster, 'success'>
  /** Target of the `storage` events of other tabs. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  onProblem?: ReportProblem
  /** First wait of a retried read in ms. */
  retryBase: number
}

/** The last answer of `getCurrentUser`, so that a start without a connection does not sign the user out. */
const COPY_KEY = stateRecordKey('client-session', 'current')
const FOREIGN_CHANGE_DELAY = 300

/**
 * The id of the person who is signed in on this device, as the last tab to learn of it stored it; null for nobody. A tab
 * whose own session differs is not up to date yet.
 */
export function deviceUserId(storage: KeyValueStorage): string | null {
  return stored(COPY_KEY, currentUserSchema, { storage }).read()?.profile.id ?? null
}

/** Creates the session that all remotes share. */
export function createSession(options: SessionOptions): OwnedSession {
  const { api, relations, storage, onOpenLogin, toast, events, onProblem = () => undefined, retryBase } = options
  const state = proxy<SessionState>({ status: 'loading', user: null, isModerator: false })
  const copy = stored(COPY_KEY, currentUserSchema, { storage, report: onProblem })
  const userEvent = createEvent<[userId: string | null, how: { isFirst: boolean }]>()
  let waiting: (() => void) | null = null
  /** Raised by every question and change, so that only the newest answer counts. */
  let turn = 0
  let foreignTimer: ReturnType<typeof setTimeout> | undefined
  /** Counts the changes of memberships that the backend took: an answer that was asked for before one may lack it. */
  let confirmedChanges = 0

  function accept(current: CurrentUser | null) {
    const previousId = state.user?.id ?? null
    if (current) relations.load(current.memberships, current.profile.id)
    else relations.clear()
    state.user = current?.profile ?? null
    state.isModerator = current?.is_moderator ?? false
    state.mayOpenAdmin = current?.may_open_admin
    const wasLoading = state.status === 'loading'
    state.status = current ? 'signed-in' : 'signed-out'
    if (!current) copy.remove()
    else copy.write(current)
    const after = current?.profile.id ?? null
    if (wasLoading || previousId !== after) userEvent.emit(after, { isFirst: wasLoading })
    resume()
  }

  function resume() {
    if (!waiting) return
    if (state.status === 'signed-out') return onOpenLogin()
    const action = waiting
    waiting = null
    action()
  }

  async function refresh(): Promise<void> {
    const ownTurn = ++turn
    const changesBefore = confirmedChanges
    const current = await withRetry(() => api.auth.getCurrentUser(), { base: retryBase })
    if (ownTurn !== turn) return
    if (changesBefore !== confirmedChanges) return refresh()
    accept(current)
  }

  const onStorage = (event: Event) => {
    if (!(event instanceof StorageEvent)) return
    const concerns = event.key === null || event.key === STORAGE_KEYS.state || isBackendRecord(event.key)
    if (!concerns || state.status === 'loading') return
    clearTimeout(foreignTimer)
    // Failing leaves everything as it is; the next change of the other tab asks again.
    foreignTimer = setTimeout(() => void refresh().catch(() => undefined), FOREIGN_CHANGE_DELAY)
  }
  events.addEventListener('storage', onStorage)

  return {
    state,
    onUser: userEvent.on,
    refresh,
    async start() {
      const ownTurn = turn + 1
      try {
        await refresh()
      } catch {
        if (ownTurn === turn) accept(copy.read() ?? null)
      }
    },
    require(action) {
      if (state.status === 'signed-in') return action()
      waiting = action
      if (state.status === 'signed-out') onOpenLogin()
    },
    openLogin: onOpenLogin,
    keepCopy() {
      confirmedChanges++
      const kept = copy.read()
      if (kept && kept.profile.id === state.user?.id) copy.write({ ...kept, memberships: relations.known() })
    },
    loginDismissed() {
      if (state.status === 'signed-out') waiting = null
    },
    async signIn(username) {
      const ownTurn = ++turn
      const current = await api.auth.signIn({ username: username.trim() })
      if (ownTurn !== turn) return
      accept(current)
      toast.success('Login realizado!', { description: 'Bem-vindo de volta' })
    },
    async signOut() {
      const ownTurn = ++turn
      await api.auth.signOut()
      if (ownTurn !== turn) return
      waiting = null
      accept(null)
    },
    dispose() {
      clearTimeout(foreignTimer)
      events.removeEventListener('storage', onStorage)
    },
  }
}

/** Another tab changed something the backend keeps; our own `client-` records are followed where they are kept. */
function isBackendRecord(key: string): boolean {
  if (key === STORAGE_KEYS.muted) return true
  return key.startsWith(`${STORAGE_KEYS.state}:`) && !key.startsWith(`${STORAGE_KEYS.state}:client-`)
}
