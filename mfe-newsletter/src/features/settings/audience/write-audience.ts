import { NEWSLETTER_LIMITS, type Subscriber } from '@ementa/contracts'
import { formatNumber } from '@ementa/ui'
import { writeCsv } from '../csv'
import type { LeftReason } from './read-audience'

/** Why a row of a list did not come: what the file says, or what is here already. */
export type NotComeReason = LeftReason | 'here' | 'refused' | 'removed'

export const LEFT_REASONS: Readonly<Record<NotComeReason, string>> = {
  missing: 'sem e-mail',
  invalid: 'endereço inválido',
  accented: 'endereço com acento antes do @, ao qual ainda não se pode enviar',
  repeated: 'repetida no arquivo',
  unsubscribed: 'descadastrada na origem',
  unclear: 'não está claro se ainda recebe',
  here: 'já estava na lista',
  removed: 'saiu desta lista',
  refused: `acima do máximo de ${formatNumber(NEWSLETTER_LIMITS.subscribersBrought)} pessoas`,
}

/** Column names that `readAudience` knows. */
const HEAD = ['nome', 'e-mail', 'perfil', 'desde', 'consentimento']

/** The list as a file; dates in ISO, which every spreadsheet and `readAudience` read alike. */
export const writeAudience = (subscribers: readonly Subscriber[]): string =>
  writeCsv([
    HEAD,
    ...subscribers.map(({ name, email, username, subscribed_at, consent }) => [
      name,
      email ?? '',
      username ?? '',
      subscribed_at ?? '',
      consent ?? 'Assinou na Ementa',
    ]),
  ])

export interface NotCome {
  cells: readonly string[]
  reason: NotComeReason
}

/** The rows that did not come, as they were below the head of their file, each with its reason: nothing is lost. */
export function writeLeft(head: readonly string[], rows: readonly NotCome[]): string {
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length))
  const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, place) => cells[place] ?? '')
  const names = head.length > 0 ? filled(head) : Array.from({ length: width }, (_, place) => `coluna ${place + 1}`)
  return writeCsv([[...names, 'motivo'], ...rows.map(({ cells, reason }) => [...filled(cells), LEFT_REASONS[reason]])])
}

/** Counts the rows left out for each reason. */
export function countsByReason(rows: readonly { reason: NotComeReason }[]): [reason: NotComeReason, count: number][] {
  const counts = new Map<NotComeReason, number>()
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
}
