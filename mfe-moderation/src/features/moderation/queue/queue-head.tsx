import { formatNumber, IconButton } from '@ementa/ui'
import { useRefresh } from '@ementa/ui/data'
import { RotateCw } from 'lucide-react'
import { memo, type RefObject, useState } from 'react'
import { queueItemQuery, queueQuery, reportsQuery, statsQuery } from '../queries'
import styles from './queue.module.css'

interface QueueHeadProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** The number of items; null until it is known. */
  total: number | null
}

export const QUEUE_HEADING = 'fila'

/** Names the queue and says how long it is. A filter re-renders the number alone. */
export const QueueHead = memo(function QueueHead({ heading, total }: QueueHeadProps) {
  return (
    <div className={styles.head}>
      <Name heading={heading} />
      {total !== null && <span className={styles.total}>{formatNumber(total)}</span>}
      <RefreshQueue />
    </div>
  )
})

const Name = memo(function Name({ heading }: Pick<QueueHeadProps, 'heading'>) {
  return (
    <h2 className="heading" id={QUEUE_HEADING} ref={heading} tabIndex={-1} data-focus-silent>
      Fila de denúncias
    </h2>
  )
})

/** Reads the queue again, as others report and decide meanwhile. */
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
