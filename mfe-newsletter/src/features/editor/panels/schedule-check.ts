import { chosenMoment } from '../../scheduling/moment'
import { EDITOR_TEXTS } from '../texts'

export type ScheduleCheck = { iso: string } | { title: string; reason: string }

/** The moment a person chose, or what the panel says about it. */
export function checkSchedule(day: string, time: string, now: number): ScheduleCheck {
  const chosen = chosenMoment(day, time, now)
  if ('iso' in chosen) return chosen
  return chosen.problem === 'missing'
    ? { title: EDITOR_TEXTS.fieldsMissing, reason: EDITOR_TEXTS.fieldsMissingReason }
    : { title: EDITOR_TEXTS.dateInvalid, reason: EDITOR_TEXTS.dateInvalidReason }
}
