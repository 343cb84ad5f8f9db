import type { Recurrence } from '@ementa/contracts'
import { counted } from '@ementa/ui'
import { momentText } from '../../scheduling/moment'

/** Who gets what from whom: the same in every question about sending. */
export interface Sending {
  subject: string
  newsletter: string
  subscribers: number
}

const SIMULATED = 'O envio é simulado: nenhum e-mail sai deste aparelho.'

const subscribersText = (count: number) => counted(count, 'assinante', 'assinantes')

/**
 * What happens after `Enviar agora`, in one sentence; a newsletter without subscribers is told differently. `scheduledAt`
 * is when the issue would have gone out by itself: that falls away, with all that would have followed it.
 */
export function sendSentence({ subject, newsletter, subscribers }: Sending, scheduledAt: string | null = null): string {
  const instead = scheduledAt ? ` O agendamento de ${momentText(scheduledAt)} deixa de valer.` : ''
  if (subscribers === 0) {
    return `${newsletter} ainda não tem assinantes: a edição “${subject}” será publicada na página da newsletter, mas ninguém a receberá agora. Depois de enviada, ela não muda mais.${instead}`
  }
  return `A edição “${subject}” será enviada agora a ${subscribersText(subscribers)} de ${newsletter}. Depois de enviada, ela não muda mais.${instead} ${SIMULATED}`
}

/** Every month has this many days. */
const SHORTEST_MONTH = 28

/** A day that not every month has is moved, and must be said before and not found out in February (P-12). */
function repeatedSentence(recurrence: Recurrence, day: number): string {
  switch (recurrence) {
    case 'daily':
      return ' Ela se repete todos os dias, no mesmo horário.'
    case 'weekly':
      return ' Ela se repete toda semana, no mesmo dia e horário.'
    case 'monthly':
      return day > SHORTEST_MONTH
        ? ` Ela se repete todo dia ${day}, no mesmo horário; nos meses sem dia ${day}, no último dia.`
        : ' Ela se repete todo mês, no mesmo dia e horário.'
    default:
      return ''
  }
}

/** What happens after `Agendar`, in one sentence. */
export function scheduleSentence({ subject, newsletter, subscribers }: Sending, iso: string, recurrence: Recurrence) {
  const who =
    subscribers === 0
      ? `será publicada na página de ${newsletter}, que ainda não tem assinantes`
      : `será enviada a ${subscribersText(subscribers)} de ${newsletter}`
  return `Em ${momentText(iso)}, a edição “${subject}” ${who}.${repeatedSentence(recurrence, new Date(iso).getDate())}`
}
