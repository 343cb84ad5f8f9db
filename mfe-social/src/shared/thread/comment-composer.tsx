import { Button, CloseButton, keepClear } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useEffect, useRef } from 'react'
import { canSubmit } from './can-submit'
import { CommentField } from './comment-field'
import { ROOT, type ThreadState } from './thread-state'

const keepBar = keepClear('--ementa-action-bar')

export interface CommentComposerProps {
  state: ThreadState
  /** Display name of the person being answered. */
  answered: string | null
  onPublish: () => void
  /** The field takes the focus, because the reader came here to write. */
  isWanted: boolean
}

/** The field for comments and replies, fixed at the bottom of the page. */
export function CommentComposer({ state, answered, onPublish, isWanted }: CommentComposerProps) {
  const { replyTo, drafts, busy } = useSnapshot(state, { sync: true })
  const text = drafts[replyTo] ?? ''
  const field = useRef<{ focus: () => void }>(null)
  const isReply = replyTo !== ROOT

  useEffect(() => {
    if (replyTo === ROOT) return
    field.current?.focus()
    // In the next frame the bar has its new height: the answered comment must stay visible above it.
    requestAnimationFrame(() => document.getElementById(`c-${replyTo}`)?.scrollIntoView({ block: 'nearest' }))
  }, [replyTo])

  function cancel() {
    // No question is needed: the text stays as a draft of this reply.
    const trigger = isReply ? document.getElementById(`reply-${replyTo}`) : null
    state.replyTo = ROOT
    if (trigger) trigger.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  return (
    <section ref={keepBar} data-action-bar className="comment-composer" aria-label={isReply ? 'Responder' : 'Comentar'}>
      {isReply && (
        <div className="comment-answered">
          <p>
            Respondendo a <strong>{answered}</strong>
          </p>
          <CloseButton aria-label="Cancelar resposta" onClick={cancel} />
        </div>
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
    </section>
  )
}
