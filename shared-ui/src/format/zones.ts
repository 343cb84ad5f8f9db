import { NO_DATE } from './dates'

const BRASILIA = 'America/Sao_Paulo'

const part = (date: Date, options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) =>
  new Intl.DateTimeFormat('pt-BR', options).formatToParts(date).find((candidate) => candidate.type === type)?.value ??
  ''

/** The zone's name at that moment: `Horário Padrão de Brasília`. `zone` is an IANA name, by default the device's. */
export function zoneName(date: Date = new Date(), zone?: string): string {
  return part(date, { timeZoneName: 'long', timeZone: zone }, 'timeZoneName')
}

const clockIn = (date: Date, zone?: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(date)

/**
 * For scheduling: `24 de novembro de 2026 às 08:00 (Horário Padrão do Amazonas) · 09:00 em Brasília`. Brasília is named
 * only where its clock differs, with the date when that differs too. Invalid: `data indisponível`.
 */
export function dateTimeWithZone(iso: string, zone?: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return NO_DATE
  const here = `${clockIn(date, zone)} (${zoneName(date, zone)})`
  const there = brasiliaTime(date, zone)
  return there ? `${here} · ${there} em Brasília` : here
}

/** The Brasília time of a moment where the device's clock differs, else `null`: `09:00`, or with its date. */
export function brasiliaTime(date: Date, zone?: string): string | null {
  if (clockIn(date, zone) === clockIn(date, BRASILIA)) return null
  const day = (where?: string) => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: where }).format(date)
  const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: BRASILIA }).format(date)
  return day(zone) === day(BRASILIA) ? time : clockIn(date, BRASILIA)
}
