import { counted } from '@ementa/ui'

/** How much of a list is shown: `20 de 143 itens`. */
export function shownOf(shown: number, total: number, isEnd: boolean): string {
  return isEnd ? `Fim da lista: ${counted(shown, 'item', 'itens')}` : `${shown} de ${counted(total, 'item', 'itens')}`
}

/** Above rows that could not be read again. */
export const OUTDATED = 'O que está abaixo pode estar desatualizado.'
