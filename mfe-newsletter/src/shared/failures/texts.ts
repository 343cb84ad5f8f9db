import type { ErrorCode } from '@ementa/contracts'

/** Texts of a page that could not load its data. */
export interface LoadFailure {
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
