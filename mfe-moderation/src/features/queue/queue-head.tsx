import { Flex, formatNumber, Heading, IconButton, Text } from '@ementa/ui'
import { useInvalidate } from '@ementa/ui/data'
import { RotateCw } from 'lucide-react'
import { memo, type RefObject, useState } from 'react'
import type { DecisionDesk } from '../decisions/decision-desk'
import { WaitingBar } from './waiting-bar'

interface QueueHeadProps {
  heading: RefObject<HTMLHeadingElement | null>
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
      <RefreshQueue />
      <WaitingBar desk={desk} heading={heading} />
    </Flex>
  )
})

/** Others report and decide too: what was read a minute ago is not what waits now. */
function RefreshQueue() {
  const invalidate = useInvalidate()
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    // A failure stands on the page, where it was read.
    await invalidate('moderationQueue', 'moderationReports', 'moderationStats').catch(() => undefined)
    setBusy(false)
  }
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label="Atualizar a fila"
      title="Atualizar a fila"
      icon={<RotateCw size={18} aria-hidden />}
      onClick={refresh}
      isLoading={isBusy}
    />
  )
}
