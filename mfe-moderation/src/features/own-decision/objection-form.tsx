import { errorCode, type OwnDecision } from '@ementa/contracts'
import { absoluteTime, useServices } from '@ementa/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { RequiredTextForm } from '../../shared/required-text/required-text-form'
import styles from './own-decision.module.css'

type Objection = NonNullable<OwnDecision['objection']>

interface ObjectionStateProps {
  objection: Objection | null
  /** True for the person who objected, false for a moderator. */
  isOwn: boolean
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** Shows the objection and its answer; nothing when nobody objected. */
export function ObjectionState({ objection, isOwn, headingRef }: ObjectionStateProps) {
  if (!objection) return null
  const { text, created_at, answer } = objection
  return (
    <section aria-label="Recurso" className={styles.part}>
      <h2 className="heading" ref={headingRef} tabIndex={-1} data-focus-silent>
        {isOwn ? 'Seu recurso' : 'Recurso'}
      </h2>
      <p className={styles.written}>{text}</p>
      <p className={`muted ${styles.when}`}>
        Enviado em {absoluteTime(created_at)}.{!answer && isOwn && ' A resposta chega nas suas notificações.'}
      </p>
      {answer && (
        <div className={styles.answer} data-accepted={answer.is_accepted ? '' : undefined}>
          <h3 className="heading">{answer.is_accepted ? 'Recurso provido' : 'Recurso não provido: decisão mantida'}</h3>
          <p className={styles.written}>{answer.reason || 'A moderação não escreveu uma justificativa.'}</p>
          <p className={`muted ${styles.when}`}>{absoluteTime(answer.created_at)}, por outra pessoa da moderação.</p>
        </div>
      )}
    </section>
  )
}

interface ObjectionFormProps {
  decision: Pick<OwnDecision, 'id' | 'objection'>
  onSent: () => void
}

/** The form to object, once per decision. Afterwards the objection is shown instead of the form. */
export function ObjectionForm({ decision, onSent }: ObjectionFormProps) {
  const { objection } = decision
  const heading = useRef<HTMLHeadingElement>(null)
  // The form disappears once it was sent: the focus moves to the objection that replaces it.
  const hasSent = useRef(false)
  useEffect(() => {
    if (objection && hasSent.current) heading.current?.focus()
  }, [objection])
  if (objection) return <ObjectionState objection={objection} isOwn headingRef={heading} />
  return (
    <section aria-label="Recurso" className={`screen-only ${styles.part}`}>
      <h2 className="heading">Recorrer da decisão</h2>
      <Form
        id={decision.id}
        onSent={() => {
          hasSent.current = true
          onSent()
        }}
      />
    </section>
  )
}

function Form({ id, onSent }: { id: string; onSent: () => void }) {
  const { api, toast } = useServices()
  return (
    <>
      <p className={`muted ${styles.explanation}`}>
        Outra pessoa da moderação relê o caso com o que você escrever e decide. Cabe um recurso de cada decisão.
      </p>
      <RequiredTextForm
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
