import { fromLocal } from '@ementa/ui'
import { EDITOR_TEXTS } from '../texts'

export type ScheduleCheck = { iso: string } | { title: string; reason: string }

/** The moment a person chose, or why it will not do (spec §5). Asked again at each try: time goes by (experience §8). */
export function checkSchedule(day: string, time: string, now: number): ScheduleCheck {
  const iso = day && time ? fromLocal(day, time) : null
  if (iso === null) return { title: EDITOR_TEXTS.fieldsMissing, reason: EDITOR_TEXTS.fieldsMissingReason }
  if (Date.parse(iso) <= now) return { title: EDITOR_TEXTS.dateInvalid, reason: EDITOR_TEXTS.dateInvalidReason }
  return { iso }
}
