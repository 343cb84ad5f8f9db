import { Box, Flex, focusWhenShown } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ComposerState } from './composer-state'

/** What opens below the toolbar. Where it holds a button back, the focus goes to the field that is to be changed, or to a day. */
export function ComposerPanelFrame({ state, children }: { state: ComposerState; children: ReactNode }) {
  const { isHeld } = useSnapshot(state)
  const panel = useRef<HTMLDivElement>(null)
  // On a phone it opens below the fold of the sheet. In braces: newer browsers answer a promise, which is no cleanup.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (!isHeld) return
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
    panel.current?.scrollIntoView({ block: 'nearest' })
    return focusWhenShown(
      () => find('[aria-invalid="true"]') ?? find('[role="grid"] [tabindex="0"]'),
      () => {
        state.isHeld = false
      },
    )
  }, [isHeld, state])
  return (
    <Box ref={panel} mt={2} p={4} border="1px solid" borderColor="border" borderRadius="md" bg="bg.surface">
      {children}
    </Box>
  )
}

/** A line above the text. */
export function ComposerNotice({ children, tone }: { children: ReactNode; tone?: 'warning' }) {
  return (
    <Flex
      align="center"
      gap={3}
      mb={3}
      px={3}
      py={2}
      fontSize="sm"
      borderRadius="md"
      bg={tone ? 'warningBg' : 'link.subtle'}
      color={tone ? 'warning' : 'link'}
    >
      {children}
    </Flex>
  )
}
