import {
  Box,
  Button,
  Flex,
  Heading,
  Kbd,
  Text,
  TimeAgo,
  type usePressGuard,
  useServices,
  useShortcuts,
} from '@ementa/ui'
import { useKeptReason } from '@ementa/ui/forms'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { JustificationField, justificationProblem, refuseJustification } from '../../../shared/decisions/justification'
import { reversalRefusalOf } from '../../../shared/decisions/refusal'
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

interface AnswerObjectionProps {
  decisionId: string
  isDisabled: boolean
  guard: ReturnType<typeof usePressGuard>
  onAnswered: () => void
  /** Keys 1 and 2 are shown: not where there is no keyboard. */
  showsKeys: boolean
}

/** Lifts the measure or upholds it. Either is a decision in the log, and the person is notified. */
export function AnswerObjection({ decisionId, isDisabled, guard, onAnswered, showsKeys }: AnswerObjectionProps) {
  const { api, toast } = useServices()
  const { reason, setReason, forget } = useKeptReason('objection-answer', decisionId)
  const [isSending, setSending] = useState(false)
  const problem = justificationProblem(reason, false)

  const answer = async (accept: boolean) => {
    if (isSending || isDisabled) return
    if (problem) return refuseJustification(toast, problem)
    setSending(true)
    try {
      await api.moderation.answerObjection({ id: decisionId, accept, reason: reason.trim() })
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
          Dar provimento e restaurar
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
