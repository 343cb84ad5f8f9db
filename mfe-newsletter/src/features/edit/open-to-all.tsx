import type { NewsletterIssue } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { Checkbox, FormControl, FormHelperText } from '@ementa/ui/forms'
import { useOneCall } from '../../shared/failures/use-one-call'

interface OpenToAllProps {
  issue: Pick<NewsletterIssue, 'id' | 'open_to_all'>
  onChanged: (issue: NewsletterIssue) => void
}

/** Lets people who do not subscribe to a paid newsletter read this issue too. */
export function OpenToAll({ issue, onChanged }: OpenToAllProps) {
  const { api, toast } = useServices()
  const { busy, run } = useOneCall<'change'>()

  const change = (isOpen: boolean) =>
    run('change', 'A edição não mudou', async () => {
      onChanged(await api.newsletters.openIssue({ issueId: issue.id, isOpen }))
      if (isOpen) toast.success('Edição aberta a todos', { description: 'Quem não assina também a lê inteira.' })
      else toast.success('Edição só para assinantes', { description: 'Os demais leem o começo.' })
    })

  return (
    <FormControl>
      <Checkbox
        isChecked={issue.open_to_all ?? false}
        aria-disabled={busy !== null}
        onChange={(event) => void change(event.target.checked)}
      >
        Abrir esta edição a todos
      </Checkbox>
      <FormHelperText mt={0}>Sem isso, quem não assina lê só o começo.</FormHelperText>
    </FormControl>
  )
}
