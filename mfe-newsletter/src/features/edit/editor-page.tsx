import { crashCopyKey, type NewsletterIssue, paths } from '@ementa/contracts'
import { useCopySlot, useSession } from '@ementa/ui'
import { SAME_PAGE, useIsSamePage, useLocation, useNavigate, useParams } from '@ementa/ui/router'
import { useEffect, useState } from 'react'
import { issueBufferSchema } from '../../shared/issue-editing/crash-copy'
import { newIssue } from '../../shared/issue-editing/state'
import { useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { preloadRichText } from '../../shared/rich-text/rich-text-loader'
import { EditorSkeleton, IssueEditor } from './issue-editor'
import { useIssue, useKeepIssue } from './use-issue'

/**
 * /newsletters/:handle/new and /newsletters/:handle/edit/:issueId: one page, so that a new issue stays open, as it is
 * written, when its first save gives it an address of its own.
 */
export default function EditorPage() {
  useEffect(preloadRichText, [])
  const { key, pathname } = useLocation()
  const { issueId } = useParams()
  const isSamePage = useIsSamePage()
  const [page, setPage] = useState({ key, pathname, isNew: issueId === undefined })
  if (page.pathname !== pathname) {
    setPage(isSamePage ? { ...page, pathname } : { key, pathname, isNew: issueId === undefined })
  }
  return page.isNew ? (
    <NewIssue key={page.key} issueId={issueId} />
  ) : (
    <StoredIssue key={page.key} issueId={issueId ?? ''} />
  )
}

function StoredIssue({ issueId }: { issueId: string }) {
  const owned = useOwnedNewsletter('edit')
  const open = useIssue(owned, issueId)
  const keep = useKeepIssue()
  if (!owned || !open) return <EditorSkeleton title="Editar edição" />
  return <IssueEditor issue={open.issue} copiedAt={open.copiedAt} owned={owned} onStored={keep} />
}

/** Two tabs never write over each other's issue. `issueId`: the address that its first save gave it. */
function NewIssue({ issueId }: { issueId: string | undefined }) {
  const navigate = useNavigate()
  const userId = useSession().user?.id
  const owned = useOwnedNewsletter('new')
  const base = owned && userId ? crashCopyKey(userId, 'issue', `new:${owned.newsletter.id}`) : null
  const slot = useCopySlot(base, issueBufferSchema)
  const keep = useKeepIssue()
  if (!owned || !slot) return <EditorSkeleton title="Nova edição" />
  const { id, handle } = owned.newsletter

  function goOn(issue: NewsletterIssue) {
    if (issueId !== undefined) return keep(issue)
    navigate(paths.issueEdit.href({ handle, issueId: issue.id }), { replace: true, state: SAME_PAGE })
  }

  return <IssueEditor key={slot.key} issue={newIssue(id)} slot={slot} owned={owned} onStored={goOn} />
}
