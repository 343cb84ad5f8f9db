import { Flex, formatNumber, Heading, Text } from '@ementa/ui'
import { memo, type Ref } from 'react'
import type { DecisionDesk } from '../decisions/decision-desk'
import { WaitingBar } from './waiting-bar'

interface QueueHeadProps {
  heading: Ref<HTMLHeadingElement>
  /** Null until it is known. */
  total: number | null
  desk: DecisionDesk
}

export const QUEUE_HEADING = 'fila'

/** Names the queue, and says how long it is and what was just decided. */
export const QueueHead = memo(function QueueHead({ heading, total, desk }: QueueHeadProps) {
  return (
    <Flex px={4} pt={5} pb={2} minH="64px" align="center" gap={2} wrap="wrap">
      <Heading as="h2" size="md" id={QUEUE_HEADING} ref={heading} tabIndex={-1} data-focus-silent>
        Fila de denúncias
      </Heading>
      {total !== null && (
        <Text as="span" color="fg.subtle" fontSize="sm" textStyle="numbers">
          {formatNumber(total)}
        </Text>
      )}
      <WaitingBar desk={desk} />
    </Flex>
  )
})
