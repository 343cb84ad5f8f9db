import { TIMING } from '@ementa/contracts'
import { whenIdle } from '@ementa/ui'

/** A pause in typing after which state and counts are read again, in ms. */
const SETTLE_AFTER = 400
/** … and the longest wait for one: reading the whole text at every beat would be felt in the keys. */
const SETTLE_BY = 3000
/** A save that is due waits for so long a pause in typing, in ms: it reads the whole text, which a key would feel. */
const SAVE_AFTER = 600
/** … and the longest wait for one, in ms. */
const SAVE_BY = 2000

interface Tasks {
  /** Called when typing has paused. */
  settle: () => void
  /** Keeps a copy on this device. */
  copy: () => void
  save: () => void
}

type Task = keyof Tasks
export type Autosave = ReturnType<typeof createAutosave>

/** Times when the text is measured, copied and saved. It holds timers only; the caller does the work. */
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
    // A task that is due waits for an idle moment: a busy device may have none between two keys.
    else if (now >= settleBy) return
    cancel('settle')
    soon('settle', Math.min(SETTLE_AFTER, settleBy - now), tasks.settle)
  }

  return {
    /** Starts the timers of all three tasks after an edit. */
    touch() {
      touchedAt = Date.now()
      soon('copy', TIMING.crashCopy / 2, tasks.copy)
      settleInPause(touchedAt)
      soon('save', TIMING.issueAutoSave, () => saveInPause(Date.now() + SAVE_BY))
    },

    /** Schedules the next attempt after a failed save. */
    retry: () => soon('save', TIMING.issueAutoSave, tasks.save),

    /** Cancels a task that was done or is not needed any more. */
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
