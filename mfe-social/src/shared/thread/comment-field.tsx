import { LENGTH, remaining } from '@ementa/contracts'
import { Button, CharCounter, CloseButton, keepClear, lazyPart, useFieldFocus } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { CompletionList, useCompletion, writeIntoField } from '@ementa/ui/writing'
import {
  type KeyboardEvent,
  type Ref,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { ROOT, type ThreadState } from './thread-state'
import type { CommentHandlers } from './use-handlers'

// Loaded with the first letters. If it cannot be loaded, the field works without advice.
const PublicityHints = lazyPart(async () => ({ default: (await import('@ementa/ui/writing')).PublicityHints }))

export interface CommentFieldProps {
  label: string
  text: string
  onChange: (text: string) => void
  onSubmit: () => void
  onCancel: () => void
  placeholder?: string
  autoFocus?: boolean
  /** The text is being sent: the field is read-only, because text typed now would be lost. */
  isSending?: boolean
  /** Places the buttons beside the text instead of below it. */
  isBar?: boolean
  /** The buttons. */
  children: React.ReactNode
  handle?: Ref<{ focus: () => void }>
}

/** A field for a comment with counter and suggestions. Ctrl or Cmd with Enter submits, Escape cancels. */
export function CommentField(props: CommentFieldProps) {
  const { label, text, onChange, onSubmit, onCancel, placeholder, autoFocus, isSending, isBar, children, handle } =
    props
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const counter = `${id}-counter`
  const charactersLeft = remaining(text, LENGTH.comment)
  const deferredText = useDeferredValue(text)
  const completion = useCompletion(field)
  useImperativeHandle(handle, () => ({ focus: () => field.current?.focus({ preventScroll: true }) }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const area = field.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }, [text])
  useFieldFocus(field, Boolean(autoFocus))

  function rewrite(rewritten: (text: string) => string | null) {
    const area = field.current
    // Writing moves the focus to the field, since the pressed button disappears with its hint.
    if (area) writeIntoField(area, rewritten(area.value) ?? area.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (canSubmit(text)) onSubmit()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      onCancel()
    }
  }

  return (
    <form className="comment-field" onKeyDown={onKeyDown} onSubmit={(event) => event.preventDefault()}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className="comment-entry">
        <textarea
          id={id}
          ref={field}
          className="field"
          value={text}
          readOnly={isSending}
          {...completion.fieldProps}
          onChange={(event) => {
            onChange(event.target.value)
            completion.look()
          }}
          placeholder={placeholder}
          rows={1}
          aria-invalid={charactersLeft < 0 || undefined}
          aria-describedby={counter}
        />
        {isBar && children}
      </div>
      {/* Inside a row the list is inline, because the next row would cover it. */}
      <CompletionList completion={completion} place={isBar ? 'above' : 'inline'} />
      {deferredText !== '' && (
        <Suspense>
          <PublicityHints text={deferredText} onRewrite={rewrite} />
        </Suspense>
      )}
      {/* Always rendered, so that nothing moves while typing. */}
      <div className="comment-foot" data-bar={isBar || undefined}>
        <div>
          {charactersLeft < 0 ? (
            <p id={counter} role="status">
              {-charactersLeft} acima do limite
            </p>
          ) : (
            <CharCounter id={counter} text={text} limit={LENGTH.comment} />
          )}
        </div>
        {!isBar && children}
      </div>
    </form>
  )
}

/** Tells whether a comment has text and is not too long. */
function canSubmit(text: string): boolean {
  return text.trim() !== '' && remaining(text, LENGTH.comment) >= 0
}

const keepBar = keepClear('--ementa-action-bar')

interface CommentComposerProps {
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
          <p className="clamped">
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

interface CommentEditProps {
  text: string
  isBusy: boolean
  on: Pick<CommentHandlers, 'editText' | 'saveEdit' | 'closeEdit' | 'discardEdit'>
}

/** The field in which an author edits a comment in place. */
export function CommentEdit({ text, isBusy, on }: CommentEditProps) {
  return (
    <CommentField
      label="Editar comentário"
      text={text}
      isSending={isBusy}
      onChange={on.editText}
      onSubmit={on.saveEdit}
      onCancel={on.closeEdit}
      autoFocus
    >
      <Button variant="ghost" onClick={on.discardEdit}>
        Cancelar
      </Button>
      <Button isDisabled={!canSubmit(text)} isLoading={isBusy} onClick={on.saveEdit}>
        Salvar edição
      </Button>
    </CommentField>
  )
}
