export const SUBSCRIBED = 'Assinatura realizada com sucesso'
export const UNSUBSCRIBED = 'Assinatura cancelada com sucesso'
export const SUBSCRIPTION_FAILED = 'Falha ao alterar assinatura'
/** Stands beside every price: nothing is ever charged. */
export const SIMULATED_PAYMENT = 'Assinatura simulada — nenhuma cobrança'
/** Marks a paid issue for those who do not subscribe. */
export const FOR_SUBSCRIBERS = 'Só para assinantes'
export const OPEN_TO_ALL = 'Aberta a todos'
export const WELCOME_KEPT = 'As boas-vindas estão na página da newsletter e nas suas notificações.'
