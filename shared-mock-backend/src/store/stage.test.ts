import { expect, test, vi } from 'vitest'
import { Stage } from './stage'

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
