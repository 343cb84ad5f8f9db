import { LENGTH } from '@ementa/contracts'
import { CharCounter, useFieldFocus, useShortcuts } from '@ementa/ui'
import { subscribe } from '@ementa/ui/data'
import { FormControl, FormLabel, Textarea } from '@ementa/ui/forms'
import { CompletionList, useCompletion, writeIntoField } from '@ementa/ui/writing'
import {
  memo,
  type Ref,
  type RefObject,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import styles from './composer.module.css'
import { type ComposerState, findLengthError } from './composer-state'
import { getTextAt, setTextAt } from './post-content'

export interface BodyFieldHandle {
  focus: () => void
  /** Replaces words as advised; Ctrl+Z undoes it. */
  rewrite: (rewritten: (text: string) => string | null) => void
}

interface BodyFieldProps {
  state: ComposerState
  handle: Ref<BodyFieldHandle>
  /** Number of the part of a thread, from 0. */
  index?: number
  hasFocus?: boolean
}

/**
 * The field for the text of a post or of a part of a thread, with a counter and suggestions for mentions and hashtags. The
 * field is uncontrolled, so that a key press renders only the counter.
 */
export const BodyField = memo(function BodyField({ state, handle, index = 0, hasFocus = index === 0 }: BodyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const ids = useId()
  const completion = useCompletion(field)
  const isTooLong = useComposerValue(state, ({ content }) => findLengthError(getTextAt(content, index)) !== null)
  const isSending = useComposerValue(state, ({ sending }) => sending !== null)
  useSyncedText(state, field, index)
  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    rewrite(rewritten) {
      const area = field.current
      if (area) writeIntoField(area, rewritten(area.value) ?? area.value)
    },
  }))
  // After the effects above: the caret goes to the end of the text that they put into the field.
  useFieldFocus(field, hasFocus)
  useShortcuts(index === 0 ? { c: () => field.current?.focus() } : {})

  return (
    <FormControl isInvalid={isTooLong} position="relative">
      <FormLabel className="visually-hidden">
        {index === 0 ? 'Texto da publicação' : `Texto da parte ${index + 1}`}
      </FormLabel>
      <Textarea
        ref={field}
        variant="page"
        defaultValue={getTextAt(state.content, index)}
        isReadOnly={isSending}
        placeholder={index === 0 ? 'O que merece virar ementa hoje?' : 'Continue o fio…'}
        rows={index === 0 ? 5 : 3}
        resize="none"
        overflow="hidden"
        fontSize="1.0625rem"
        aria-describedby={`${ids}-counter ${ids}-limit`}
        {...completion.fieldProps}
        onChange={(event) => {
          setTextAt(state.content, index, event.target.value)
          completion.look()
        }}
        _focusVisible={{ outline: 'none !important' }}
      />
      <CompletionList completion={completion} place="below" />
      <Foot state={state} index={index} limitId={`${ids}-limit`} counterId={`${ids}-counter`} />
    </FormControl>
  )
})

/** Keeps text and height of the field in step with the state, also where something other than typing changed it. */
function useSyncedText(state: ComposerState, field: RefObject<HTMLTextAreaElement | null>, index: number) {
  useLayoutEffect(() => {
    let renderedBody: string | null = null
    const show = () => {
      const area = field.current
      const body = getTextAt(state.content, index)
      if (!area || body === renderedBody) return
      renderedBody = body
      if (area.value !== body) area.value = body
      // The field grows with its text, so that the page scrolls and not the field.
      area.style.height = 'auto'
      area.style.height = `${area.scrollHeight + 2}px`
    }
    show()
    return subscribe(state, show, true)
  }, [state, field, index])
}

interface FootProps {
  state: ComposerState
  index: number
  limitId: string
  counterId: string
}

function Foot({ state, index, limitId, counterId }: FootProps) {
  const body = useComposerValue(state, ({ content }) => getTextAt(content, index))
  return (
    <div className={styles.foot}>
      <span id={limitId} className={styles.limit} aria-live="polite">
        {findLengthError(body)}
      </span>
      <CharCounter id={counterId} text={body} limit={LENGTH.postBody} />
    </div>
  )
}

/** Returns a primitive value selected from the state and re-renders only when that value changes, not at every key press. */
function useComposerValue<Value extends string | number | boolean | null>(
  state: ComposerState,
  select: (state: ComposerState) => Value,
): Value {
  const watch = useCallback((changed: () => void) => subscribe(state, changed, true), [state])
  return useSyncExternalStore(watch, () => select(state))
}
