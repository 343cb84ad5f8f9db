import { HOLD_LABELS, RECURRENCE_LABELS } from '@ementa/contracts'
import { useSnapshot } from '@ementa/ui/data'
import { MailWarning } from 'lucide-react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { Notice } from '../../shared/notices/notice'
import { HOLD_ADVICE } from '../../shared/scheduling/held'
import { momentText } from '../../shared/scheduling/moment'

/** Explains why the issue was not sent at its time, or will not be. */
export function SendingNotice({ editing }: { editing: IssueEditing }) {
  const { issue, save } = useSnapshot(editing.state)
  if (issue.status === 'scheduled' && issue.scheduled_at && save === 'local') {
    return (
      <Notice icon={MailWarning} tone="warning" title="O envio espera o salvamento">
        As últimas alterações não puderam ser salvas. Enquanto for assim, a edição não será enviada em{' '}
        {momentText(issue.scheduled_at)}: o texto antigo não sai no lugar do novo.
      </Notice>
    )
  }
  if (!issue.held) return null
  const { reason, due_at, recurrence } = issue.held
  return (
    <Notice icon={MailWarning} tone="warning" title={HOLD_LABELS[reason]}>
      O envio estava marcado para {momentText(due_at)}. {HOLD_ADVICE[reason]}
      {reason === 'text' && issue.opened_by && ' Os títulos que vieram da edição anterior não contam.'}
      {recurrence !== 'none' &&
        ` A recorrência (${RECURRENCE_LABELS[recurrence].toLowerCase()}) espera por esta edição e continua quando ela for enviada.`}
    </Notice>
  )
}
