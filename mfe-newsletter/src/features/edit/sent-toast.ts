import { type NewsletterIssue, type Services, TIMING } from '@ementa/contracts'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { notifyOtherTabs } from '../../shared/issue-editing/other-tabs'
import { undoSend } from '../../shared/undo-send/undo-send'

type Toast = Services['toast']

/** Id of the toast of an issue's last sending: it offers to undo, and must go once that is done. */
const sentToasts = new WeakMap<IssueEditing, string>()

/** Adopts an issue whose sending was undone as a draft, here and in other tabs. */
export function adoptUndone(toast: Toast, editing: IssueEditing, draft: NewsletterIssue): void {
  toast.close(sentToasts.get(editing) ?? '')
  editing.adopt(draft)
  notifyOtherTabs(draft)
}

/** Shows a toast that an issue was sent, with the offer to undo while that is possible. */
export function announceSent(services: Pick<Services, 'api' | 'toast'>, editing: IssueEditing): void {
  const { toast } = services
  async function undo() {
    const draft = await undoSend(services, editing.state.issue.id)
    if (draft) adoptUndone(toast, editing, draft)
  }
  const id = toast.success('Newsletter enviada!', {
    description: `Os leitores a veem em ${TIMING.undoSend / 1000} segundos.`,
    duration: TIMING.undoSend,
    action: { label: 'Desfazer envio', onClick: () => void undo() },
  })
  sentToasts.set(editing, id)
}
