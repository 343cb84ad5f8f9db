import {
  addDays,
  differenceInCalendarDays,
  format,
  formatDistanceStrict,
  formatDistanceToNowStrict,
  isValid,
  nextMonday,
  parseISO,
} from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'

/** Names of months and weekdays for a calendar component. */
export const calendarLocale = ptBR

/** Text shown instead of a date that cannot be read; never a crash, never `Invalid Date`. */
export const NO_DATE = 'data indisponível'

type DateInput = string | number | Date

const toDate = (input: DateInput) => (typeof input === 'string' ? parseISO(input) : new Date(input))

/**
 * A date in a date-fns pattern, in Portuguese and in the device's zone.
 * Throws `RangeError: Invalid time value` for an invalid date: use it where a wrong date is a bug.
 */
export function formatDate(input: DateInput, pattern: string): string {
  return format(toDate(input), pattern, { locale: ptBR })
}

const safely = (input: DateInput, write: (date: Date) => string) => {
  const date = toDate(input)
  return isValid(date) ? write(date) : NO_DATE
}

/** Nearer times read in hours and minutes, even across midnight: five minutes ago is not yesterday. */
const NEAR_HOURS = 6

/**
 * How long ago, for feeds: `agora`, `há 5 minutos`, `há 3 horas`, `ontem`, `há 4 dias`; from 7 days on `14 de nov.`,
 * with the year when it is another one. Future times read `em 2 horas`, `amanhã`, `em 3 dias`. Invalid: `data indisponível`.
 */
export function relativeTime(input: DateInput, now: DateInput): string {
  return safely(input, (date) => {
    const reference = toDate(now)
    const seconds = Math.abs(date.getTime() - reference.getTime()) / 1000
    const days = differenceInCalendarDays(reference, date)
    if (seconds < 60) return 'agora'
    if (days === 0 || seconds < NEAR_HOURS * 3600)
      return formatDistanceStrict(date, reference, { locale: ptBR, addSuffix: true, roundingMethod: 'floor' })
    if (days === 1) return 'ontem'
    if (days === -1) return 'amanhã'
    if (Math.abs(days) < 7) return days > 0 ? `há ${days} dias` : `em ${-days} dias`
    return shortDate(date, reference)
  })
}

/** `14 de nov.`, or `14 de nov. de 2025` when the year is not that of `now`. */
export function shortDate(input: DateInput, now: DateInput = Date.now()): string {
  return safely(input, (date) => {
    // CLDR writes the month as `nov.`, date-fns as `nov`; `mai` is a whole word.
    const month = formatDate(date, 'MMM')
    const dayAndMonth = `${date.getDate()} de ${month === 'mai' ? month : `${month}.`}`
    return date.getFullYear() === toDate(now).getFullYear() ? dayAndMonth : `${dayAndMonth} de ${date.getFullYear()}`
  })
}

/** `21 de novembro de 2026` */
export const longDate = (input: DateInput) => safely(input, (date) => formatDate(date, "d 'de' MMMM 'de' yyyy"))

/** `21 de novembro de 2026 às 09:00` */
export const absoluteTime = (input: DateInput) =>
  safely(input, (date) => formatDate(date, "d 'de' MMMM 'de' yyyy 'às' HH:mm"))

/** date-fns writes `sab`. */
const weekdayOf = (date: Date) => `${formatDate(date, 'EEEEEE').replace('sab', 'sáb')}.`

/** `ter., 24 nov. 2026 às 09:00` */
export const weekdayTime = (input: DateInput) =>
  safely(input, (date) => `${weekdayOf(date)}, ${formatDate(date, "d MMM'.' yyyy 'às' HH:mm").replace('mai.', 'mai')}`)

/** `sáb., 21/11` */
export const weekdayDay = (input: DateInput) =>
  safely(input, (date) => `${weekdayOf(date)}, ${formatDate(date, 'dd/MM')}`)

/** `09:00` */
export const timeOfDay = (input: DateInput) => safely(input, (date) => formatDate(date, 'HH:mm'))

/** `12 min`, `3 h`, `2 dias`: the bare length of time since, for queues. */
export const timeSince = (input: DateInput) =>
  safely(input, (date) =>
    Math.abs(Date.now() - date.getTime()) < 60_000
      ? 'menos de um minuto'
      : formatDistanceToNowStrict(date, { locale: ptBR }),
  )

/**
 * The local calendar day, `yyyy-MM-dd`, for `<input type="date">` and `today` filters. Never by `toISOString()`:
 * at 23:30 in São Paulo that is already tomorrow.
 */
export function localToday(): string {
  return localDay(new Date())
}

export function localDay(date: Date): string {
  return format(date, 'yyyy-MM-dd')
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
  return { day: localDay(date), time: format(date, 'HH:mm') }
}

/** The day of a quick option: always in the future, so on a Monday `monday` is the next one. */
export function quickDay(which: 'tomorrow' | 'monday', now: Date): string {
  return localDay(which === 'tomorrow' ? addDays(now, 1) : nextMonday(now))
}

const BRASILIA = 'America/Sao_Paulo'

/** The name of the device's zone at that moment: `Horário Padrão de Brasília`. */
export function zoneName(date: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('pt-BR', { timeZoneName: 'long' }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

const clockIn = (date: Date, zone?: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(date)

/**
 * For scheduling: `24 de novembro de 2026 às 08:00 (Horário Padrão do Amazonas) · 09:00 em Brasília`. Brasília is named
 * only where its clock differs, with the date when that differs too. Invalid: `data indisponível`.
 */
export function dateTimeWithZone(iso: string): string {
  return safely(iso, (date) => {
    const here = `${clockIn(date)} (${zoneName(date)})`
    const there = brasiliaTime(date)
    return there ? `${here} · ${there} em Brasília` : here
  })
}

/** The Brasília time of a moment where the device's clock differs, else `null`: `09:00`, or with its date. */
export function brasiliaTime(date: Date): string | null {
  if (clockIn(date) === clockIn(date, BRASILIA)) return null
  const day = (where?: string) => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: where }).format(date)
  const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: BRASILIA }).format(date)
  return day() === day(BRASILIA) ? time : clockIn(date, BRASILIA)
}
