import type { Newsletter } from '@ementa/contracts'

const DAY = 24 * 60 * 60 * 1000

/** The moment so many days of 24 hours after another, or before it, as ISO UTC. */
export const daysFrom = (moment: Date, days: number): string => new Date(moment.getTime() + days * DAY).toISOString()

/** Local midnight of a moment or of a day `2026-11-24`, moved by so many days, in ms. Right across changes of the clock. */
export function startOfDay(day: Date | string, move = 0): number {
  const date = typeof day === 'string' ? new Date(`${day}T00:00`) : new Date(day)
  date.setHours(0, 0, 0, 0)
  date.setDate(date.getDate() + move)
  return date.getTime()
}

/** The local calendar day of a moment: `2026-11-24`. */
export function dayOf(moment: Date | number): string {
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The zone of a newsletter that names none. */
export const BRASILIA = 'America/Sao_Paulo'

/** Returns the zone whose clock a newsletter's schedules go by. */
export const zoneOf = (newsletter: Newsletter | undefined): string => newsletter?.zone ?? BRASILIA

/** The zone of this device, such as `America/Manaus`. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns a moment as people in a zone say it: `11/03/2026 às 09:00`. */
export function momentText(moment: string, timeZone: string): string {
  const date = new Date(moment)
  const day = date.toLocaleDateString('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  return `${day} às ${date.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone })}`
}
