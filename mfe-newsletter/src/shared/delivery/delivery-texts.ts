import type { HostFacts } from '@ementa/contracts'
import { useHost } from '@ementa/ui'

/** Says how issues reach their readers, where one browser is all there is. */
const SIMULATED = {
  /** Ends the question before sending. */
  sending: 'O envio é simulado: nenhum e-mail sai deste aparelho.',
  button: 'Envio simulado: nenhum e-mail sai deste aparelho.',
  test: 'nada saiu por e-mail: este envio é simulado',
  metrics:
    'Ainda não há histórico de abertura e de cliques: aqui o envio é simulado, e nenhum e-mail sai deste aparelho.',
  audience: 'Só você vê esta lista, e ela fica neste aparelho.',
  noAudience: 'Quem assinar neste aparelho, e quem você trouxer, aparece aqui.',
  importing: 'Ninguém é avisado, e nenhum e-mail sai deste aparelho.',
  late: 'quando o aplicativo estava fechado ou parado',
}

/** The same texts, where many people share a host. */
const SHARED: typeof SIMULATED = {
  sending: 'Quem assina lê a edição na página da newsletter e é avisado pelas notificações.',
  button: 'Quem assina lê a edição na página da newsletter e é avisado pelas notificações.',
  test: 'nada saiu por e-mail',
  metrics: 'Aberturas e cliques não são medidos nesta comunidade.',
  audience: 'Só você vê esta lista, guardada no servidor desta comunidade.',
  noAudience: 'Quem assinar, e quem você trouxer, aparece aqui.',
  importing: 'Ninguém é avisado agora.',
  late: 'quando o servidor estava parado',
}

/** The same, where the host sends issues by mail. */
const MAILED: typeof SIMULATED = {
  ...SHARED,
  sending: 'Cada assinante recebe a edição por e-mail.',
  button: 'Cada assinante recebe a edição por e-mail e pode lê-la na página da newsletter.',
  importing: 'Ninguém é avisado agora; as próximas edições vão por e-mail para estes endereços.',
}

export type DeliveryTexts = typeof SIMULATED

export function deliveryTexts({ isCommunity, mailsIssues = false }: HostFacts): DeliveryTexts {
  if (!isCommunity) return SIMULATED
  return mailsIssues ? MAILED : SHARED
}

/** Returns the texts about delivery that hold where this page runs. */
export const useDeliveryTexts = () => deliveryTexts(useHost())
