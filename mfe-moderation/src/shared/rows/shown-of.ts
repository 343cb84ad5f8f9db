import { counted } from '@ementa/ui'

/** Says how much of a list is shown: `20 de 143 itens`. */
export function shownOf(loaded: number, total: number, isEnd: boolean): string {
  return isEnd ? `Fim da lista: ${counted(loaded, 'item', 'itens')}` : `${loaded} de ${counted(total, 'item', 'itens')}`
}

/** Note above rows that could not be read again. */
export const OUTDATED = 'O que está abaixo pode estar desatualizado.'
