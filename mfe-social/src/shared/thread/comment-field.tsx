import { LENGTH, remaining } from '@ementa/contracts'
import { CharCounter, lazyPart, useFieldFocus } from '@ementa/ui'
import { CompletionList, useCompletion, writeIntoField } from '@ementa/ui/writing'
import {
  type KeyboardEvent,
  type Ref,
  Suspense,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { canSubmit } from './can-submit'

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
