import { errorCode, graphemeCount, isBlank, isOfflineError, LENGTH, type OwnDecision } from '@ementa/contracts'
import { absoluteTime, Box, Button, Flex, Heading, Text, useServices } from '@ementa/ui'
import { CharCounter, FormControl, FormErrorMessage, FormLabel, Textarea } from '@ementa/ui/forms'
import { useId, useRef, useState } from 'react'

const EMPTY = 'Escreva por que a decisão deve ser revista.'
const TOO_LONG = `A contestação pode ter até ${LENGTH.justification} caracteres.`

function problemOf(text: string): string | null {
  if (isBlank(text)) return EMPTY
  return graphemeCount(text) > LENGTH.justification ? TOO_LONG : null
}

interface ObjectionFormProps {
  decision: Pick<OwnDecision, 'id' | 'objection'>
  onSent: () => void
}

/** The way to object: once for each decision. What was sent is shown instead of the form. */
export function ObjectionForm({ decision, onSent }: ObjectionFormProps) {
  const { objection } = decision
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Box as="section" aria-label="Contestação" borderTop="1px solid" borderColor="border" pt={5}>
      <Heading as="h2" size="sm" mb={2} ref={heading} tabIndex={-1} data-focus-silent>
        {objection ? 'Sua contestação' : 'Contestar a decisão'}
      </Heading>
      {objection ? (
        <>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {objection.text}
          </Text>
          <Text fontSize="sm" color="fg.muted" mt={2}>
            Enviada em {absoluteTime(objection.created_at)}. A resposta chega nas suas notificações.
          </Text>
        </>
      ) : (
        <Form
          id={decision.id}
          onSent={() => {
            // The form goes: the focus stays with what takes its place.
            heading.current?.focus()
            onSent()
          }}
        />
      )}
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
      toast.success('Contestação enviada', { description: 'Uma pessoa da moderação vai ler e responder.' })
      onSent()
    } catch (error) {
      if (errorCode(error) === 'ALREADY_OBJECTED') onSent()
      else toast.error('Erro ao enviar a contestação', isOfflineError(error) ? 'Você está offline.' : undefined)
      setSending(false)
    }
  }
  return (
    <>
      <Text color="fg.muted" mb={3}>
        Uma pessoa da moderação relê o caso com o que você escrever. Cada decisão pode ser contestada uma vez.
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
        Enviar contestação
      </Button>
    </>
  )
}
