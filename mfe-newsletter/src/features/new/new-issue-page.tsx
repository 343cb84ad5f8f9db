import { useEffect } from 'react'
import { EditorSkeleton } from '../../shared/issue-form/editor-skeleton'
import { useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { preloadRichText } from '../../shared/rich-text/rich-text-loader'
import { NewIssueForm } from './new-issue-form'
import { useNewDraft } from './use-new-draft'

/** /newsletters/:handle/new */
export default function NewIssuePage() {
  useEffect(preloadRichText, [])
  const owned = useOwnedNewsletter('new')
  const { draft, other } = useNewDraft(owned?.newsletter.id)
  if (!owned || !draft) return <EditorSkeleton title="Nova edição" />
  return <NewIssueForm key={draft.key} newsletter={owned.newsletter} draft={draft} onOther={other} />
}
