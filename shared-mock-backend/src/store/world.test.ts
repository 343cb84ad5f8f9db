import type { CallName } from '@ementa/contracts'
import { expect, test, vi } from 'vitest'
import { hasData, Stage } from './world'

function stage() {
  let seededAt = '2026-03-10T12:00:00.000Z'
  const loaded: string[] = []
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const generate = vi.fn(
    (moment: Date) =>
      new Promise<string>((resolve, reject) =>
        answers.push({ resolve: () => resolve(moment.toISOString().slice(0, 7)), reject }),
      ),
  )
  const part = new Stage<string>({ seededAt: () => seededAt, generate, load: (data) => loaded.push(data) })
  const begin = (moment: string) => {
    seededAt = moment
  }
  return { part, loaded, answers, generate, begin }
}

test('is generated once, however many calls wait for it, and not again', async () => {
  const { part, loaded, answers, generate } = stage()
  const calls = [part.need(), part.need()]
  expect(part.isThere).toBe(false)
  answers[0]?.resolve()
  await Promise.all(calls)
  await part.need()
  expect([loaded, part.isThere, generate.mock.calls.length]).toEqual([['2026-03'], true, 1])
})

test('fails for those who wait, and the next call tries again', async () => {
  const { part, loaded, answers } = stage()
  const first = part.need()
  answers[0]?.reject(new Error('no file'))
  await expect(first).rejects.toThrow('no file')
  const second = part.need()
  answers[1]?.resolve()
  await second
  expect(loaded).toEqual(['2026-03'])
})

test('of a world that is over by then is left out, and that of the new one is brought', async () => {
  const { part, loaded, answers, begin } = stage()
  const waiting = part.need()
  begin('2026-05-10T12:00:00.000Z')
  answers[0]?.resolve()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(loaded).toEqual([])
  answers[1]?.resolve()
  await waiting
  expect(loaded).toEqual(['2026-05'])
})

test('is generated for another world only where it is there', async () => {
  const { part, answers } = stage()
  const moment = new Date('2026-06-10T12:00:00.000Z')
  expect(await part.again(moment)).toBeUndefined()
  part.isThere = true
  const again = part.again(moment)
  answers[0]?.resolve()
  expect(await again).toBe('2026-06')
})

/** Returns the parts that a call asks for, and whether it has its data where `failing` cannot be fetched. */
async function askedBy(name: CallName | null, failing?: 'deferred' | 'work') {
  const asked: string[] = []
  const part = (which: 'deferred' | 'work') => ({
    need: async () => {
      asked.push(which)
      if (which === failing) throw new Error('Loading chunk failed')
    },
  })
  return [await hasData({ deferred: part('deferred'), newsletterWork: part('work') }, name, false), ...asked]
}

test.each<[CallName | null, string[]]>([
  ['posts.listFeed', []],
  ['posts.create', ['deferred']],
  ['search.posts', ['deferred']],
  [null, ['deferred']],
  ['newsletters.getIssue', ['work']],
  ['newsletters.create', ['deferred', 'work']],
  ['closing.get', ['deferred', 'work']],
  ['law.get', ['deferred', 'work']],
  ['search.all', ['deferred', 'work']],
])('%s waits for %j, and fails without it', async (name, parts) => {
  expect(await askedBy(name)).toEqual([true, ...parts])
  expect(await askedBy(name, 'deferred')).toEqual([!parts.includes('deferred'), ...parts])
  expect(await askedBy(name, 'work')).toEqual([!parts.includes('work'), ...parts])
})
