export const SCHEDULED = 'Agendamento confirmado!'
export const DATE_INVALID = 'Data inválida'
export const DATE_INVALID_REASON = 'A data e horário devem ser no futuro.'
