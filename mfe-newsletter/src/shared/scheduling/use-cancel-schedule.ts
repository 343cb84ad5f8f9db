import type { NewsletterIssue, NewsletterSchedule } from '@ementa/contracts'
import { confirm, useServices } from '@ementa/ui'
import { useOneCall } from '../failures/use-one-call'
import { momentText } from './moment'

interface Cancelling {
  /** Called after the cancellation, before anything is read again. */
  onDone: (scheduleId: string) => void
}

interface Cancelled {
  schedule: Pick<NewsletterSchedule, 'id' | 'scheduled_at' | 'recurrence'>
  issue: Pick<NewsletterIssue, 'subject' | 'status'> | undefined
}

/** Cancels a schedule after a question; the issue stays a draft. */
export function useCancelSchedule({ onDone }: Cancelling) {
  const { api, toast } = useServices()
  const { busy, run } = useOneCall()

  async function cancel({ schedule, issue }: Cancelled) {
    const subject = issue?.subject ?? 'esta edição'
    // A recurring issue that went out once stays sent; only what is still to come is taken back.
    const wasSent = issue?.status === 'sent'
    const yes = await confirm({
      title: 'Cancelar agendamento?',
      body: wasSent
        ? `“${subject}” não será enviada de novo em ${momentText(schedule.scheduled_at)}, e a recorrência termina. O que já foi enviado continua publicado.`
        : `“${subject}” não será enviada em ${momentText(schedule.scheduled_at)}${schedule.recurrence === 'none' ? '' : ', e a recorrência termina'}. A edição continua como rascunho, com o texto intacto.`,
      confirmLabel: 'Cancelar agendamento',
      cancelLabel: 'Manter',
      danger: true,
    })
    if (!yes) return
    await run(schedule.id, 'Erro ao cancelar', async () => {
      await api.newsletters.cancelSchedule({ scheduleId: schedule.id })
      onDone(schedule.id)
      toast.success('Agendamento cancelado', {
        description: wasSent ? 'A edição já enviada continua publicada.' : 'A edição continua como rascunho.',
      })
    })
  }

  return { cancel, busy }
}
