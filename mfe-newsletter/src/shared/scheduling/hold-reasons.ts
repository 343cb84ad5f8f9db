import type { HoldReason } from '@ementa/contracts'
import * as v from 'valibot'

/** Advice about an issue that was not sent. */
export const HOLD_ADVICE: Record<HoldReason, string> = {
  subject: 'Escreva o assunto; depois, envie ou agende de novo.',
  text: 'Escreva ao menos 50 caracteres de texto; depois, envie ou agende de novo.',
  same: 'O texto é o da edição anterior, que já foi enviada. Escreva um texto novo; depois, envie ou agende de novo.',
  unsaved: 'Havia um texto mais novo só neste aparelho. Salve-o ou descarte-o; depois, envie ou agende de novo.',
  restricted: 'Quando a restrição terminar, envie ou agende de novo.',
}

const isHoldReason = (value: unknown) => typeof value === 'string' && Object.hasOwn(HOLD_ADVICE, value)
const refusalSchema = v.object({ data: v.object({ reason: v.custom<HoldReason>(isHoldReason) }) })

/** The reason in a refused sending; null for any other error. */
export function holdReasonOf(error: unknown): HoldReason | null {
  const refusal = v.safeParse(refusalSchema, error)
  return refusal.success ? refusal.output.data.reason : null
}
