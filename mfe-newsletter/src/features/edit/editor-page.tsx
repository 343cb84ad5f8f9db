import { useParams } from '@ementa/ui/router'
import { useEffect } from 'react'
import { EditorSkeleton } from '../../shared/issue-form/editor-skeleton'
import { useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { preloadRichText } from '../../shared/rich-text/rich-text-loader'
import { IssueEditor } from './issue-editor'
import { useIssue } from './use-issue'

/** /newsletters/:handle/edit/:issueId */
export default function EditorPage() {
  useEffect(preloadRichText, [])
  const { issueId = '' } = useParams()
  const owned = useOwnedNewsletter('edit')
  const { open, keep } = useIssue(owned, issueId)
  if (!owned || !open) return <EditorSkeleton title="Editar edição" />
  return <IssueEditor key={open.issue.id} open={open} owned={owned} onStored={keep} />
}
