import { graphemeCount, isBlank, LENGTH, type Services } from '@ementa/contracts'
import { CountedLabel, FormControl, FormErrorMessage, FormHelperText, Textarea } from '@ementa/ui/forms'
import { type RefObject, useId } from 'react'

export const JUSTIFICATION_REQUIRED = 'É necessário fornecer uma justificativa para esta ação.'
const JUSTIFICATION_TOO_LONG = `A justificativa pode ter até ${LENGTH.justification} caracteres.`

/** Returns what is wrong with a justification, or null. */
export function justificationProblem(text: string, isRequired: boolean): string | null {
  if (isRequired && isBlank(text)) return JUSTIFICATION_REQUIRED
  return graphemeCount(text) > LENGTH.justification ? JUSTIFICATION_TOO_LONG : null
}

/** Shows the toast that says why nothing was done. */
export function refuseJustification(toast: Services['toast'], problem: string): void {
  toast.error(problem === JUSTIFICATION_REQUIRED ? 'Justificativa obrigatória' : 'Justificativa longa demais', problem)
}

interface JustificationFieldProps {
  value: string
  onChange: (value: string) => void
  problem: string | null
  helper: string
  isRequired?: boolean
  /** The text is being sent: the field is read-only, as later words would not be in what was sent. */
  isSending?: boolean
  fieldRef?: RefObject<HTMLTextAreaElement | null>
  onEscape?: () => void
}

/**
 * The field accepts any length, so that a pasted text is not cut. A text that is too long is refused when it is sent.
 */
export function JustificationField({
  value,
  onChange,
  problem,
  helper,
  isRequired,
  isSending,
  fieldRef,
  onEscape,
}: JustificationFieldProps) {
  const id = useId()
  return (
    <FormControl isInvalid={problem !== null} isRequired={isRequired} isReadOnly={isSending}>
      <CountedLabel counterId={id} label="Justificativa" text={value} limit={LENGTH.justification} />
      <Textarea
        ref={fieldRef}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => (event.key === 'Escape' && !event.nativeEvent.isComposing ? onEscape?.() : undefined)}
        minH="88px"
        aria-describedby={id}
      />
      {problem ? <FormErrorMessage>{problem}</FormErrorMessage> : <FormHelperText>{helper}</FormHelperText>}
    </FormControl>
  )
}
