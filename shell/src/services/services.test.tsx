import { RETRY, STORAGE_KEYS } from '@ementa/contracts'
import { SESSION_HEADER } from '@ementa/contracts/client'
import { memoryStorage } from '@ementa/ui/host'
import { expect, test, vi } from 'vitest'
import { withHttpSession } from './http-session'
import { createProblemReporter } from './problems'
import { retryBase } from './storage'

test('behind HTTP the session travels as a header, from sign-in to sign-out', async () => {
  const seen: (string | null)[] = []
  const storage = memoryStorage()
  const transport = withHttpSession(async (request) => {
    seen.push(request.headers.get(SESSION_HEADER))
    return Response.json(request.url.endsWith('signIn') ? { profile: { id: 'user-1' } } : { ok: true })
  }, storage)
  const call = (name: string) =>
    transport(new Request(`http://api.example/auth/${name}`, { method: 'POST', body: '{}' }))
  for (const name of ['getCurrentUser', 'signIn', 'getCurrentUser', 'signOut', 'getCurrentUser']) await call(name)
  expect(seen).toEqual([null, null, 'user-1', 'user-1', null])
})

test('storage problems are reported once for each kind, in Portuguese', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = vi.fn(() => '')
  const report = createProblemReporter({ error })
  report({ kind: 'full', key: 'a' })
  report({ kind: 'full', key: 'b' })
  report({ kind: 'corrupt', key: 'c' })
  report({ kind: 'refused', key: 'localStorage' })
  report({ kind: 'refused', key: 'indexedDB' })
  expect(error.mock.calls.map(([title]: string[]) => title)).toEqual([
    'Armazenamento cheio',
    'Dados corrompidos foram guardados à parte',
    'Este navegador não guarda os dados da Ementa',
  ])
})

test('a disk that is still full a minute later is said again; what was set aside is not', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = vi.fn(() => '')
  let now = 0
  const report = createProblemReporter({ error }, () => now)
  const both = () => {
    report({ kind: 'full', key: 'a' })
    report({ kind: 'corrupt', key: 'b' })
  }
  both()
  now = 59_999
  both()
  expect(error).toHaveBeenCalledTimes(2)
  now = 60_000
  both()
  expect(error).toHaveBeenCalledTimes(3)
  expect(error).toHaveBeenLastCalledWith('Armazenamento cheio', expect.any(String))
})

test.each([
  ['{"retryBase":5}', 5],
  ['{"retryBase":-1}', RETRY.base],
  ['{"retryBase":"x"}', RETRY.base],
  ['{{', RETRY.base],
])('the wait between retries from %s is %i', (stored, expected) => {
  expect(retryBase(memoryStorage({ [STORAGE_KEYS.simulation]: stored }))).toBe(expected)
})
