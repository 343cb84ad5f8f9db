import { LENGTH, remaining } from '@ementa/contracts'
import { Box, Flex, lazyPart, Text, useFieldFocus, VisuallyHidden } from '@ementa/ui'
import { CompletionList, useCompletion } from '@ementa/ui/completion'
import { CharCounter, FormControl, FormLabel, Textarea } from '@ementa/ui/forms'
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
  const counter = useId()
  const charactersLeft = remaining(text, LENGTH.comment)
  const deferredText = useDeferredValue(text)
  const completion = useCompletion({ field, onText: onChange })
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
    onChange(rewritten(text) ?? text)
    // The button that was pressed goes with its hint.
    field.current?.focus({ preventScroll: true })
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
    <FormControl isInvalid={charactersLeft < 0} isReadOnly={isSending} onKeyDown={onKeyDown} position="relative">
      <VisuallyHidden as={FormLabel}>{label}</VisuallyHidden>
      <Flex gap={2} align="flex-end" justify="flex-end" wrap="wrap">
        <Textarea
          flex="1 1 8rem"
          w="auto"
          ref={field}
          value={text}
          {...completion.fieldProps}
          onChange={(event) => {
            onChange(event.target.value)
            completion.look()
          }}
          placeholder={placeholder}
          rows={1}
          minH="44px"
          maxH="30dvh"
          py="9px"
          resize="none"
          aria-describedby={counter}
        />
        {isBar && children}
      </Flex>
      {/* In a row the next row would lie over it. */}
      <CompletionList completion={completion} place={isBar ? 'above' : 'inline'} />
      {deferredText !== '' && (
        <Suspense>
          <PublicityHints text={deferredText} onRewrite={rewrite} />
        </Suspense>
      )}
      {/* Always in its place: nothing may move while one types. */}
      <Flex align="center" gap={2} mt={1} minH={isBar ? '20px' : '44px'}>
        <Box flex={1}>
          {charactersLeft < 0 ? (
            <Text id={counter} role="status" fontSize="xs" fontWeight={600} color="danger">
              {-charactersLeft} acima do limite
            </Text>
          ) : (
            <CharCounter id={counter} text={text} limit={LENGTH.comment} />
          )}
        </Box>
        {!isBar && children}
      </Flex>
    </FormControl>
  )
}

/** Required after trimming, at most 600 characters (spec §5). */
export function canSubmit(text: string): boolean {
  return text.trim() !== '' && remaining(text, LENGTH.comment) >= 0
}
