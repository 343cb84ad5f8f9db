import { type AnyErrorCode, errorCode, TIMING } from '@ementa/contracts'
import { Button, useServices, useSession } from '@ementa/ui'
import { useReasonCrashCopy } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { describeDecisionError, describeReversalError } from '../decisions/decision-errors'
import { JustificationField, justificationProblem, refuseJustification } from '../decisions/justification'
import styles from './measure-dialog.module.css'
import { type ManagedUser, MEASURES, type Measure, needsJustification, takeMeasure } from './user-measures'

/** Refusals whose own text says why, as trying again would change nothing. */
const EXPLAINED: readonly AnyErrorCode[] = ['STRONGER_MEASURE', 'NOT_MODERATOR', 'LAST_MODERATOR', 'OWN_CAUSE']

interface MeasureDialogProps {
  user: ManagedUser
  measure: Measure
  onClose: () => void
  /** Called with the changed user, or with `null` when it must be read again. */
  onDone: (user: ManagedUser | null) => void
}

/** Explains a measure, asks for its reason and takes it. A failure loses nothing that was written. */
export function MeasureDialog({ user, measure, onClose, onDone }: MeasureDialogProps) {
  const { api, toast, session } = useServices()
  const viewer = useSession().user
  const { verb, consequence, isDanger } = MEASURES[measure]
  const isRequired = needsJustification(measure)
  const { reason, setReason, forget } = useReasonCrashCopy('measure', `${user.id}-${measure}`)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const undo = async (decisionId: string) => {
    try {
      await api.moderation.restore({ id: decisionId, reopen: true })
      toast.info('Decisão desfeita', `${verb(`@${user.username}`)}: não vale mais.`)
      onDone(null)
    } catch (error) {
      toast.show(describeReversalError(error))
    }
  }

  const send = async () => {
    const wrong = justificationProblem(reason, isRequired)
    if (wrong) {
      setProblem(wrong)
      refuseJustification(toast, wrong)
      field.current?.focus()
      return
    }
    setSending(true)
    try {
      const { user: changed, decisionId } = await takeMeasure(api, measure, user, reason.trim())
      forget()
      toast.success('Ação realizada com sucesso', {
        description: `${verb(`@${user.username}`)}: feito.`,
        ...(decisionId === null
          ? {}
          : { duration: TIMING.undo, action: { label: 'Desfazer', onClick: () => void undo(decisionId) } }),
      })
      // The navigation depends on one's own role.
      if (user.id === viewer?.id) void session.refresh()
      onDone(changed)
      onClose()
    } catch (error) {
      const code = errorCode(error)
      if (EXPLAINED.includes(code)) toast.show(describeDecisionError(error, ''))
      else if (code === 'ALREADY_REVERSED' || code === 'OWN_DECISION') toast.show(describeReversalError(error))
      else toast.failed('Erro ao executar ação', error)
      setSending(false)
    }
  }

  return (
    <Sheet
      isOpen
      onClose={isSending ? () => undefined : onClose}
      title={verb(`@${user.username}`)}
      closeOnOverlayClick={reason === '' && !isSending}
      initialFocusRef={field}
      footer={
        <>
          <Button
            onClick={() => {
              forget()
              onClose()
            }}
            isDisabled={isSending}
          >
            Cancelar
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'solid'}
            leftIcon={isDanger ? <TriangleAlert size={18} aria-hidden /> : undefined}
            onClick={send}
            isLoading={isSending}
            loadingText="Aplicando…"
          >
            {verb(`@${user.username}`)}
          </Button>
        </>
      }
    >
      <p className={`muted ${styles.consequence}`}>{consequence()}</p>
      <JustificationField
        fieldRef={field}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setProblem(null)
        }}
        problem={problem}
        isSending={isSending}
        isRequired={isRequired}
        helper={isRequired ? 'Fica no log e vai no aviso à pessoa.' : 'Opcional. Fica no log e vai no aviso à pessoa.'}
      />
    </Sheet>
  )
}
