import { useParams } from '@ementa/ui/router'
import { EditorSkeleton } from '../../shared/issue-form/editor-skeleton'
import { useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { IssueEditor } from './issue-editor'
import { useIssue } from './use-issue'

/** /newsletters/:handle/edit/:issueId */
export default function EditorPage() {
  const { issueId = '' } = useParams()
  const owned = useOwnedNewsletter('edit')
  const { open, keep } = useIssue(owned, issueId)
  if (!owned || !open) return <EditorSkeleton title="Editar edição" />
  return <IssueEditor key={open.issue.id} open={open} owned={owned} onStored={keep} />
}
