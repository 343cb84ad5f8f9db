import { TZDate } from '@date-fns/tz'
import { type NewsletterIssue, outlineOf, type Recurrence } from '@ementa/contracts'
import { addDays, addMonths, getDaysInMonth, set, setDate } from 'date-fns'
import { zoneOf } from '../calendar'
import type { Collections } from '../store/collections'
import type { StoredSchedule } from '../store/stored-entities'

const DAYS: Partial<Record<Recurrence, number>> = { daily: 1, weekly: 7 }

/**
 * The occurrence after `time`, at the same wall-clock time of the zone; null when it does not recur.
 * A month too short for `anchorDay` gets its last day, and the next longer month the anchor's day again.
 * Where `time` is not on the anchor's day, the newsletter has moved to a zone of another date, and its day counts from now on.
 * A time that the clock skips is moved behind it, and of a time that comes twice it is the first.
 * @param anchorTime `02:30`: after a day on which the clock skips that time and `time` was moved, it is 02:30 again
 */
export function nextOccurrence(
  time: Date,
  recurrence: Recurrence,
  anchorDay: number,
  zone: string,
  anchorTime?: string,
): Date | null {
  if (recurrence === 'none') return null
  const from = new TZDate(time, zone)
  const next = nextDay(from, recurrence, anchorDay)
  const isOnTime = anchorTime !== undefined && atClock(from, anchorTime).getTime() === time.getTime()
  return new Date((isOnTime ? atClock(next, anchorTime) : next).getTime())
}

/** The day of the month and the time, such as `09:30`, at which a recurrence begins, by the clock of a zone. */
export function anchorAt(time: Date, zone: string): { anchor_day: number; anchor_time: string } {
  const shown = new TZDate(time, zone)
  return { anchor_day: shown.getDate(), anchor_time: `${two(shown.getHours())}:${two(shown.getMinutes())}` }
}

/** Returns a clock time of a day; one that a clock change skips is the next that exists. */
function atClock(day: TZDate, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return set(day, { hours, minutes })
}

function nextDay(from: TZDate, recurrence: Recurrence, anchorDay: number): TZDate {
  const days = DAYS[recurrence]
  if (days !== undefined) return addDays(from, days)
  const isAnchored = from.getDate() === Math.min(anchorDay, getDaysInMonth(from))
  const next = addMonths(from, 1)
  return setDate(next, Math.min(isAnchored ? anchorDay : from.getDate(), getDaysInMonth(next)))
}

/** Separates the first id of a recurrence from the time of an occurrence, so that two tabs make the same id. */
const AT = '~'

const idAt = (id: string, time: Date) => `${id.split(AT)[0]}${AT}${time.toISOString().replace(/\D/g, '').slice(0, 12)}`

/** Returns the first occurrence still to come: those missed while the app was closed are caught up once at most. */
function nextTime({ scheduled_at, recurrence, anchor_day, anchor_time }: StoredSchedule, now: Date, zone: string) {
  const first = new Date(scheduled_at)
  const day = anchor_day ?? anchorAt(first, zone).anchor_day
  const after = (time: Date) => nextOccurrence(time, recurrence, day, zone, anchor_time)
  let time = after(first)
  while (time && time <= now) time = after(time)
  return time
}

/**
 * Opens the issue of a recurrence's next occurrence: a draft of its own with the subject's pattern, the next number and
 * the outline of the one before, scheduled for its date and sent then only if it was written.
 */
export function openNextIssue(
  { issues, newsletters, schedules }: Collections,
  schedule: StoredSchedule,
  previous: NewsletterIssue,
  now: Date,
): void {
  const zone = zoneOf(newsletters.get(previous.newsletter_id))
  const time = nextTime(schedule, now, zone)
  if (!time) return
  const id = idAt(previous.id, time)
  const scheduleId = idAt(schedule.id, time)
  // Another tab opened it, and its author may have written there already.
  if (schedules.has(scheduleId)) return
  const from = new TZDate(schedule.scheduled_at, zone)
  const to = new TZDate(time, zone)
  const number = issues.by('newsletter', previous.newsletter_id).filter(({ status }) => status === 'sent').length + 1
  const outline = outlineOf(previous.html)
  const at = now.toISOString()
  const scheduled_at = time.toISOString()
  issues.put({
    id,
    newsletter_id: previous.newsletter_id,
    title: `Edição nº ${number} · ${fullDate(to)}`,
    subject: nextSubject(previous.subject, from, to),
    preheader: null,
    html: outline,
    status: 'scheduled',
    sent_at: null,
    scheduled_at,
    created_at: at,
    updated_at: at,
    opened_by: { issue_id: previous.id, outline },
  })
  schedules.put({
    id: scheduleId,
    newsletter_id: previous.newsletter_id,
    issue_id: id,
    scheduled_at,
    recurrence: schedule.recurrence,
    status: 'pending',
    created_at: at,
    ...anchorAt(from, zone),
    ...(schedule.anchor_day === undefined ? {} : { anchor_day: schedule.anchor_day }),
    ...(schedule.anchor_time === undefined ? {} : { anchor_time: schedule.anchor_time }),
  })
}

/** Patterns of the issue number in a subject. */
const NUMBERS: readonly RegExp[] = [
  /(edi[çc][ãa]o\s+(?:n[.º°o]*\s*)?|#)(\d{1,4})(?![\d./])/iu,
  /((?<!\p{L})n[.º°]+\s*)(\d{1,4})(?![\d./])/iu,
]

/** Matches words before a `nº` that numbers a source of law and no issue. */
const SOURCE =
  /(?<!\p{L})(?:lei|lc|decreto|s[úu]mula|tema|resolu[çc][ãa]o|portaria|enunciado|processo|parecer|provimento|instru[çc][ãa]o|medida|emenda|adi|adpf|adc|resp|re|hc|ms)(?:\s+(?:complementar|vinculante|normativa|provis[óo]ria|constitucional|conjunta))?\s*$/iu

/** Raises the number of the issue; a number of something else is left alone. */
function raiseNumber(subject: string): string {
  for (const pattern of NUMBERS) {
    const match = pattern.exec(subject)
    if (!match || SOURCE.test(subject.slice(0, match.index))) continue
    return subject.replace(pattern, (_, lead, number) => `${lead}${Number(number) + 1}`)
  }
  return subject
}

const two = (part: number) => String(part).padStart(2, '0')
const month = (date: Date) => date.toLocaleDateString('pt-BR', { month: 'long' })
const fullDate = (date: Date) => `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`

/** Forms of the date in a subject, the longest first. */
const DATES: readonly ((date: Date) => string)[] = [
  fullDate,
  (date) => `${date.getDate()} de ${month(date)} de ${date.getFullYear()}`,
  (date) => `${date.getDate()} de ${month(date)}`,
  (date) => `${two(date.getDate())}/${two(date.getMonth() + 1)}`,
  (date) => `${date.getDate()}/${date.getMonth() + 1}`,
]

/**
 * The subject of the issue after this one: the next number and the next date where it names them, else the same. The dates
 * are read in their own zone.
 */
export function nextSubject(subject: string, from: Date, to: Date): string {
  const numbered = raiseNumber(subject)
  const written = DATES.find((format) => hasDate(numbered, format(from)))
  return written ? numbered.replace(written(from), written(to)) : numbered
}

/** Returns whether the subject has the date as a number of its own: `4/5` is not in `14/52`. */
function hasDate(subject: string, date: string): boolean {
  const at = subject.indexOf(date)
  return at !== -1 && !/[\d/]/.test(subject[at - 1] ?? '') && !/[\d/]/.test(subject[at + date.length] ?? '')
}
