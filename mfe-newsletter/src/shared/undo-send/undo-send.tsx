import {
  errorCode,
  failureAdvice,
  isOfflineError,
  isReleased,
  type NewsletterIssue,
  type Services,
  TIMING,
} from '@ementa/contracts'
import { Button, counted, useNow, useOnline, useServices } from '@ementa/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Notice } from '../notices/notices'
import { momentText } from '../scheduling/moment'

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

type Undoing = Pick<Services, 'api' | 'toast'>

/** Takes a sent issue back; null, with a toast that says why, where that failed. */
export async function undoSend({ api, toast }: Undoing, issueId: string): Promise<NewsletterIssue | null> {
  try {
    const issue = await api.newsletters.undoSend({ issueId })
    toast.success('Envio desfeito', { description: `${stateText(issue)} Ninguém mais a viu.` })
    return issue
  } catch (error) {
    toast.error(...failureWords(error))
    return null
  }
}

const stateText = ({ scheduled_at }: NewsletterIssue) =>
  scheduled_at
    ? `A edição voltou a estar agendada para ${momentText(scheduled_at)}.`
    : 'A edição voltou a ser rascunho.'

function failureWords(error: unknown): [title: string, advice: string] {
  if (errorCode(error) === 'ISSUE_RELEASED') {
    const seconds = TIMING.undoSend / 1000
    return ['O envio não pode mais ser desfeito', `Os ${seconds} segundos passaram: os leitores já veem a edição.`]
  }
  const title = 'O envio não foi desfeito'
  return isOfflineError(error)
    ? [title, 'Sem conexão, a edição aparece aos leitores na hora. Se a conexão voltar antes, tente novamente.']
    : [title, failureAdvice(error)]
}

/** Whether others see this sent issue by now; changes by itself at that moment. */
export function useIsReleased(issue: Pick<NewsletterIssue, 'status' | 'visible_from'>): boolean {
  const [now, setNow] = useState(Date.now)
  const release = Date.parse(issue.visible_from ?? '')
  useEffect(() => {
    if (Number.isNaN(release)) return
    const pass = () => setNow((last) => Math.max(last, release))
    const timer = setTimeout(pass, Math.max(0, release - Date.now()))
    return () => clearTimeout(timer)
  }, [release])
  return isReleased(issue, now)
}
