import type { Subscriber } from '@ementa/contracts'
import { writeCsv } from '../csv'
import type { LeftReason, LeftRow } from './read-audience'

export const LEFT_REASONS: Readonly<Record<LeftReason | 'here' | 'refused', string>> = {
  invalid: 'endereço inválido',
  repeated: 'repetida no arquivo',
  unsubscribed: 'descadastrada na origem',
  here: 'já estava na lista',
  refused: 'acima do máximo de uma lista',
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

/** The rows that did not come, as they were, each with its reason: nothing is lost. */
export const writeLeft = (rows: readonly { cells: readonly string[]; reason: keyof typeof LEFT_REASONS }[]): string =>
  writeCsv(rows.map(({ cells, reason }) => [...cells, LEFT_REASONS[reason]]))

/** How many rows stay behind for each reason, in words: `2 com endereço inválido`. */
export function countsByReason(rows: readonly Pick<LeftRow, 'reason'>[]): [reason: LeftReason, count: number][] {
  const reasons: readonly LeftReason[] = ['invalid', 'repeated', 'unsubscribed']
  return reasons
    .map((reason): [LeftReason, number] => [reason, rows.filter((row) => row.reason === reason).length])
    .filter(([, count]) => count > 0)
}
