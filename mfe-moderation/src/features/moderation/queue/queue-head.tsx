import { formatNumber, Heading, IconButton, PlainStyles } from '@ementa/ui'
import { useRefresh } from '@ementa/ui/data'
import { RotateCw } from 'lucide-react'
import { memo, type RefObject, useState } from 'react'
import { queueItemQuery, queueQuery, reportsQuery, statsQuery } from '../queries'

interface QueueHeadProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** Null until it is known. */
  total: number | null
}

export const QUEUE_HEADING = 'fila'

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  pt: 5,
  pb: 2,
  minH: '64px',
  '.total': { color: 'fg.subtle', fontSize: 'sm', textStyle: 'numbers' },
}
const styles = { '.mod-queue-head': head }

/** Names the queue, and says how long it is. A filter changes nothing of it but the number. */
export const QueueHead = memo(function QueueHead({ heading, total }: QueueHeadProps) {
  return (
    <div className="mod-queue-head">
      <PlainStyles styles={styles} />
      <Name heading={heading} />
      {total !== null && <span className="total">{formatNumber(total)}</span>}
      <RefreshQueue />
    </div>
  )
})

const Name = memo(function Name({ heading }: Pick<QueueHeadProps, 'heading'>) {
  return (
    <Heading as="h2" size="md" id={QUEUE_HEADING} ref={heading} tabIndex={-1} data-focus-silent>
      Fila de denúncias
    </Heading>
  )
})

/** Others report and decide too: what was read a minute ago is not what waits now. */
const RefreshQueue = memo(function RefreshQueue() {
  const refreshReads = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    await refreshReads(queueQuery, queueItemQuery, reportsQuery, statsQuery)
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
})
