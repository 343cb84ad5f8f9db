import { fold } from '@ementa/contracts'
import { isExists, isValid } from 'date-fns'

const BRAZILIAN =
  /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|2\d)\d{2})(?:[ ,T]+(?:às )?(\d{1,2})[:h](\d{2})(?::\d{2}(?:\.\d+)?)?)?$/i
const ISO =
  /^((?:19|2\d)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?(?: [A-Z]{3,4})?)?$/i
const IN_PORTUGUESE = /^(\d{1,2})º? (?:de )?([a-z]{3,9})\.? (?:de )?((?:19|2\d)\d{2})$/
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
/** `May 2, 2024` and `Thu, 02 May 2024 10:00:00 GMT`: the month has a name, so no day can be taken for it. */
const IN_ENGLISH = /^(?:[a-z]{3,9},? )?(?:\d{1,2} [a-z]{3,9}|[a-z]{3,9} \d{1,2}),? (?:19|2\d)\d{2}\b/i

/**
 * Reads a date as other tools and spreadsheets in Brazil write it. `02/05/2024` is 2 May. A day alone is its noon, which is
 * that day in Brazil too; an ISO time without a zone is UTC, as Ghost and Substack write it. Returns ISO UTC, or null where
 * it is no date, or no day of the calendar.
 */
export function readDate(text: string | null | undefined): string | null {
  const written = (text ?? '').trim()
  const brazilian = BRAZILIAN.exec(written)
  if (brazilian) {
    const [, day, month, year, hour = '12', minute = '00'] = brazilian
    return localDate(Number(year), Number(month), Number(day), Number(hour), Number(minute))
  }
  const iso = ISO.exec(written)
  if (iso) {
    const [, year = '', month = '', day = '', time = '12:00:00', zone = 'Z'] = iso
    if (!isExists(Number(year), Number(month) - 1, Number(day))) return null
    const offset = /\d/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2') : 'Z'
    return isoOf(new Date(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${offset}`))
  }
  const [, day, name = '', year] = IN_PORTUGUESE.exec(fold(written)) ?? []
  const month = MONTHS.indexOf(name.slice(0, 3))
  if (month >= 0) return localDate(Number(year), month + 1, Number(day), 12, 0)
  return IN_ENGLISH.test(written) ? isoOf(new Date(written)) : null
}

function localDate(year: number, month: number, day: number, hour: number, minute: number): string | null {
  if (!isExists(year, month - 1, day) || hour > 23 || minute > 59) return null
  return new Date(year, month - 1, day, hour, minute).toISOString()
}

const isoOf = (date: Date): string | null => (isValid(date) ? date.toISOString() : null)
