import { isValid, parseISO } from 'date-fns'
import { absoluteTime, NO_DATE, relativeTime } from './dates'
import { useNow } from './now'

/** `há 5 minutos`, ticking, with the exact time for the pointer and for machines. */
export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow()
  if (!isValid(parseISO(iso))) return <span>{NO_DATE}</span>
  // A thing made since the last tick would lie in the future for the shared clock.
  const reference = Math.max(now, Math.min(Date.now(), parseISO(iso).getTime()))
  return (
    <time dateTime={iso} title={absoluteTime(iso)}>
      {relativeTime(iso, reference)}
    </time>
  )
}
