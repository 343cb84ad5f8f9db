import { brasiliaTime, counted, fromLocal, weekdayTime, zoneName } from '@ementa/ui'

/** `ter., 24 nov. 2026 às 08:00 (Horário Padrão do Amazonas; 09:00 em Brasília)`; Brasília only where it differs. */
export function momentText(iso: string): string {
  const date = new Date(iso)
  const brasilia = brasiliaTime(date)
  return `${weekdayTime(iso)} (${zoneName(date)}${brasilia ? `; ${brasilia} em Brasília` : ''})`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `em 2 dias e 3 horas`, `em 45 minutos`, `em menos de um minuto`; null for the past. Both in ms epoch. */
export function timeUntil(moment: number, now: number): string | null {
  const remaining = moment - now
  if (remaining <= 0) return null
  const days = Math.floor(remaining / DAY)
  const hours = Math.floor((remaining % DAY) / HOUR)
  const minutes = Math.floor((remaining % HOUR) / MINUTE)
  const parts = [
    days > 0 ? counted(days, 'dia', 'dias') : '',
    hours > 0 ? counted(hours, 'hora', 'horas') : '',
    // Minutes matter for today only.
    days === 0 && minutes > 0 ? counted(minutes, 'minuto', 'minutos') : '',
  ].filter(Boolean)
  return parts.length > 0 ? `em ${parts.join(' e ')}` : 'em menos de um minuto'
}

/** Returns the chosen moment, or its problem. Each attempt checks again, as time passes. */
export function chosenMoment(
  day: string,
  time: string,
  now: number,
): { iso: string } | { problem: 'missing' | 'past' } {
  const iso = day && time ? fromLocal(day, time) : null
  if (iso === null) return { problem: 'missing' }
  return Date.parse(iso) > now ? { iso } : { problem: 'past' }
}
