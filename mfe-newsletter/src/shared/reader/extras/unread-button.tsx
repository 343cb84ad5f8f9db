import type { Outputs } from '@ementa/contracts'
import { IconButton, toggleMembership, useRelation, useServices, useSession } from '@ementa/ui'
import { Mail, MailOpen } from 'lucide-react'
import { canMarkRead } from '../can-mark-read'

const WORDS = { on: 'Marcada como lida', off: 'Marcada como não lida', undo: 'off' } as const

/** Marks an issue as unread, for someone who wants to come back to it; opening it marks it as read again. */
export function UnreadButton({ read }: { read: Outputs['newsletters']['getIssue'] }) {
  const { user } = useSession()
  return canMarkRead(user, read) && <Toggle issueId={read.issue.id} />
}

function Toggle({ issueId }: { issueId: string }) {
  const services = useServices()
  const isRead = useRelation('readIssues', issueId)
  return (
    <IconButton
      aria-label={isRead ? 'Marcar como não lida' : 'Marcar como lida'}
      icon={isRead ? <Mail size={20} aria-hidden /> : <MailOpen size={20} aria-hidden />}
      onClick={() => toggleMembership(services, 'readIssues', issueId, WORDS)}
    />
  )
}
