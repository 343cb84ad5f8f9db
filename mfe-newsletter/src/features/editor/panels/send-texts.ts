import type { Recurrence } from '@ementa/contracts'
import { brasiliaTime, counted, weekdayTime, zoneName } from '@ementa/ui'

/** Who gets what from whom: the same in every question about sending. */
export interface Sending {
  subject: string
  newsletter: string
  subscribers: number
}

const SIMULATED = 'O envio é simulado: nenhum e-mail sai deste aparelho.'

const subscribersText = (count: number) => counted(count, 'assinante', 'assinantes')

/** What happens after `Enviar agora`, in one sentence; a newsletter without subscribers is told differently. */
export function sendSentence({ subject, newsletter, subscribers }: Sending): string {
  if (subscribers === 0) {
    return `${newsletter} ainda não tem assinantes: a edição “${subject}” será publicada na página da newsletter, mas ninguém a receberá agora. Depois de enviada, ela não muda mais.`
  }
  return `A edição “${subject}” será enviada agora a ${subscribersText(subscribers)} de ${newsletter}. Depois de enviada, ela não muda mais. ${SIMULATED}`
}

const REPEATED: Record<Recurrence, string> = {
  none: '',
  daily: ' Ela se repete todos os dias, no mesmo horário.',
  weekly: ' Ela se repete toda semana, no mesmo dia e horário.',
  monthly: ' Ela se repete todo mês, no mesmo dia e horário.',
}

/** `ter., 24 nov. 2026 às 08:00 (Horário Padrão do Amazonas; 09:00 em Brasília)`; Brasília only where it differs (P-14). */
export function momentText(iso: string): string {
  const date = new Date(iso)
  const brasilia = brasiliaTime(date)
  return `${weekdayTime(iso)} (${zoneName(date)}${brasilia ? `; ${brasilia} em Brasília` : ''})`
}

/** What happens after `Agendar`, in one sentence. */
export function scheduleSentence({ subject, newsletter, subscribers }: Sending, iso: string, recurrence: Recurrence) {
  const who =
    subscribers === 0
      ? `será publicada na página de ${newsletter}, que ainda não tem assinantes`
      : `será enviada a ${subscribersText(subscribers)} de ${newsletter}`
  return `Em ${momentText(iso)}, a edição “${subject}” ${who}.${REPEATED[recurrence]}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `em 2 dias e 3 horas`, `em 45 minutos`, `em menos de um minuto`; null for the past. Both in ms epoch. */
export function timeUntil(moment: number, now: number): string | null {
  const left = moment - now
  if (left <= 0) return null
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  const parts = [
    days > 0 ? counted(days, 'dia', 'dias') : '',
    hours > 0 ? counted(hours, 'hora', 'horas') : '',
    // Minutes matter for today only.
    days === 0 && minutes > 0 ? counted(minutes, 'minuto', 'minutos') : '',
  ].filter(Boolean)
  return parts.length > 0 ? `em ${parts.join(' e ')}` : 'em menos de um minuto'
}
