import type { MuteDays } from '@ementa/contracts'

/** Durations as options of a select; `always` has no end. */
export const DURATIONS = [
  { value: '1', label: 'Por 24 horas', days: 1 },
  { value: '7', label: 'Por 7 dias', days: 7 },
  { value: '30', label: 'Por 30 dias', days: 30 },
  { value: 'always', label: 'Até eu reativar', days: null },
] as const satisfies readonly { value: string; label: string; days: MuteDays }[]
export type Duration = (typeof DURATIONS)[number]['value']

/** Returns how long a queued word will be muted, counted from when the backend receives it. */
export function durationOf(days: MuteDays): string {
  const duration = DURATIONS.find((one) => one.days === days)
  return !duration || duration.days === null ? 'até você reativar' : `${duration.label.toLowerCase()} a partir do envio`
}
