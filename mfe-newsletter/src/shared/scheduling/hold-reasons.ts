import type { HoldReason } from '@ementa/contracts'

/** Advice about an issue that was not sent. */
export const HOLD_ADVICE: Record<HoldReason, string> = {
  subject: 'Escreva o assunto; depois, envie ou agende de novo.',
  text: 'Escreva ao menos 50 caracteres de texto; depois, envie ou agende de novo.',
  same: 'O texto é o da edição anterior, que já foi enviada. Escreva um texto novo; depois, envie ou agende de novo.',
  unsaved: 'Havia um texto mais novo só neste aparelho. Salve-o ou descarte-o; depois, envie ou agende de novo.',
  restricted: 'Quando a restrição terminar, envie ou agende de novo.',
}

/** The reason in a refused sending; null for any other error. */
export function holdReasonOf(error: unknown): HoldReason | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null
  return isHoldReason(data.reason) ? data.reason : null
}

function isHoldReason(value: unknown): value is HoldReason {
  return typeof value === 'string' && Object.hasOwn(HOLD_ADVICE, value)
}
