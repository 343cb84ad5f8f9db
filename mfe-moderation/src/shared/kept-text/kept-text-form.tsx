import { graphemeCount, isBlank, LENGTH } from '@ementa/contracts'
import { Button, type CopySlot, Flex, Text } from '@ementa/ui'
import {
  CharCounter,
  FormControl,
  FormErrorMessage,
  FormLabel,
  type LeftFields,
  Textarea,
  useKeptText,
  useTextSlot,
} from '@ementa/ui/forms'
import { useId, useRef, useState } from 'react'

const LIMIT = LENGTH.justification

interface KeptTextFormProps {
  kind: Parameters<typeof useTextSlot>[0]
  /** What the text is about: each has a copy of its own. */
  id: string
  label: string
  words: { empty: string; tooLong: (limit: number) => string }
  /** Below the field. */
  note?: string
  minH?: string
  button: { label: string; busy: string; variant?: 'solid' }
  /** Resolves to whether the text arrived; says itself what failed. */
  send: (text: string) => Promise<boolean>
  /** After the copy is gone: the form may go now. */
  onSent?: () => void
}

/** One required text with its limit and its button. It outlives a reload, a crash and a call that fails. */
export function KeptTextForm(props: KeptTextFormProps) {
  const slot = useTextSlot(props.kind, props.id)
  return slot && <Field key={slot.key} slot={slot} {...props} />
}

function Field({ slot, label, words, note, minH = '88px', button, send, onSent }: KeptTextFormProps & Slot) {
  const counter = useId()
  const { text: fields, change } = useKeptText(slot, { text: '' })
  const { text } = fields
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const problemOf = () => {
    if (isBlank(text)) return words.empty
    return graphemeCount(text) > LIMIT ? words.tooLong(LIMIT) : null
  }
  const submit = async () => {
    if (isSending) return
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
        <Flex justify="space-between" align="baseline">
          <FormLabel>{label}</FormLabel>
          <CharCounter id={counter} text={text} limit={LIMIT} />
        </Flex>
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
      {note && (
        <Text fontSize="xs" color="fg.subtle" mt={1}>
          {note}
        </Text>
      )}
      <Button mt={3} variant={button.variant} onClick={submit} isLoading={isSending} loadingText={button.busy}>
        {button.label}
      </Button>
    </>
  )
}

interface Slot {
  slot: CopySlot<LeftFields>
}
