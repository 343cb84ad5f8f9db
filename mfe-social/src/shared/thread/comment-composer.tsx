import { Box, Button, CloseButton, Flex, keepClear, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useEffect, useRef } from 'react'
import { CommentField, canSubmit } from './comment-field'
import { ROOT, type ThreadState } from './thread-state'

const keepBar = keepClear('--ementa-action-bar')

export interface CommentComposerProps {
  state: ThreadState
  /** Display name of the person who is being answered. */
  answered: string | null
  onPublish: () => void
  /** Takes the focus: one came here to write. */
  isWanted: boolean
}

/** Writes comments and replies, fixed at the bottom of the page (spec §2 Comment thread page). */
export function CommentComposer({ state, answered, onPublish, isWanted }: CommentComposerProps) {
  const { replyTo, drafts, busy } = useSnapshot(state, { sync: true })
  const text = drafts[replyTo] ?? ''
  const field = useRef<{ focus: () => void }>(null)
  const isReply = replyTo !== ROOT

  useEffect(() => {
    if (replyTo === ROOT) return
    field.current?.focus()
    // What is being answered stays in sight above the bar, once the bar has its new height.
    requestAnimationFrame(() => document.getElementById(`c-${replyTo}`)?.scrollIntoView({ block: 'nearest' }))
  }, [replyTo])

  function cancel() {
    // Asks nothing: what was written waits under whom it answers.
    const trigger = isReply ? document.getElementById(`reply-${replyTo}`) : null
    state.replyTo = ROOT
    if (trigger) trigger.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  return (
    <Box
      ref={keepBar}
      as="section"
      data-action-bar
      aria-label={isReply ? 'Responder' : 'Comentar'}
      position="sticky"
      bottom="var(--ementa-bottom)"
      mt="auto"
      zIndex="docked"
      px={4}
      pt={3}
      pb={2}
      bg="bg.surface"
      borderTop="1px solid"
      borderColor="border.control"
    >
      {isReply && (
        <Flex align="center" justify="space-between" fontSize="sm" color="fg.muted" mt={-2}>
          <Text noOfLines={1}>
            Respondendo a <strong>{answered}</strong>
          </Text>
          <CloseButton aria-label="Cancelar resposta" onClick={cancel} />
        </Flex>
      )}
      <CommentField
        isBar
        handle={field}
        autoFocus={isWanted}
        label={isReply ? `Resposta a ${answered}` : 'Comentário'}
        placeholder={isReply ? 'Escreva uma resposta' : 'Escreva um comentário'}
        text={text}
        isSending={busy === 'new'}
        onChange={(next) => {
          state.drafts[replyTo] = next
        }}
        onSubmit={onPublish}
        onCancel={cancel}
      >
        <Button
          variant="solid"
          isDisabled={!canSubmit(text)}
          isLoading={busy === 'new'}
          loadingText="Enviando…"
          onClick={onPublish}
        >
          {isReply ? 'Responder' : 'Comentar'}
        </Button>
      </CommentField>
    </Box>
  )
}
