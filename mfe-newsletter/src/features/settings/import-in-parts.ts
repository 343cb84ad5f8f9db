import { errorCode, failureAdvice, isOfflineError } from '@ementa/contracts'

/** The items that did not come, and the cause and the advice for the last call that failed. */
interface Failed<Item> {
  items: Item[]
  cause: string
  advice: string
}

/** Sends an import in parts of `size`, one call after the other; a failed call is reported, and the others continue. */
export async function importInParts<Item>(
  items: readonly Item[],
  size: number,
  send: (part: readonly Item[], from: number) => Promise<void>,
): Promise<Failed<Item>> {
  const failed: Failed<Item> = { items: [], cause: '', advice: '' }
  for (let from = 0; from < items.length; from += size) {
    const part = items.slice(from, from + size)
    try {
      await send(part, from)
    } catch (error) {
      failed.items.push(...part)
      failed.cause = causeOf(error)
      failed.advice = adviceFor(error)
    }
  }
  return failed
}

/** Why a call failed, in a few words that end a sentence: `17 edições não vieram: armazenamento cheio`. */
function causeOf(error: unknown): string {
  if (isOfflineError(error)) return 'sem conexão'
  const code = errorCode(error)
  if (code === 'STORAGE_FULL') return 'armazenamento cheio'
  if (code === 'UNAUTHORIZED') return 'você saiu da sua conta'
  return 'uma falha'
}

/** Advice after an import that stopped, whose texts are in a file and not on the screen. */
function adviceFor(error: unknown): string {
  if (isOfflineError(error)) return 'Tente quando ela voltar.'
  if (errorCode(error) === 'STORAGE_FULL') return 'Apague do aparelho o que não usa mais e traga o arquivo de novo.'
  return failureAdvice(error)
}
