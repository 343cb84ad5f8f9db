import { graphemeCount, isBlank, LENGTH } from '@ementa/contracts'
import { Button, type CopySlot } from '@ementa/ui'
import {
  CountedLabel,
  FormControl,
  FormErrorMessage,
  type LeftFields,
  Textarea,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { useId, useRef, useState } from 'react'
import styles from './required-text-form.module.css'

const LIMIT = LENGTH.justification

interface RequiredTextFormProps {
  kind: Parameters<typeof useFormCopySlot>[0]
  /** Identifies the subject of the text: the unsent copy is kept per kind and id. */
  id: string
  label: string
  words: { empty: string; tooLong: (limit: number) => string }
  /** Shown below the field. */
  note?: string
  minH?: string
  button: { label: string; busy: string; variant?: 'solid' }
  /** Resolves to whether the text arrived. It reports a failure itself. */
  send: (text: string) => Promise<boolean>
  /** Called after the kept copy is deleted, so that the form can be unmounted. */
  onSent?: () => void
}

/** A form of one required text with a limit. The text survives a reload, a crash and a failed call. */
export function RequiredTextForm(props: RequiredTextFormProps) {
  const slot = useFormCopySlot(props.kind, props.id)
  return slot && <Field key={slot.key} slot={slot} {...props} />
}

function Field({ slot, label, words, note, minH = '88px', button, send, onSent }: RequiredTextFormProps & Slot) {
  const counter = useId()
  const { text: fields, change } = useFormCrashCopy(slot, { text: '' })
  const { text } = fields
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const problemOf = () => {
    if (isBlank(text)) return words.empty
    return graphemeCount(text) > LIMIT ? words.tooLong(LIMIT) : null
  }
  const submit = async () => {
    const wrong = problemOf()
    setProblem(wrong)
    if (wrong) return field.current?.focus()
    setSending(true)
    const hasArrived = await send(text)
    setSending(false)
    if (!hasArrived) return
    change({ text: '' })
    onSent?.()
  }
  return (
    <>
      <FormControl isInvalid={problem !== null} isReadOnly={isSending}>
        <CountedLabel counterId={counter} label={label} text={text} limit={LIMIT} />
        <Textarea
          ref={field}
          value={text}
          minH={minH}
          aria-describedby={counter}
          onChange={(event) => {
            change({ text: event.target.value })
            setProblem(null)
          }}
        />
        <FormErrorMessage>{problem}</FormErrorMessage>
      </FormControl>
      {note && <p className={styles.note}>{note}</p>}
      <Button
        className={styles.spaced}
        variant={button.variant}
        onClick={submit}
        isLoading={isSending}
        loadingText={button.busy}
      >
        {button.label}
      </Button>
    </>
  )
}

interface Slot {
  slot: CopySlot<LeftFields>
}
