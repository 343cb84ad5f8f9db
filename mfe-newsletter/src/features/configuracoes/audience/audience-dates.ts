const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|2\d)\d{2})(?:[ ,T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/
const ISO = /^(?:19|2\d)\d{2}-\d{2}-\d{2}/

/** A date as other tools and spreadsheets in Brazil write it, as ISO UTC; null where it is none, or no day of the calendar. */
export function dateOf(text: string): string | null {
  const written = text.trim()
  const parts = BRAZILIAN.exec(written)
  if (parts) {
    const [day = 0, month = 0, year = 0, hour = 12, minute = 0] = parts.slice(1).map((part) => Number(part ?? 12))
    const date = new Date(year, month - 1, day, hour, parts[5] === undefined ? 0 : minute)
    const isReal = date.getMonth() === month - 1 && date.getDate() === day
    return isReal ? date.toISOString() : null
  }
  if (!ISO.test(written)) return null
  const date = new Date(withZone(written))
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** Without a zone it is UTC, as Ghost and Substack write it; a day alone is its noon, which is that day in Brazil too. */
function withZone(iso: string): string {
  if (iso.length === 10) return `${iso}T12:00:00Z`
  return /\d$/.test(iso) && !/[+-]\d{2}:?\d{2}$/.test(iso) ? `${iso.replace(' ', 'T')}Z` : iso
}
