import { errorCode, graphemeCount, isBlank, isOfflineError, LENGTH, type OwnDecision } from '@ementa/contracts'
import { absoluteTime, Box, Button, Flex, Heading, Text, useServices } from '@ementa/ui'
import { CharCounter, FormControl, FormErrorMessage, FormLabel, Textarea } from '@ementa/ui/forms'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'

type Objection = NonNullable<OwnDecision['objection']>

const EMPTY = 'Escreva por que a decisão deve ser revista.'
const TOO_LONG = `O recurso pode ter até ${LENGTH.justification} caracteres.`

function problemOf(text: string): string | null {
  if (isBlank(text)) return EMPTY
  return graphemeCount(text) > LENGTH.justification ? TOO_LONG : null
}

interface ObjectionStateProps {
  objection: Objection | null
  /** For the person who objected; otherwise for a moderator. */
  isOwn: boolean
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** What was objected, and what came of it; nothing when nobody objected. */
export function ObjectionState({ objection, isOwn, headingRef }: ObjectionStateProps) {
  if (!objection) return null
  const { text, created_at, answer } = objection
  return (
    <Box as="section" aria-label="Recurso" borderTop="1px solid" borderColor="border" pt={5}>
      <Heading as="h2" size="sm" mb={2} ref={headingRef} tabIndex={-1} data-focus-silent>
        {isOwn ? 'Seu recurso' : 'Recurso'}
      </Heading>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      <Text fontSize="sm" color="fg.muted" mt={2}>
        Enviado em {absoluteTime(created_at)}.{!answer && isOwn && ' A resposta chega nas suas notificações.'}
      </Text>
      {answer && (
        <Box
          mt={5}
          borderInlineStart="3px solid"
          borderColor={answer.is_accepted ? 'success' : 'border.control'}
          ps={3}
        >
          <Heading as="h3" size="xs" mb={1}>
            {answer.is_accepted ? 'Recurso provido' : 'Recurso não provido: decisão mantida'}
          </Heading>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {answer.reason || 'A moderação não escreveu uma justificativa.'}
          </Text>
          <Text fontSize="sm" color="fg.muted" mt={2}>
            {absoluteTime(answer.created_at)}, por outra pessoa da moderação.
          </Text>
        </Box>
      )}
    </Box>
  )
}

interface ObjectionFormProps {
  decision: Pick<OwnDecision, 'id' | 'objection'>
  onSent: () => void
}

/** The way to object: once for each decision. What was sent is shown instead of the form. */
export function ObjectionForm({ decision, onSent }: ObjectionFormProps) {
  const { objection } = decision
  const heading = useRef<HTMLHeadingElement>(null)
  // The form goes when it was sent: the focus stays with what takes its place.
  const hasSent = useRef(false)
  useEffect(() => {
    if (objection && hasSent.current) heading.current?.focus()
  }, [objection])
  if (objection) return <ObjectionState objection={objection} isOwn headingRef={heading} />
  return (
    <Box
      as="section"
      aria-label="Recurso"
      borderTop="1px solid"
      borderColor="border"
      pt={5}
      sx={{ '@media print': { display: 'none' } }}
    >
      <Heading as="h2" size="sm" mb={2}>
        Recorrer da decisão
      </Heading>
      <Form
        id={decision.id}
        onSent={() => {
          hasSent.current = true
          onSent()
        }}
      />
    </Box>
  )
}

function Form({ id, onSent }: { id: string; onSent: () => void }) {
  const { api, toast } = useServices()
  const counter = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const send = async () => {
    if (isSending) return
    const wrong = problemOf(text)
    setProblem(wrong)
    if (wrong) return field.current?.focus()
    setSending(true)
    try {
      await api.moderation.objectToDecision({ id, text })
      toast.success('Recurso enviado', { description: 'Outra pessoa da moderação vai ler e responder.' })
      onSent()
    } catch (error) {
      if (errorCode(error) === 'ALREADY_OBJECTED') onSent()
      else toast.error('Erro ao enviar o recurso', isOfflineError(error) ? 'Você está offline.' : undefined)
      setSending(false)
    }
  }
  return (
    <>
      <Text color="fg.muted" mb={3}>
        Outra pessoa da moderação relê o caso com o que você escrever e decide. Cabe um recurso de cada decisão.
      </Text>
      <FormControl isInvalid={problem !== null} isReadOnly={isSending}>
        <Flex justify="space-between" align="baseline">
          <FormLabel>Por que a decisão deve ser revista?</FormLabel>
          <CharCounter id={counter} text={text} limit={LENGTH.justification} />
        </Flex>
        <Textarea
          ref={field}
          value={text}
          minH="120px"
          aria-describedby={counter}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
        />
        <FormErrorMessage>{problem}</FormErrorMessage>
      </FormControl>
      <Button mt={4} variant="solid" onClick={send} isLoading={isSending} loadingText="Enviando…">
        Enviar recurso
      </Button>
    </>
  )
}
