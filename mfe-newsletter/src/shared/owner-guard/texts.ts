/** Pages that only the owner of a newsletter may open (spec §6). */
export type OwnerPage = 'edit' | 'new' | 'schedule' | 'abtest'

export const DENIED_TITLE = 'Acesso negado'

export const DENIED_REASON: Record<OwnerPage, string> = {
  edit: 'Apenas o proprietário pode editar edições desta newsletter.',
  new: 'Apenas o proprietário pode criar edições desta newsletter.',
  schedule: 'Apenas o proprietário pode gerenciar agendamentos desta newsletter.',
  abtest: 'Apenas o proprietário pode gerenciar testes A/B desta newsletter.',
}

export const NEWSLETTER_NOT_FOUND = 'Newsletter não encontrada'
/** Trying again would find it no more. */
export const NEWSLETTER_NOT_FOUND_ADVICE = 'O endereço pode estar errado, ou ela não existe mais.'
export const NEWSLETTER_FAILED = 'Falha ao carregar newsletter'

export const ISSUE_NOT_FOUND = 'Edição não encontrada'
export const ISSUE_NOT_FOUND_ADVICE = 'O endereço pode estar errado, ou ela não existe mais.'
export const ISSUE_FAILED = 'Erro ao carregar edição'
