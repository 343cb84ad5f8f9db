import type { Registry } from '@ementa/contracts'
import { SESSION_HEADER, VISITOR } from '@ementa/contracts/client'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { expect, test, vi } from 'vitest'
import * as sections from '../federation/load-section'
import { createWidgets } from './create-services'
import { createHttpSession } from './http-session'
import { createProblemReporter } from './problems'

test('behind HTTP the session travels as a header, from sign-in to sign-out', async () => {
  const seen: (string | null)[] = []
  const storage = memoryStorage()
  const transport = createHttpSession({ storage, onChanged: async () => undefined })(async (request) => {
    seen.push(request.headers.get(SESSION_HEADER))
    return Response.json(request.url.endsWith('signIn') ? { profile: { id: 'user-1' } } : { ok: true })
  })
  const call = (name: string) =>
    transport(new Request(`http://api.example/auth/${name}`, { method: 'POST', body: '{}' }))
  for (const name of ['getCurrentUser', 'signIn', 'getCurrentUser', 'signOut', 'getCurrentUser']) await call(name)
  expect(seen).toEqual([null, null, 'user-1', 'user-1', VISITOR])
})

test.each([
  ['a refused sign-in', 'signIn', Response.json({ profile: { id: 'user-2' } }, { status: 404 })],
  ['an answer that names nobody', 'signIn', Response.json({ ok: true })],
  ['another call that answers with a profile', 'getAccount', Response.json({ profile: { id: 'user-2' } })],
  ['a refused sign-out', 'signOut', Response.json({}, { status: 500 })],
])('behind HTTP %s leaves the session as it was', async (_name, call, answer) => {
  const options = { storage: memoryStorage(), onChanged: async () => undefined }
  const signIn = new Request('http://api.example/auth/signIn', { method: 'POST', body: '{}' })
  await createHttpSession(options)(async () => Response.json({ profile: { id: 'user-1' } }))(signIn)
  await createHttpSession(options)(async () => answer)(new Request(`http://api.example/auth/${call}`))
  const inner = vi.fn(async (_request: Request) => new Response())
  await createHttpSession(options)(inner)(new Request('http://api.example/auth/getCurrentUser'))
  expect(inner.mock.calls[0]?.[0].headers.get(SESSION_HEADER)).toBe('user-1')
})

test('behind HTTP a page whose person changed in another tab asks who it is, reads again, and does not repeat a write', async () => {
  const seen: [string, string | null][] = []
  let signedIn = 'user-1'
  const onChanged = vi.fn(async () => void (await call('auth/getCurrentUser')))
  const transport = createHttpSession({ storage: memoryStorage(), onChanged })(async (request) => {
    const shown = request.headers.get(SESSION_HEADER)
    seen.push([new URL(request.url).pathname, shown])
    if (request.url.endsWith('getCurrentUser')) return Response.json({ profile: { id: signedIn } })
    return shown === signedIn
      ? Response.json({ ok: true })
      : Response.json({ code: 'SESSION_CHANGED' }, { status: 409 })
  })
  const call = (name: string) => transport(new Request(`http://api.example/${name}`, { method: 'POST', body: '{}' }))
  await call('auth/getCurrentUser')
  signedIn = 'user-2'
  expect((await call('posts/listFeed')).status).toBe(200)
  signedIn = 'user-3'
  expect((await call('posts/like')).status).toBe(409)
  expect(onChanged).toHaveBeenCalledTimes(2)
  expect(seen.filter(([path]) => path === '/posts/like')).toEqual([['/posts/like', 'user-2']])
  expect(seen.filter(([path]) => path === '/posts/listFeed').map(([, shown]) => shown)).toEqual(['user-1', 'user-2'])
})

test('storage problems are reported once for each kind, in Portuguese', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = vi.fn((_title: string, _description?: string) => '')
  const report = createProblemReporter({ error })
  report({ kind: 'full', key: 'a' })
  report({ kind: 'full', key: 'b' })
  report({ kind: 'corrupt', key: 'c' })
  report({ kind: 'refused', key: 'localStorage' })
  report({ kind: 'refused', key: 'indexedDB' })
  expect(error.mock.calls).toEqual([
    ['Armazenamento cheio', expect.stringContaining('pode se perder ao fechar esta janela')],
    ['Dados corrompidos foram guardados à parte', expect.stringContaining('não pôde ser lida')],
    ['Este navegador não guarda os dados da Ementa', expect.stringContaining('some ao fechar esta janela')],
  ])
  expect(warned).toHaveBeenCalledWith('[storage] full: b')
})

test('a disk that is still full a minute later is said again; what was set aside is not', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = vi.fn(() => '')
  const now = vi.spyOn(Date, 'now').mockReturnValue(0)
  const report = createProblemReporter({ error })
  const both = () => {
    report({ kind: 'full', key: 'a' })
    report({ kind: 'corrupt', key: 'b' })
  }
  both()
  now.mockReturnValue(59_999)
  both()
  expect(error).toHaveBeenCalledTimes(2)
  now.mockReturnValue(60_000)
  both()
  expect(error).toHaveBeenCalledTimes(3)
  expect(error).toHaveBeenLastCalledWith('Armazenamento cheio', expect.any(String))
})

const remotes = [{ name: 'account' }, { name: 'social' }] as unknown as Registry['remotes']

test('a widget is loaded from the remote that its name begins with, by what follows', async () => {
  const load = vi.spyOn(sections, 'loadWidget').mockResolvedValue({ default: () => null })
  await createWidgets({ remotes }).load('social/post-card')
  expect(load).toHaveBeenCalledExactlyOnceWith(remotes[1], 'post-card')
})
