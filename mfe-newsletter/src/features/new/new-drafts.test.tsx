import { crashBufferKey } from '@ementa/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { claimNewDraft, type NewDraft } from './new-drafts'

const BASE = crashBufferKey('user-1', 'issue', 'new:carta')

/** The browser's locks, as far as one name has one holder. */
function installLocks() {
  const holders = new Map<string, Promise<unknown>>()
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, { signal }: { signal?: AbortSignal }, run: (lock: object | null) => unknown) {
        while (holders.has(name) && signal) {
          const ended = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
          await Promise.race([holders.get(name), ended])
        }
        if (holders.has(name)) return run(null)
        const held = Promise.resolve(run({})).then(() => holders.delete(name))
        holders.set(name, held)
        return held
      },
    },
  })
}

beforeEach(() => {
  installLocks()
})

const claim = (after?: string) => claimNewDraft('user-1', 'carta', after)

function write({ key }: Pick<NewDraft, 'key'>, subject: string, writtenAt: number) {
  localStorage.setItem(key, JSON.stringify({ title: '', subject, preheader: '', ops: null, writtenAt }))
}

test('two tabs write two issues, and both are there afterwards, the newest first', async () => {
  const one = await claim()
  write(one, 'da primeira aba', 1)
  const two = await claim()
  expect(two.key).not.toBe(one.key)
  expect(two.recovered).toBeUndefined()
  write(two, 'da segunda aba', 2)
  one.release()
  two.release()

  const later = await claim()
  expect(later).toMatchObject({ key: two.key, recovered: { subject: 'da segunda aba' }, waiting: 1 })
  later.release()
  expect(await claim(later.key)).toMatchObject({ key: one.key, recovered: { subject: 'da primeira aba' }, waiting: 1 })
})

test('comes round to the newest after the oldest', async () => {
  write({ key: `${BASE}:a` }, 'velha', 1)
  write({ key: `${BASE}:b` }, 'nova', 2)
  expect((await claim(`${BASE}:a`)).key).toBe(`${BASE}:b`)
})

test('a page that is loaded again waits for the end of the one before', async () => {
  const before = await claim()
  write(before, 'meu', 1)
  setTimeout(before.release, 50)
  expect(await claim()).toMatchObject({ key: before.key, recovered: { subject: 'meu' } })
})

test('finds what an earlier version kept, and nothing of another newsletter or person', async () => {
  write({ key: BASE }, 'de antes', 1)
  write({ key: `${BASE}-outra:x` }, 'de outra newsletter', 2)
  write({ key: crashBufferKey('user-2', 'issue', 'new:carta:y') }, 'de outra pessoa', 3)
  localStorage.setItem(`${BASE}:quebrado`, '{')
  expect(await claim()).toMatchObject({ key: BASE, recovered: { subject: 'de antes' }, waiting: 0 })
})
