import { errorCode, type OwnDecision } from '@ementa/contracts'
import { absoluteTime, Box, Heading, Text, useServices } from '@ementa/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { KeptTextForm } from '../../shared/kept-text/kept-text-form'

type Objection = NonNullable<OwnDecision['objection']>

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
  return (
    <>
      <Text color="fg.muted" mb={3}>
        Outra pessoa da moderação relê o caso com o que você escrever e decide. Cabe um recurso de cada decisão.
      </Text>
      <KeptTextForm
        kind="objection"
        id={id}
        label="Por que a decisão deve ser revista?"
        words={{
          empty: 'Escreva por que a decisão deve ser revista.',
          tooLong: (limit) => `O recurso pode ter até ${limit} caracteres.`,
        }}
        minH="120px"
        button={{ label: 'Enviar recurso', busy: 'Enviando…', variant: 'solid' }}
        send={async (text) => {
          try {
            await api.moderation.objectToDecision({ id, text })
            toast.success('Recurso enviado', { description: 'Outra pessoa da moderação vai ler e responder.' })
          } catch (error) {
            const code = errorCode(error)
            if (code === 'DECISION_NOT_FOUND') {
              toast.error('Não cabe mais recurso', 'A decisão não está mais em vigor: terminou ou foi substituída.')
              return false
            }
            if (code !== 'ALREADY_OBJECTED') {
              toast.failed('Erro ao enviar o recurso', error)
              return false
            }
          }
          return true
        }}
        onSent={onSent}
      />
    </>
  )
}
