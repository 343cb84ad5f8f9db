import {
  differenceInCalendarDays,
  format,
  formatDistanceStrict,
  formatDistanceToNowStrict,
  isValid,
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
export function relativeTime(input: DateInput, now: DateInput = Date.now()): string {
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
