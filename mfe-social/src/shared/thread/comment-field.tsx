import { LENGTH, remaining } from '@ementa/contracts'
import { CompletionList, useCompletion, writeIntoField } from '@ementa/ui/completion'
import { CharCounter } from '@ementa/ui/field'
import { lazyPart, useFieldFocus } from '@ementa/ui/plain'
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

// Read before it is written in: advice comes with the first letters, and a comment goes without where it cannot.
const PublicityHints = lazyPart(async () => ({ default: (await import('@ementa/ui/advice')).PublicityHints }))

export interface CommentFieldProps {
  label: string
  text: string
  onChange: (text: string) => void
  onSubmit: () => void
  onCancel: () => void
  placeholder?: string
  autoFocus?: boolean
  /** On its way: what would be typed now would go with the text that was sent. */
  isSending?: boolean
  /** Buttons beside the text instead of below it. */
  isBar?: boolean
  /** Beside the counter: the buttons. */
  children: React.ReactNode
  handle?: Ref<{ focus: () => void }>
}

/** The text of a comment, with its counter and suggestions for mentions and hashtags: Ctrl or Cmd with Enter submits, Escape cancels (spec §5). */
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
    // The button that was pressed goes with its hint, so the field takes the focus.
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
      {/* In a row the next row would lie over it. */}
      <CompletionList completion={completion} place={isBar ? 'above' : 'inline'} />
      {deferredText !== '' && (
        <Suspense>
          <PublicityHints text={deferredText} onRewrite={rewrite} />
        </Suspense>
      )}
      {/* Always in its place: nothing may move while one types. */}
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
