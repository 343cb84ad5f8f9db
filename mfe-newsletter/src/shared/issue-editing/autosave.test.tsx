import { TIMING } from '@ementa/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from './autosave'

const COPY_AFTER = TIMING.crashCopy / 2

let began: number
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  vi.stubGlobal('requestIdleCallback', undefined)
  began = Date.now()
})

/** Creates an autosave and notes each of its calls with the time, in ms from the beginning. */
function watched() {
  const done: string[] = []
  const note = (name: string) => () => void done.push(`${name} ${Date.now() - began}`)
  const autosave = createAutosave({ settle: note('settle'), copy: note('copy'), save: note('save') })
  const times = (name: string) => done.filter((one) => one.startsWith(name)).map((one) => Number(one.split(' ')[1]))
  return { autosave, times }
}

/** Types at each so many ms, for so long. */
function type(touch: () => void, every: number, ms: number) {
  for (let at = 0; at < ms; at += every) {
    touch()
    vi.advanceTimersByTime(every)
  }
}

test('who never pauses is looked at, copied and saved all the same', () => {
  const { autosave, times } = watched()
  type(autosave.touch, 100, TIMING.issueAutoSave + 4000)
  expect(times('settle')[0]).toBe(3000)
  expect(times('copy')[0]).toBe(COPY_AFTER)
  const [saved = 0] = times('save')
  expect(saved).toBeGreaterThanOrEqual(TIMING.issueAutoSave + 2000)
  expect(saved).toBeLessThanOrEqual(TIMING.issueAutoSave + 2600)
})

test('who never pauses is looked at on a device that is never idle between two keys', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: IdleRequestOptions) => setTimeout(run, timeout))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const { autosave, times } = watched()
  type(autosave.touch, 100, 10_000)
  expect(times('settle')).toEqual([3500, 7000])
})

test('a save that is due waits for a pause in typing', () => {
  const { autosave, times } = watched()
  autosave.touch()
  vi.advanceTimersByTime(TIMING.issueAutoSave - 200)
  autosave.touch()
  vi.advanceTimersByTime(5000)
  expect(times('save')).toEqual([TIMING.issueAutoSave + 400])
})

test('a failed save is tried again after the same time', () => {
  const { autosave, times } = watched()
  autosave.retry()
  autosave.retry()
  vi.advanceTimersByTime(10 * TIMING.issueAutoSave)
  expect(times('save')).toEqual([TIMING.issueAutoSave])
  expect(times('settle')).toEqual([])
})
