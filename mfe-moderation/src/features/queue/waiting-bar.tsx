import { Button, counted, Flex, Text, VisuallyHidden } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { type RefObject, useEffect, useRef } from 'react'
import type { DecisionDesk } from '../decisions/decision-desk'

/** What was decided but not sent yet. A toast may be closed or pushed out: here every decision can still be undone. */
export function WaitingBar({ desk, heading }: { desk: DecisionDesk; heading: RefObject<HTMLElement | null> }) {
  const { waiting } = useSnapshot(desk.state)
  const hasFocus = useRef(false)
  const isEmpty = waiting.length === 0
  // It goes with its last decision: whoever stood on its buttons stays beside it.
  useEffect(() => {
    if (!isEmpty || !hasFocus.current) return
    hasFocus.current = false
    heading.current?.focus()
  }, [isEmpty, heading])
  const last = waiting.at(-1)
  if (!last) return null
  return (
    <Flex
      as="section"
      aria-label="Decisões a aplicar"
      align="center"
      gap={1}
      ms="auto"
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap" pe={1}>
        {/* Short enough for one line with the heading: the list must not jump at each decision. */}
        {counted(waiting.length, 'decisão', 'decisões')}
        <VisuallyHidden> em instantes</VisuallyHidden>
      </Text>
      <Button size="sm" px={2} variant="ghost" aria-label={`Desfazer: ${last.title}`} onClick={() => desk.undoLast()}>
        Desfazer
      </Button>
      <Button size="sm" px={2} variant="ghost" onClick={() => desk.commitAll()}>
        Aplicar agora
      </Button>
    </Flex>
  )
}
