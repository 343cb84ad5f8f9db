import {
  errorCode,
  failureAdvice,
  HOLD_LABELS,
  type NewsletterIssue,
  type NewsletterSchedule,
  type Recurrence,
  type Services,
  TIMING,
} from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { type ConfirmOptions, confirm } from '@ementa/ui/overlays'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIssueTest } from '../../../shared/ab-tests/issue-tests'
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import { HOLD_ADVICE, holdReasonOf } from '../../../shared/scheduling/hold-reasons'
import { DATE_INVALID, DATE_INVALID_REASON, SCHEDULED } from '../../../shared/scheduling/moment-form'
import { undoSend } from '../../../shared/undo-send/undo-send'
import { scheduleSentence, sendSentence } from './send-texts'

type Kind = 'send' | 'schedule'

/** Sends and schedules an issue: saves first, asks in one sentence, then acts. */
export function useSending(editing: IssueEditing, { newsletter, subscribers }: OwnedNewsletter) {
  const services = useServices()
  const { api, toast } = services
  const texts = useDeliveryTexts()
  const [busy, setBusy] = useState<Kind | null>(null)
  const isRunning = useRef(false)
  const { planned: test } = useIssueTest(newsletter.id, editing.state.issue.id)
  const sending = () => ({ subject: editing.state.issue.subject, newsletter: newsletter.title, subscribers, test })

  async function run(kind: Kind, work: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(kind)
    try {
      await work()
    } finally {
      isRunning.current = false
      setBusy(null)
    }
  }

  /** Asks with no button busy, as nothing is being sent while the dialog is open. */
  async function ask(kind: Kind, question: ConfirmOptions): Promise<boolean> {
    setBusy(null)
    const yes = await confirm(question)
    if (yes) setBusy(kind)
    return yes
  }

  /** Returns whether a form with unconfirmed input holds up the sending, which would silently leave it out, and shows it. */
  function isHeld(): boolean {
    const open = findOpenForm(editing)
    if (!open) return false
    toast.error(open.title, open.advice)
    open.show()
    return true
  }

  function failed(title: string, error: unknown) {
    const isSent = errorCode(error) === 'ISSUE_ALREADY_SENT'
    const reason = holdReasonOf(error)
    if (reason) toast.error(HOLD_LABELS[reason], HOLD_ADVICE[reason])
    else if (isSent) toast.error(title, 'A edição já foi enviada.')
    else toast.error(title, failureAdvice(error))
    // The schedule or another tab sent the issue while the dialog was open.
    if (isSent) void editing.checkStored()
  }

  /** @param planned the schedule that the sending replaces */
  const sendNow = (planned: NewsletterSchedule | null) =>
    run('send', async () => {
      if (isHeld() || !(await editing.saveForSending())) return
      const yes = await ask('send', {
        title: 'Enviar agora?',
        body: sendSentence(sending(), editing.state.issue, planned?.recurrence, texts),
        confirmLabel: subscribers === 0 ? 'Publicar agora' : 'Enviar agora',
      })
      if (!yes) return
      try {
        editing.adopt(await api.newsletters.sendIssueNow({ issueId: editing.state.issue.id }))
        announceSent(services, editing)
      } catch (error) {
        failed('Erro no envio', error)
      }
    })

  async function schedule(iso: string, recurrence: Recurrence): Promise<boolean> {
    let isScheduled = false
    await run('schedule', async () => {
      if (isHeld() || !(await editing.saveForSending())) return
      const yes = await ask('schedule', {
        title: 'Agendar envio?',
        body: scheduleSentence(sending(), iso, recurrence),
        confirmLabel: 'Agendar envio',
      })
      if (!yes) return
      try {
        await api.newsletters.scheduleIssue({ issueId: editing.state.issue.id, scheduledAt: iso, recurrence })
        isScheduled = true
        toast.success(SCHEDULED)
        await editing.readAgain()
      } catch (error) {
        // The chosen moment passed while the dialog was open.
        if (errorCode(error) === 'DATE_NOT_IN_FUTURE') {
          toast.error(DATE_INVALID, DATE_INVALID_REASON)
        } else failed('Erro no agendamento', error)
      }
    })
    return isScheduled
  }

  return { sendNow, schedule, busy }
}

type Toast = Services['toast']

/** Id of the toast of an issue's last sending: it offers to undo, and must go once that is done. */
const sentToasts = new WeakMap<IssueEditing, string>()

/** Adopts an issue whose sending was undone as a draft. */
export function adoptUndone(toast: Toast, editing: IssueEditing, draft: NewsletterIssue): void {
  toast.close(sentToasts.get(editing) ?? '')
  editing.adopt(draft)
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

/** Small form beside the text with a button of its own, whose input is not confirmed yet. */
interface OpenForm {
  title: string
  advice: string
  /** Scrolls to the form and focuses it. */
  show: () => void
}

const openForms = new WeakMap<IssueEditing, Set<OpenForm>>()

/** Returns a form that still holds unconfirmed input: the issue must not be sent without a warning about it. */
function findOpenForm(editing: IssueEditing): OpenForm | undefined {
  return [...(openForms.get(editing) ?? [])][0]
}

/** Registers a form, so that the issue is not sent while its input is not confirmed. */
export function useOpenForm(editing: IssueEditing, isOpen: boolean, { title, advice, show }: OpenForm): void {
  const showIt = useEffectEvent(show)
  useEffect(() => {
    if (!isOpen) return
    const form = { title, advice, show: () => showIt() }
    const forms = openForms.get(editing) ?? new Set()
    openForms.set(editing, forms)
    forms.add(form)
    return () => void forms.delete(form)
  }, [editing, isOpen, title, advice])
}
