/** Pages that only the owner of a newsletter may open. */
export type OwnerPage = 'edit' | 'new' | 'schedule' | 'abtest' | 'settings'

export const DENIED_TITLE = 'Acesso negado'

export const DENIED_REASON: Record<OwnerPage, string> = {
  edit: 'Apenas o proprietário pode editar edições desta newsletter.',
  new: 'Apenas o proprietário pode criar edições desta newsletter.',
  schedule: 'Apenas o proprietário pode gerenciar agendamentos desta newsletter.',
  abtest: 'Apenas o proprietário pode gerenciar testes A/B desta newsletter.',
  settings: 'Apenas o proprietário pode mudar as configurações desta newsletter.',
}
