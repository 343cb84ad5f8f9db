import { type NewsletterIssue, randomId, TIMING } from '@ementa/contracts'
import { IconButton, useServices } from '@ementa/ui'
import { Copy, Trash2 } from 'lucide-react'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { useOneCall } from '../../shared/failures/use-one-call'
import styles from './owner.module.css'

/** Copies an issue in preparation, or deletes it; a deleted one can be brought back for a while. */
export function UnsentActions({ issue }: { issue: NewsletterIssue }) {
  const { api, toast } = useServices()
  const { busy, run } = useOneCall<'copy' | 'delete'>()
  const { id: issueId } = issue
  const name = issue.subject || issue.title || 'Sem assunto'

  const duplicate = () =>
    run('copy', 'Erro ao duplicar', async () => {
      await api.newsletters.duplicateIssue({ issueId, requestId: randomId() })
      toast.success('Cópia criada como rascunho')
    })

  async function restore() {
    try {
      await api.newsletters.restoreIssue({ issueId })
    } catch (error) {
      toast.error('Erro ao desfazer', failureAdvice(error))
    }
  }

  const remove = () =>
    run('delete', 'Erro ao apagar', async () => {
      await api.newsletters.deleteIssue({ issueId })
      toast.success(issue.status === 'scheduled' ? 'Edição e agendamento apagados' : 'Rascunho apagado', {
        description: issue.status === 'scheduled' ? `“${name}” volta como rascunho se você desfizer.` : `“${name}”`,
        duration: TIMING.undo,
        action: { label: 'Desfazer', onClick: () => void restore() },
      })
    })

  return (
    // The buttons must lie above the link that covers the row.
    <div className={styles.actions}>
      <IconButton
        aria-label={`Duplicar: ${name}`}
        icon={<Copy size={18} aria-hidden />}
        isLoading={busy === 'copy'}
        onClick={() => void duplicate()}
      />
      <IconButton
        aria-label={`Apagar: ${name}`}
        icon={<Trash2 size={18} aria-hidden />}
        isLoading={busy === 'delete'}
        onClick={() => void remove()}
      />
    </div>
  )
}
