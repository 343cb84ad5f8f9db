import { type ErrorCode, failureAdvice, namesNothing, type Services } from '@ementa/contracts'
import { useLeave, useServices } from '@ementa/ui'

/**
 * Leaves a page whose data could not be loaded, with a toast. `error` undefined: stay.
 * `leave` is an address, which replaces this one, or what closes the dialog.
 */
export function useLeaveOnFailure(error: unknown, texts: LoadFailure, leave: string | (() => void)): void {
  const { toast } = useServices()
  useLeave(error, (failure) => reportFailure(toast, failure, texts), leave)
}

/** The toast of a failed load: what does not exist, or what to do about the error. */
export function reportFailure(toast: Services['toast'], error: unknown, { failed, unknown }: LoadFailure): void {
  if (unknown && namesNothing(error, unknown.code)) toast.error(unknown.title, unknown.advice)
  else toast.error(failed, failureAdvice(error))
}

/** Texts of a page that could not load its data. */
interface LoadFailure {
  failed: string
  /** Text for something that does not exist; without it, every error counts as a failed load. */
  unknown?: { code: ErrorCode; title: string; advice: string }
}

export const NEWSLETTER_FAILURE: Required<LoadFailure> = {
  failed: 'Falha ao carregar newsletter',
  unknown: {
    code: 'NEWSLETTER_NOT_FOUND',
    title: 'Newsletter não encontrada',
    advice: 'O endereço pode estar errado, ou ela não existe mais.',
  },
}

export const ISSUE_FAILURE: Required<LoadFailure> = {
  failed: 'Erro ao carregar edição',
  unknown: {
    code: 'ISSUE_NOT_FOUND',
    title: 'Edição não encontrada',
    advice: 'O endereço pode estar errado, ou ela não existe mais.',
  },
}

export const OWNER_DATA_FAILURE: LoadFailure = { failed: 'Erro ao carregar dados' }
