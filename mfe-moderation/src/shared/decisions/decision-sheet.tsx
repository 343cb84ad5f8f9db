import { AUDIT_ACTION_LABELS, type AuditRecord, paths, reasonWithMeaning } from '@ementa/contracts'
import { absoluteTime, Button, usePressGuard, useServices, useSession } from '@ementa/ui'
import { useReasonCrashCopy } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Link } from '@ementa/ui/router'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import rows from '../rows/rows.module.css'
import { ACTING_NEEDS_MODERATOR, describeReversalError, OWN_CAUSE } from './decision-errors'
import { ChangedContent, Fact, ReportedContent } from './decision-parts'
import { canRestore, decisionTitle, describeRestoration, dropDeadLink, reopens } from './decision-texts'
import styles from './decisions.module.css'
import { JustificationField, justificationProblem, refuseJustification } from './justification'

/** Decisions with a page for the person concerned; a shadow ban has none. */
const HAS_STATEMENT: readonly AuditRecord['action_type'][] = ['remove', 'temp_ban', 'ban', 'mute', 'warn']

interface DecisionSheetProps {
  entry: AuditRecord
  onClose: () => void
}

/** Shows one decision of the log: its content, its reports, its justification, and the form that takes it back. */
export function DecisionSheet({ entry, onClose }: DecisionSheetProps) {
  const { user, isModerator } = useSession()
  const restoring = useRestore(entry, onClose)
  const { person, content, reported_for: reasons, reversal, objection } = entry
  const isOffered = canRestore(entry, user?.id)
  const isOwnCause = entry.is_reversible && person?.id === user?.id
  const button = describeRestoration(entry)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={decisionTitle(entry)}
      size="xl"
      closeOnOverlayClick={restoring.reason === ''}
      footer={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {isOffered && (
            <Button
              {...restoring.guard.handlers}
              variant="solid"
              leftIcon={<Undo2 size={18} aria-hidden />}
              isDisabled={!isModerator}
              aria-disabled={restoring.guard.isReady ? undefined : true}
              title={isModerator ? undefined : ACTING_NEEDS_MODERATOR}
              onClick={restoring.send}
              isLoading={restoring.isSending}
              loadingText="Aplicando…"
            >
              {button.label}
            </Button>
          )}
        </>
      }
    >
      <Fact level="h3" name="Decisão">
        {AUDIT_ACTION_LABELS[entry.action_type]}, por {entry.moderator_name},{' '}
        <time dateTime={entry.created_at}>{absoluteTime(entry.created_at)}</time>
      </Fact>
      {person && (
        <Fact level="h3" name="Pessoa">
          <Link className={`text-link ${rows.link}`} to={paths.moderationCase.href({ username: person.username })}>
            {person.display_name} (@{person.username})
          </Link>
        </Fact>
      )}
      {content && (
        <Fact level="h3" name="Conteúdo no momento da decisão">
          <div className={styles.quote}>
            <ReportedContent row={{ content: dropDeadLink(entry), author: person, item: entry }} />
          </div>
          <ChangedContent entry={entry} />
        </Fact>
      )}
      {reasons.length > 0 && (
        <Fact level="h3" name="Motivos das denúncias">
          {reasons.map(({ reason, count }) => `${reasonWithMeaning(reason)} (${count})`).join(', ')}
        </Fact>
      )}
      <Fact level="h3" name="Justificativa">
        {entry.reason ? (
          <p className={styles.written}>{entry.reason}</p>
        ) : (
          <p className={rows.subtle}>Sem justificativa</p>
        )}
      </Fact>
      {reversal && (
        <Fact level="h3" name="Situação">
          Não vale mais: {reversal.moderator_name} a desfez,{' '}
          <time dateTime={reversal.created_at}>{absoluteTime(reversal.created_at)}</time>
        </Fact>
      )}
      {objection && (
        <Fact level="h3" name={objection.answer ? 'Recurso respondido' : 'Recurso em análise'}>
          <p className={styles.written}>{objection.text}</p>
          {!objection.answer && isOffered && (
            <p className="muted">Restaurar responde ao recurso, que sai da fila como provido.</p>
          )}
        </Fact>
      )}
      {isOwnCause && (
        <p role="note" className={`muted ${styles.aside}`}>
          {OWN_CAUSE}
        </p>
      )}
      {HAS_STATEMENT.includes(entry.action_type) && (
        <Fact level="h3" name="Página da decisão">
          <Link className={`text-link ${rows.link}`} to={paths.ownDecision.href({ id: entry.id })}>
            Abrir a página que a pessoa lê
          </Link>
        </Fact>
      )}
      {isOffered && isModerator && (
        <div className={styles.restore}>
          <p className="muted">{button.consequence}</p>
          <JustificationField
            value={restoring.reason}
            onChange={restoring.setReason}
            problem={restoring.problem}
            isSending={restoring.isSending}
            helper="Opcional. Fica no log."
          />
        </div>
      )}
    </Sheet>
  )
}

function useRestore(entry: AuditRecord, onDone: () => void) {
  const { api, toast } = useServices()
  const { reason, setReason, forget } = useReasonCrashCopy('restore', entry.id)
  const [isSending, setSending] = useState(false)
  const guard = usePressGuard(entry.id)
  const problem = justificationProblem(reason, false)
  const send = async () => {
    if (isSending || !guard.accepts()) return
    if (problem) return refuseJustification(toast, problem)
    setSending(true)
    try {
      await api.moderation.restore({
        ...{ id: entry.id, reopen: reopens(entry), reason: reason.trim() },
        // The backend refuses to restore a text that changed since it was read here.
        ...(entry.content ? { content_version: entry.current?.version ?? null } : {}),
      })
      forget()
      toast.success('Ação realizada com sucesso', { description: describeRestoration(entry).done })
      onDone()
    } catch (error) {
      toast.show(describeReversalError(error))
      setSending(false)
    }
  }
  return { reason, setReason, isSending, guard, problem, send }
}
