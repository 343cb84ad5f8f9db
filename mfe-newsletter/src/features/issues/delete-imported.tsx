import {
  type Newsletter,
  type NewsletterIssue,
  ownsNewsletter,
  paths,
  TIMING,
  wasSentElsewhere,
} from '@ementa/contracts'
import { IconButton, useServices, useSession } from '@ementa/ui'
import { useNavigate } from '@ementa/ui/router'
import { Trash2 } from 'lucide-react'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { useOneCall } from '../../shared/failures/use-one-call'

interface DeleteImportedProps {
  newsletter: Newsletter
  issue: NewsletterIssue
}

/** Deletes an issue that was sent elsewhere and imported; it can be brought back for a while. What was sent here stays. */
export function DeleteImported({ newsletter, issue }: DeleteImportedProps) {
  const { api, toast } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const { busy, run } = useOneCall<'delete'>()
  const { id: issueId, subject } = issue
  if (!ownsNewsletter(user, newsletter) || !wasSentElsewhere(issue)) return null

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
      await navigate(paths.newsletter.href({ handle: newsletter.handle }))
      toast.success('Edição importada apagada', {
        description: `“${subject}”`,
        duration: TIMING.undo,
        action: { label: 'Desfazer', onClick: () => void restore() },
      })
    })

  return (
    <IconButton
      aria-label="Apagar edição importada"
      icon={<Trash2 size={20} aria-hidden />}
      isLoading={busy === 'delete'}
      onClick={() => void remove()}
    />
  )
}
