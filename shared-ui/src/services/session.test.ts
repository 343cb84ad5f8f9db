// @vitest-environment happy-dom
import { type CurrentUser, STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import { byRelation } from '@ementa/contracts/schemas'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage'
import { createSession } from './session'

const user = (id: string, isModerator = false): CurrentUser => ({
  profile: {
    id,
    username: id,
    display_name: id,
    authority: 'advogado',
    contracts_analyzed: 0,
    avatar_url: null,
    followers: 0,
    following: 0,
    bio: '',
  },
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
  const backend = { current: initial, failing: undefined as Error | undefined }
  const answer = async () => {
    if (backend.failing) throw backend.failing
    return backend.current
  }
  const auth = {
    getCurrentUser: answer,
    signIn: async ({ username }: { username: string }) => {
      if (username !== 'anapaula') throw Object.assign(new Error('Usuário não encontrado'), { code: 'USER_NOT_FOUND' })
      backend.current = user(username)
      return backend.current
    },
    signOut: async () => {
      backend.current = null
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
  expect(session.state.status).toBe('loading')
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

test('an unknown username rejects and leaves the visitor signed out', async () => {
  const { session } = setup(null)
  await session.start()
  await expect(session.signIn('ninguem')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  expect(session.state).toEqual({ status: 'signed-out', user: null, isModerator: false })
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

test('follows sign-out in another tab', async () => {
  vi.useFakeTimers()
  const { session, backend } = setup(user('anapaula'))
  await session.start()
  backend.current = null
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.state }))
  await vi.runAllTimersAsync()
  expect(session.state.status).toBe('signed-out')
  vi.useRealTimers()
})
