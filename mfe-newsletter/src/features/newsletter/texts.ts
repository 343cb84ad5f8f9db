export const UNDER_DEVELOPMENT = 'Em desenvolvimento'
export const UNDER_DEVELOPMENT_NOTE = 'Esta funcionalidade estará disponível em breve.'
