import { AUDIT_ACTION_LABELS, type AuditRecord, paths } from '@ementa/contracts'
import { Button, TimeAgo, type usePressGuard, useServices, useShortcuts } from '@ementa/ui'
import { useReasonCrashCopy } from '@ementa/ui/forms'
import { Link } from '@ementa/ui/router'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { describeReversalError } from '../../../shared/decisions/decision-errors'
import { ChangedContent, ReportedContent } from '../../../shared/decisions/decision-parts'
import { dropDeadLink } from '../../../shared/decisions/decision-texts'
import { JustificationField, justificationProblem, refuseJustification } from '../../../shared/decisions/justification'
import rows from '../../../shared/rows/rows.module.css'
import styles from './panel.module.css'
import { PanelPart } from './panel-frame'
import type { QueueEntry } from './queue-row-data'

type Objection = NonNullable<QueueEntry['objection']>

/** Shows the objection that the person concerned wrote. */
export function ObjectionText({ objection }: { objection: Objection }) {
  return (
    <section aria-label="Recurso" className={styles.note} data-tone="brand">
      <h3 className="heading">Recurso</h3>
      <p className={styles.written}>{objection.text}</p>
      <p className={`${rows.fine} ${styles.when}`}>
        <TimeAgo iso={objection.created_at} />
      </p>
    </section>
  )
}

/** Shows the decision under appeal: its author, reason and text, and whether it is still in force. */
export function ObjectedDecision({ decision }: { decision: AuditRecord }) {
  const { action_type, moderator_name, created_at, reason, content, person, is_reversible } = decision
  return (
    <PanelPart title="Decisão recorrida">
      <p className={rows.small}>
        <strong>{AUDIT_ACTION_LABELS[action_type]}</strong>, por {moderator_name}, <TimeAgo iso={created_at} /> ·{' '}
        <Link className="text-link" to={paths.moderationLogs.href({ entry: decision.id })}>
          Ver no log
        </Link>
      </p>
      <p className={`muted ${rows.small} ${styles.written}`}>{reason || 'Sem justificativa'}</p>
      {content && (
        <div className={styles.quote}>
          <ReportedContent row={{ content: dropDeadLink(decision), author: person, item: decision }} />
          <ChangedContent entry={decision} />
        </div>
      )}
      {!is_reversible && (
        <p role="note" className={`${rows.small} ${styles.note}`}>
          A medida não está mais em vigor: terminou, foi substituída ou o conteúdo foi apagado. A resposta chega à
          pessoa e fica no log; nada mais muda.
        </p>
      )}
    </PanelPart>
  )
}

interface AnswerObjectionProps {
  decision: AuditRecord
  isDisabled: boolean
  guard: ReturnType<typeof usePressGuard>
  onAnswered: () => void
  /** Shows the keys 1 and 2: only where there is a keyboard. */
  showsKeys: boolean
}

/** The form that lifts the measure or upholds it. Either is logged, and the person is notified. */
export function AnswerObjection({ decision, isDisabled, guard, onAnswered, showsKeys }: AnswerObjectionProps) {
  const { api, toast } = useServices()
  const { reason, setReason, forget } = useReasonCrashCopy('objection-answer', decision.id)
  const [isSending, setSending] = useState(false)
  const problem = justificationProblem(reason, false)

  const answer = async (accept: boolean) => {
    if (isSending || isDisabled) return
    if (problem) return refuseJustification(toast, problem)
    setSending(true)
    try {
      await api.moderation.answerObjection({
        ...{ id: decision.id, accept, reason: reason.trim() },
        ...(decision.content ? { content_version: decision.current?.version ?? null } : {}),
      })
      forget()
      toast.success('Ação realizada com sucesso', {
        description: accept ? 'Recurso provido: a medida não vale mais.' : 'A decisão foi mantida.',
      })
      onAnswered()
    } catch (error) {
      toast.show(describeReversalError(error))
      setSending(false)
    }
  }
  /** Ignores a key that is held down, or that was meant for the item before. */
  const answerByKey = (accept: boolean) => (isRepeat?: boolean) => {
    if (!isRepeat && guard.isReady) void answer(accept)
  }
  useShortcuts({ 1: answerByKey(true), 2: answerByKey(false) })
  const answerByPress = (accept: boolean) => () => {
    if (guard.accepts()) void answer(accept)
  }
  const hasKeys = showsKeys && !isDisabled
  const button = {
    isDisabled: isDisabled || isSending,
    'aria-disabled': guard.isReady ? undefined : true,
    className: styles.answer,
  } as const
  return (
    <PanelPart title="Resposta ao recurso">
      <JustificationField
        value={reason}
        onChange={setReason}
        problem={problem}
        isSending={isSending}
        helper="Opcional. Fica no log e vai na resposta à pessoa."
      />
      <div className={styles.actions}>
        <Button
          {...button}
          aria-keyshortcuts={hasKeys ? '1' : undefined}
          variant="outline"
          leftIcon={<Undo2 size={18} aria-hidden />}
          onClick={answerByPress(true)}
        >
          {decision.is_reversible ? 'Dar provimento e restaurar' : 'Dar provimento'}
          {hasKeys && <Key name="1" />}
        </Button>
        <Button
          {...button}
          aria-keyshortcuts={hasKeys ? '2' : undefined}
          leftIcon={<Check size={18} aria-hidden />}
          onClick={answerByPress(false)}
        >
          Manter a decisão
          {hasKeys && <Key name="2" />}
        </Button>
      </div>
    </PanelPart>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className={`kbd ${styles.shortcut}`} aria-hidden>
      {name}
    </kbd>
  )
}
