import { TIMING } from '@ementa/contracts'
import { whenIdle } from '../idle/when-idle'

/** A pause in typing after which state and counts are read again, in ms. */
const SETTLE_AFTER = 400
/** … and the longest wait for one: reading the whole text at every beat would be felt in the keys. */
const SETTLE_BY = 3000
/** A save that is due waits for so long a pause in typing, in ms: it reads the whole text, which a key would feel. */
const SAVE_AFTER = 600
/** … and the longest wait for one, in ms. */
const SAVE_BY = 2000

interface Tasks {
  /** Typing has paused. */
  settle: () => void
  /** Keep a copy on this device. */
  copy: () => void
  save: () => void
}

type Task = keyof Tasks
export type Autosave = ReturnType<typeof createAutosave>

/** When what is written is looked at, copied and saved. Timers only: what these mean is the caller's affair. */
export function createAutosave(tasks: Tasks) {
  const cancels = new Map<Task, () => void>()
  let isEnded = false
  let touchedAt = 0
  let settleBy = 0

  /** Schedules a task. Later calls do not postpone it: the text of someone who never pauses must be saved too. */
  function soon(task: Task, delay: number, run: () => void) {
    if (isEnded || cancels.has(task)) return
    const cancel = whenIdle(delay, () => {
      cancels.delete(task)
      run()
    })
    cancels.set(task, cancel)
  }

  function cancel(task: Task) {
    cancels.get(task)?.()
    cancels.delete(task)
  }

  function saveInPause(latest: number) {
    const pause = Date.now() - touchedAt
    if (pause >= SAVE_AFTER || Date.now() >= latest) tasks.save()
    else soon('save', SAVE_AFTER - pause, () => saveInPause(latest))
  }

  function settleInPause(now: number) {
    if (!cancels.has('settle')) settleBy = now + SETTLE_BY
    cancel('settle')
    soon('settle', Math.max(0, Math.min(SETTLE_AFTER, settleBy - now)), tasks.settle)
  }

  return {
    /** Something was written: all three follow, each in its time. */
    touch() {
      touchedAt = Date.now()
      soon('copy', TIMING.crashBuffer / 2, tasks.copy)
      settleInPause(touchedAt)
      soon('save', TIMING.issueAutoSave, () => saveInPause(Date.now() + SAVE_BY))
    },

    /** After a save that failed. */
    retry: () => soon('save', TIMING.issueAutoSave, tasks.save),

    /** It has been done, or is needed no more. */
    cancel,

    begin() {
      isEnded = false
    },

    end() {
      for (const task of [...cancels.keys()]) cancel(task)
      isEnded = true
    },
  }
}
