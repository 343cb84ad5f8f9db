import { AUDIT_ACTION_LABELS, type AuditRecord, paths } from '@ementa/contracts'
import {
  Box,
  Button,
  Flex,
  Heading,
  Kbd,
  Text,
  TextLink,
  TimeAgo,
  type usePressGuard,
  useServices,
  useShortcuts,
} from '@ementa/ui'
import { useKeptReason } from '@ementa/ui/forms'
import { Link } from '@ementa/ui/router'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ChangedContent } from '../../../shared/decisions/changed-content'
import { linkable } from '../../../shared/decisions/decision-texts'
import { JustificationField, justificationProblem, refuseJustification } from '../../../shared/decisions/justification'
import { reversalRefusalOf } from '../../../shared/decisions/refusal'
import { ReportedContent } from '../../../shared/decisions/reported-content'
import { PanelPart } from './panel-part'
import type { QueueEntry } from './queue-row-data'

type Objection = NonNullable<QueueEntry['objection']>

/** What the person concerned says against an earlier decision. */
export function ObjectionText({ objection }: { objection: Objection }) {
  return (
    <Box as="section" aria-label="Recurso" borderInlineStart="3px solid" borderColor="brand.fg" ps={3}>
      <Heading as="h3" size="xs" mb={1}>
        Recurso
      </Heading>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {objection.text}
      </Text>
      <Text fontSize="xs" color="fg.subtle" mt={1}>
        <TimeAgo iso={objection.created_at} />
      </Text>
    </Box>
  )
}

/** The decision that is objected to: what, by whom and why, about which text, and whether it is in force at all. */
export function ObjectedDecision({ decision }: { decision: AuditRecord }) {
  const { action_type, moderator_name, created_at, reason, content, person, is_reversible } = decision
  return (
    <PanelPart title="Decisão recorrida">
      <Text fontSize="sm">
        <strong>{AUDIT_ACTION_LABELS[action_type]}</strong>, por {moderator_name}, <TimeAgo iso={created_at} /> ·{' '}
        <TextLink as={Link} to={paths.moderationLogs.href({ entry: decision.id })}>
          Ver no log
        </TextLink>
      </Text>
      <Text fontSize="sm" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {reason || 'Sem justificativa'}
      </Text>
      {content && (
        <Box bg="bg.sunken" borderRadius="md" p={4} mt={3}>
          <ReportedContent row={{ content: linkable(decision), author: person, item: decision }} />
          <ChangedContent entry={decision} />
        </Box>
      )}
      {!is_reversible && (
        <Text role="note" fontSize="sm" mt={3} ps={3} borderInlineStart="3px solid" borderColor="border.control">
          A medida não está mais em vigor: terminou, foi substituída ou o conteúdo foi apagado. A resposta chega à
          pessoa e fica no log; nada mais muda.
        </Text>
      )}
    </PanelPart>
  )
}

interface AnswerObjectionProps {
  decision: AuditRecord
  isDisabled: boolean
  guard: ReturnType<typeof usePressGuard>
  onAnswered: () => void
  /** Keys 1 and 2 are shown: not where there is no keyboard. */
  showsKeys: boolean
}

/** Lifts the measure or upholds it. Either is a decision in the log, and the person is notified. */
export function AnswerObjection({ decision, isDisabled, guard, onAnswered, showsKeys }: AnswerObjectionProps) {
  const { api, toast } = useServices()
  const { reason, setReason, forget } = useKeptReason('objection-answer', decision.id)
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
      toast.show(reversalRefusalOf(error))
      setSending(false)
    }
  }
  /** A key that is held down, or meant for the item before, answers nothing. */
  const answerByKey = (accept: boolean) => (isRepeat?: boolean) => {
    if (!isRepeat && guard.isReady) void answer(accept)
  }
  useShortcuts({ 1: answerByKey(true), 2: answerByKey(false) })
  const answerByPress = (accept: boolean) => () => {
    if (guard.accepts()) void answer(accept)
  }
  const shortcut = (key: string) =>
    showsKeys && !isDisabled ? { rightIcon: <Kbd aria-hidden>{key}</Kbd>, 'aria-keyshortcuts': key } : {}
  const button = {
    isDisabled: isDisabled || isSending,
    'aria-disabled': guard.isReady ? undefined : true,
    h: 'auto',
    minH: '44px',
    whiteSpace: 'normal',
    justifyContent: 'flex-start',
    sx: { '> .chakra-button__icon:last-of-type': { ms: 'auto', ps: 2 } },
  } as const
  return (
    <Box as="section" aria-label="Resposta ao recurso">
      <Heading as="h3" size="xs" mb={2}>
        Resposta ao recurso
      </Heading>
      <JustificationField
        value={reason}
        onChange={setReason}
        problem={problem}
        isSending={isSending}
        helper="Opcional. Fica no log e vai na resposta à pessoa."
      />
      <Flex direction="column" gap={2} mt={4}>
        <Button
          {...button}
          {...shortcut('1')}
          variant="outline"
          leftIcon={<Undo2 size={18} aria-hidden />}
          onClick={answerByPress(true)}
        >
          {decision.is_reversible ? 'Dar provimento e restaurar' : 'Dar provimento'}
        </Button>
        <Button
          {...button}
          {...shortcut('2')}
          leftIcon={<Check size={18} aria-hidden />}
          onClick={answerByPress(false)}
        >
          Manter a decisão
        </Button>
      </Flex>
    </Box>
  )
}
