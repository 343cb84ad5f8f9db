// @vitest-environment happy-dom
import { type CurrentUser, STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import { byRelation } from '@ementa/contracts/schemas'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { profileOf } from '@ementa/testing/records'
import { expect, test, vi } from 'vitest'
import { createSession, deviceUserId } from './session'

const user = (id: string, isModerator = false): CurrentUser => ({
  profile: profileOf({ id, username: id, display_name: id }),
  is_moderator: isModerator,
  moderation_status: {
    user_id: id,
    status: 'active',
    is_moderator: isModerator,
    warnings_count: 0,
    last_warning_at: null,
  },
  memberships: byRelation(() => []),
})

function setup(initial: CurrentUser | null, storage = memoryStorage()) {
  const backend = { current: initial, failing: undefined as Error | undefined, late: Promise.resolve() }
  const answer = async () => {
    if (backend.failing) throw backend.failing
    return backend.current
  }
  const auth = {
    getCurrentUser: answer,
    signIn: async ({ username }: { username: string }) => {
      if (username !== 'anapaula') throw Object.assign(new Error('Usuário não encontrado'), { code: 'USER_NOT_FOUND' })
      backend.current = user(username)
      const { current, late } = backend
      await late
      return current
    },
    signOut: async () => {
      backend.current = null
      await backend.late
    },
  }
  const relations = { load: vi.fn(), clear: vi.fn(), known: vi.fn() }
  const onOpenLogin = vi.fn()
  const onUserChange = vi.fn()
  const toast = { success: vi.fn(() => '') }
  const session = createSession({
    api: { auth } as never,
    relations,
    storage,
    onOpenLogin,
    toast,
    events: window,
    retryBase: 1,
  })
  session.onUser(onUserChange)
  return { session, backend, relations, onOpenLogin, onUserChange, toast, storage }
}

test('starts with whoever the backend says, moderators included', async () => {
  const { session, relations } = setup(user('beatriz', true))
  expect(session.state).toEqual({ status: 'loading', user: null, isModerator: false })
  await session.start()
  expect(session.state).toMatchObject({ status: 'signed-in', user: { username: 'beatriz' }, isModerator: true })
  expect(relations.load).toHaveBeenCalledWith(expect.anything(), 'beatriz')
})

test('an action that needs sign-in opens the login and runs after it, once', async () => {
  const { session, onOpenLogin, onUserChange, toast } = setup(null)
  await session.start()
  const like = vi.fn()
  session.require(like)
  expect(onOpenLogin).toHaveBeenCalledOnce()
  expect(like).not.toHaveBeenCalled()
  await session.signIn(' anapaula ')
  expect(like).toHaveBeenCalledOnce()
  expect(onUserChange.mock.calls).toEqual([
    [null, { isFirst: true }],
    ['anapaula', { isFirst: false }],
  ])
  expect(toast.success).toHaveBeenCalledWith('Login realizado!', { description: 'Bem-vindo de volta' })
  session.require(like)
  expect(like).toHaveBeenCalledTimes(2)
})

test('what waited for a dismissed login never runs', async () => {
  const { session } = setup(null)
  await session.start()
  const like = vi.fn()
  session.require(like)
  session.loginDismissed()
  await session.signIn('anapaula')
  expect(like).not.toHaveBeenCalled()
})

test('signing out clears the user and the memberships', async () => {
  const { session, relations, storage } = setup(user('anapaula'))
  await session.start()
  await session.signOut()
  expect(session.state).toEqual({ status: 'signed-out', user: null, isModerator: false })
  expect(relations.clear).toHaveBeenCalled()
  expect(storage.getItem(stateRecordKey('client-session', 'current'))).toBeNull()
})

test('a start without a connection keeps the user signed in', async () => {
  const { session, storage } = setup(user('anapaula'))
  await session.start()
  const offline = setup(null, storage)
  offline.backend.failing = Object.assign(new Error('Offline'), { code: 'OFFLINE' })
  await offline.session.start()
  expect(offline.session.state).toMatchObject({ status: 'signed-in', user: { username: 'anapaula' } })
})

test('an answer that somebody else has overtaken counts no more', async () => {
  const { session, backend } = setup(user('anapaula'))
  await session.start()
  backend.current = null
  const asked = session.refresh()
  await session.signIn('anapaula')
  await asked
  expect(session.state.status).toBe('signed-in')

  let arrive = () => {}
  const isLate = () => {
    backend.late = new Promise((resolve) => {
      arrive = resolve
    })
  }
  isLate()
  const leaving = session.signOut()
  backend.late = Promise.resolve()
  await session.signIn('anapaula')
  arrive()
  await leaving
  expect(session.state.status, 'the newest wish wins over signing out').toBe('signed-in')

  isLate()
  const entering = session.signIn('anapaula')
  backend.late = Promise.resolve()
  await session.signOut()
  arrive()
  await entering
  expect(session.state.status, 'and over signing in').toBe('signed-out')
})

test('a start that fails after somebody signed in leaves them signed in', async () => {
  const { session, backend } = setup(null)
  backend.failing = Object.assign(new Error('Offline'), { code: 'OFFLINE' })
  const starting = session.start()
  await session.signIn('anapaula')
  await starting
  expect(session.state).toMatchObject({ status: 'signed-in', user: { username: 'anapaula' } })
})

test('a wish before it is known who is there asks for a login only once nobody is', async () => {
  const { session, onOpenLogin } = setup(null)
  const like = vi.fn()
  session.require(like)
  session.loginDismissed()
  expect(onOpenLogin).not.toHaveBeenCalled()
  await session.start()
  expect(onOpenLogin).toHaveBeenCalledOnce()
  await session.signIn('anapaula')
  expect(like).toHaveBeenCalledOnce()

  const known = setup(user('anapaula'))
  known.session.require(like)
  await known.session.start()
  expect(like).toHaveBeenCalledTimes(2)
  expect(known.onOpenLogin).not.toHaveBeenCalled()
})

test('what waited is forgotten with signing out', async () => {
  const { session, onOpenLogin } = setup(user('anapaula'))
  const like = vi.fn()
  session.require(like)
  const leaving = session.signOut()
  await leaving
  await session.signIn('anapaula')
  expect(like).not.toHaveBeenCalled()
  expect(onOpenLogin).not.toHaveBeenCalled()
})

test('the same person again is no other one', async () => {
  const { session, onUserChange } = setup(user('anapaula'))
  await session.start()
  await session.refresh()
  expect(onUserChange.mock.calls).toEqual([['anapaula', { isFirst: true }]])
})

test('the copy for a start without a connection has the memberships of now, of this person alone', async () => {
  const storage = memoryStorage()
  const kept = () => JSON.parse(storage.getItem(stateRecordKey('client-session', 'current')) ?? 'null')
  const { session, relations } = setup(user('anapaula'), storage)
  session.keepCopy()
  expect(kept()).toBeNull()
  await session.start()
  expect(deviceUserId(storage)).toBe('anapaula')
  relations.known.mockReturnValue({ ...byRelation(() => []), liked: ['p1'] })
  session.keepCopy()
  expect(JSON.stringify(kept())).toContain('"liked":["p1"]')
  await setup(user('beatriz'), storage).session.start()
  const ofBeatriz = JSON.stringify(kept())
  session.keepCopy()
  expect(JSON.stringify(kept())).toBe(ofBeatriz)
  expect(deviceUserId(memoryStorage())).toBeNull()
})

test.each([
  ['the whole storage', null, true],
  ['what the backend keeps', STORAGE_KEYS.state, true],
  ['a record of the backend', `${STORAGE_KEYS.state}:users`, true],
  ['muted people', STORAGE_KEYS.muted, true],
  ['a record of a page', `${STORAGE_KEYS.state}:client-session`, false],
  ['another record', STORAGE_KEYS.theme, false],
])('a change of %s in another tab, once it is quiet: asked again %s', async (_name, key, isAsked) => {
  vi.useFakeTimers()
  const { session, backend } = setup(user('anapaula'))
  const change = () => window.dispatchEvent(new StorageEvent('storage', { key }))
  change()
  await session.start()
  backend.current = null
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.state.status, 'not before it is known who is there').toBe('signed-in')
  change()
  await vi.advanceTimersByTimeAsync(200)
  change()
  await vi.advanceTimersByTimeAsync(200)
  expect(session.state.status).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(200)
  expect(session.state.status).toBe(isAsked ? 'signed-out' : 'signed-in')
  session.dispose()
  vi.useRealTimers()
})
