import { crashBufferKey } from '@ementa/contracts'
import { useCopySlot, useSession } from '@ementa/ui'
import { useEffect } from 'react'
import { issueBufferSchema } from '../../shared/issue-editing/issue-buffer'
import { EditorSkeleton } from '../../shared/issue-form/editor-skeleton'
import { useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { preloadRichText } from '../../shared/rich-text/rich-text-loader'
import { NewIssueForm } from './new-issue-form'

/** /newsletters/:handle/new: two tabs never write over each other's issue. */
export default function NewIssuePage() {
  useEffect(preloadRichText, [])
  const userId = useSession().user?.id
  const owned = useOwnedNewsletter('new')
  const base = owned && userId ? crashBufferKey(userId, 'issue', `new:${owned.newsletter.id}`) : null
  const slot = useCopySlot(base, issueBufferSchema)
  if (!owned || !slot) return <EditorSkeleton title="Nova edição" />
  return <NewIssueForm key={slot.key} newsletter={owned.newsletter} slot={slot} />
}
