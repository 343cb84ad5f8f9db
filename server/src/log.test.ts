import { expect, test, vi } from 'vitest'
import { logFailure, nameOf } from './log'

test('a failure is logged with its place and kind, without the values that it is about', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const error = Object.assign(
    new Error('duplicate key value: Key (email)=(ana@prado.adv.br) "Ana Prado", 550 <bruno@sa.adv.br> ana@x.br'),
    { code: '23505', detail: 'Key (email)=(ana@prado.adv.br)', parameters: ['Ana Prado'] },
  )
  logFailure('Failed to carry out a call', error)
  const [line = ''] = written.mock.calls.map(([text]) => String(text))
  expect(line).not.toMatch(/ana|bruno/i)
  expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'Failed to carry out a call', code: '23505' })
  expect(line).toContain('log.test.ts')
})

test.each([
  ['/api/posts/create', 'posts.create'],
  ['/api/host/signInByLink', 'host.signInByLink'],
  ['/api/images/image-abc', 'images'],
  ['/readyz', 'readyz'],
  ['/api/live/listen', 'live'],
  ['/api/mail/sair/0123abc', 'mail'],
  ['/api/posts/ana@prado.adv.br', 'unknown'],
])('%s is named %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})
