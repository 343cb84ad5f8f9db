import { expect, test, vi } from 'vitest'
import { Stage } from './world'

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
