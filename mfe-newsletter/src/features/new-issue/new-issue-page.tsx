import { useOwnedNewsletter } from '../access/use-owned-newsletter'
import { EditorSkeleton } from '../editor/editor-skeleton'
import { NewIssueForm } from './new-issue-form'

/** /newsletters/:handle/new */
export default function NewIssuePage() {
  const owned = useOwnedNewsletter('new')
  if (!owned) return <EditorSkeleton title="Nova edição" />
  return <NewIssueForm key={owned.newsletter.id} newsletter={owned.newsletter} />
}
