import { COUNT, type Outputs } from '@ementa/contracts'

type Result = Outputs['moderation']['bulkProcess']['results'][number]

/**
 * Sends the rows in parts of `COUNT.bulkItems`. After the first part, a refused part counts as failed instead of
 * throwing.
 */
export async function sendInParts<Row extends { id: string }>(
  rows: readonly Row[],
  send: (part: readonly Row[]) => Promise<Result[]>,
) {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += COUNT.bulkItems) {
    const part = rows.slice(at, at + COUNT.bulkItems)
    try {
      results.push(...(await send(part)))
    } catch (error) {
      if (at === 0) throw error
      results.push(...part.map(({ id }) => ({ id, ok: false as const, code: 'MOCK_NETWORK_ERROR' as const })))
    }
  }
  return results
}
