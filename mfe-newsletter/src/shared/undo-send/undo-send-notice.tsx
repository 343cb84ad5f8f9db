import { type NewsletterIssue, TIMING } from '@ementa/contracts'
import { Button, counted, useNow, useOnline, useServices } from '@ementa/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Notice } from '../notices/notice'
import { undoSend } from './undo-send'
import { useIsReleased } from './use-is-released'

interface UndoSendNoticeProps {
  issue: Pick<NewsletterIssue, 'id' | 'status' | 'visible_from'>
  /** With the draft that it is again. */
  onUndone?: (draft: NewsletterIssue) => void
}

/** Above an issue that was just sent: how long it can still be taken back. */
export default function UndoSendNotice({ issue, onUndone }: UndoSendNoticeProps) {
  const isReleased = useIsReleased(issue)
  if (isReleased || issue.status !== 'sent' || !issue.visible_from) return null
  return <Pending issueId={issue.id} release={Date.parse(issue.visible_from)} onUndone={onUndone} />
}

interface PendingProps extends Pick<UndoSendNoticeProps, 'onUndone'> {
  issueId: string
  /** In ms epoch. */
  release: number
}

function Pending({ issueId, release, onUndone }: PendingProps) {
  const services = useServices()
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const now = useNow(1000)
  const seconds = Math.min(TIMING.undoSend / 1000, Math.max(1, Math.ceil((release - now) / 1000)))

  async function undo() {
    setBusy(true)
    const draft = await undoSend(services, issueId)
    setBusy(false)
    if (draft) onUndone?.(draft)
  }

  return (
    <Notice
      icon={Undo2}
      title="O envio ainda pode ser desfeito"
      actions={
        <Button variant="solid" isLoading={isBusy} loadingText="Desfazendo…" onClick={() => void undo()}>
          Desfazer envio
        </Button>
      }
    >
      Os leitores veem a edição em {counted(seconds, 'segundo', 'segundos')}.{' '}
      {isOnline ? 'Até lá, só você a vê.' : 'Sem conexão, não é possível desfazer o envio.'}
    </Notice>
  )
}
