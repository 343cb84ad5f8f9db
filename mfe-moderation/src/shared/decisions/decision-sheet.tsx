import { AUDIT_ACTION_LABELS, type AuditRecord, paths, reasonWithMeaning } from '@ementa/contracts'
import { absoluteTime, Box, Button, Text, TextLink, usePressGuard, useServices, useSession } from '@ementa/ui'
import { useKeptReason } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Link } from '@ementa/ui/router'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ChangedContent } from './changed-content'
import { canRestore, decisionTitle, linkable, reopens, restoration } from './decision-texts'
import { Fact } from './fact'
import { JustificationField, justificationProblem, refuseJustification } from './justification'
import { LINE_LINK } from './line-link'
import { ACTING_NEEDS_MODERATOR, OWN_CAUSE, reversalRefusalOf } from './refusal'
import { ReportedContent } from './reported-content'

/** What the person concerned reads on a page of its own; a shadow ban is not among it. */
const HAS_STATEMENT: readonly AuditRecord['action_type'][] = ['remove', 'temp_ban', 'ban', 'mute', 'warn']

interface DecisionSheetProps {
  entry: AuditRecord
  onClose: () => void
}

/** One decision of the log: what it was about, why it was reported and decided, and how it is taken back. */
export function DecisionSheet({ entry, onClose }: DecisionSheetProps) {
  const { user, isModerator } = useSession()
  const restoring = useRestore(entry, onClose)
  const { person, content, reported_for: reasons, reversal, objection } = entry
  const isOffered = canRestore(entry, user?.id)
  const isOwnCause = entry.is_reversible && person?.id === user?.id
  const button = restoration(entry)
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
          <TextLink as={Link} to={paths.moderationCase.href({ username: person.username })} {...LINE_LINK}>
            {person.display_name} (@{person.username})
          </TextLink>
        </Fact>
      )}
      {content && (
        <Fact level="h3" name="Conteúdo no momento da decisão">
          <Box bg="bg.sunken" borderRadius="md" p={4} mt={1}>
            <ReportedContent row={{ content: linkable(entry), author: person, item: entry }} />
          </Box>
          <ChangedContent entry={entry} />
        </Fact>
      )}
      {reasons.length > 0 && (
        <Fact level="h3" name="Motivos das denúncias">
          {reasons.map(({ reason, count }) => `${reasonWithMeaning(reason)} (${count})`).join(', ')}
        </Fact>
      )}
      <Fact level="h3" name="Justificativa">
        <Text whiteSpace="pre-wrap" color={entry.reason ? undefined : 'fg.subtle'}>
          {entry.reason || 'Sem justificativa'}
        </Text>
      </Fact>
      {reversal && (
        <Fact level="h3" name="Situação">
          Não vale mais: {reversal.moderator_name} a desfez,{' '}
          <time dateTime={reversal.created_at}>{absoluteTime(reversal.created_at)}</time>
        </Fact>
      )}
      {objection && (
        <Fact level="h3" name={objection.answer ? 'Recurso respondido' : 'Recurso em análise'}>
          <Text whiteSpace="pre-wrap">{objection.text}</Text>
          {!objection.answer && isOffered && (
            <Text color="fg.muted">Restaurar responde ao recurso, que sai da fila como provido.</Text>
          )}
        </Fact>
      )}
      {isOwnCause && (
        <Text role="note" color="fg.muted" mb={5}>
          {OWN_CAUSE}
        </Text>
      )}
      {HAS_STATEMENT.includes(entry.action_type) && (
        <Fact level="h3" name="Página da decisão">
          <TextLink as={Link} to={paths.ownDecision.href({ id: entry.id })} {...LINE_LINK}>
            Abrir a página que a pessoa lê
          </TextLink>
        </Fact>
      )}
      {isOffered && isModerator && (
        <Box mt={5} pt={4} borderTop="1px solid" borderColor="border">
          <Text color="fg.muted" mb={3}>
            {button.consequence}
          </Text>
          <JustificationField
            value={restoring.reason}
            onChange={restoring.setReason}
            problem={restoring.problem}
            isSending={restoring.isSending}
            helper="Opcional. Fica no log."
          />
        </Box>
      )}
    </Sheet>
  )
}

function useRestore(entry: AuditRecord, onDone: () => void) {
  const { api, toast } = useServices()
  const { reason, setReason, forget } = useKeptReason('restore', entry.id)
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
        // A text that was changed since it was read here does not come back unread.
        ...(entry.content ? { content_version: entry.current?.version ?? null } : {}),
      })
      forget()
      toast.success('Ação realizada com sucesso', { description: restoration(entry).done })
      onDone()
    } catch (error) {
      toast.show(reversalRefusalOf(error))
      setSending(false)
    }
  }
  return { reason, setReason, isSending, guard, problem, send }
}
