export const NEWSLETTER_NOT_FOUND = 'Newsletter não encontrada'
/** Trying again would find it no more. */
export const NEWSLETTER_NOT_FOUND_ADVICE = 'O endereço pode estar errado, ou ela não existe mais.'
export const NEWSLETTER_FAILED = 'Falha ao carregar newsletter'

export const ISSUE_NOT_FOUND = 'Edição não encontrada'
export const ISSUE_NOT_FOUND_ADVICE = 'O endereço pode estar errado, ou ela não existe mais.'
export const ISSUE_FAILED = 'Erro ao carregar edição'
