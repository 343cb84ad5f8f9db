import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnline } from '../services/context'

/** Runs `onReconnect` each time the connection comes back, never on the first render. */
export function useReconnect(onReconnect: () => void): void {
  const online = useOnline()
  const wasOnline = useRef(online)
  const reconnected = useEffectEvent(onReconnect)
  useEffect(() => {
    if (online && !wasOnline.current) reconnected()
    wasOnline.current = online
  }, [online])
}
