import { addDays, format, isValid, nextMonday, parseISO, startOfDay } from 'date-fns'

/**
 * The local calendar day, `yyyy-MM-dd`, for `<input type="date">` and `today` filters. Never by `toISOString()`:
 * at 23:30 in São Paulo that is already tomorrow.
 */
export function localToday(now: Date = new Date()): string {
  return localDay(now)
}

export function localDay(date: Date): string {
  return format(date, 'yyyy-MM-dd')
}

/** The local clock time, `HH:mm`, for `<input type="time">`. */
export function localTime(date: Date): string {
  return format(date, 'HH:mm')
}

/** A local day and time as the user typed them → ISO UTC; `null` when they are no real moment. */
export function fromLocal(day: string, time: string): string | null {
  // parseISO reads a day alone as its midnight: a time field that was emptied must not become one.
  if (time === '') return null
  // `parseISO` takes a time without a zone as local, and refuses 31 February. `parse` would add 6 KB to the first visit.
  const date = parseISO(`${day}T${time}`)
  return isValid(date) ? date.toISOString() : null
}

/** An ISO time as the two fields show it. Throws `RangeError: Invalid time value` for an invalid one. */
export function toLocal(iso: string): { day: string; time: string } {
  const date = new Date(iso)
  return { day: localDay(date), time: localTime(date) }
}

/** The day of a quick option: always in the future, so on a Monday `monday` is the next one. */
export function quickDay(which: 'tomorrow' | 'monday', now: Date = new Date()): string {
  return localDay(which === 'tomorrow' ? addDays(startOfDay(now), 1) : nextMonday(now))
}
