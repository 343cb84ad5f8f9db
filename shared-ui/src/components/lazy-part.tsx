import { type ComponentType, lazy, useCallback, useEffect, useState, useTransition } from 'react'
import { focusOnMount } from '../focus/move-focus'
import { useServices } from '../services/context'
import { RetryLine } from './error-card'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Props that the replacement of a missing part gets beside the part's own. */
export interface Retry {
  retry: () => void
  isRetrying: boolean
}

/**
 * React's `lazy` for a part of a page. `lazy` throws where its file does not arrive, which takes the whole page along and
 * what is typed in it, and never asks again. This one leaves its place to `Missing`, and asks again when it is retried,
 * when the line is back and with its next mount. Render it in a `Suspense`, as `lazy`.
 * @param load imports the part
 * @param Missing rendered in its place when it cannot be loaded; nothing without it
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Missing?: ComponentType<NoInfer<Props> & Retry>,
): ComponentType<Props> {
  type Arrival = ComponentType<{ own: Props; again: Retry }>
  let current: Arrival | undefined
  const forget = () => {
    current = undefined
  }
  // `use` would be stuck in tests wherever something is rendered outside of an asynchronous `act`.
  const ask = (): Arrival => {
    current ??= lazy(() =>
      load().then(
        ({ default: Arrived }) => ({ default: ({ own }: { own: Props }) => <Arrived {...own} /> }),
        (error: unknown) => {
          console.error('Failed to load a part of the page; the rest of it stays.', error)
          return { default: Absent }
        },
      ),
    )
    return current
  }

  function Absent({ own, again }: { own: Props; again: Retry }) {
    const { retry } = again
    // The next mount asks again.
    useEffect(() => forget, [])
    useEffect(() => {
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }, [retry])
    return Missing ? <Missing {...own} {...again} /> : null
  }

  return function Part(props: Props) {
    const [{ Asked, tries }, setAsked] = useState(() => ({ Asked: ask(), tries: 1 }))
    const [isRetrying, startRetry] = useTransition()
    const retry = useCallback(() => {
      forget()
      startRetry(() => setAsked((now) => ({ Asked: ask(), tries: now.tries + 1 })))
    }, [])
    // A key, as React takes one `lazy` for the other when both lead to the same component.
    return <Asked key={tries} own={props} again={{ retry, isRetrying }} />
  }
}

/** Stands for a part with content of its own: a line says that it is missing, and retries. */
export function MissingSection({ retry, isRetrying }: Retry) {
  return (
    <RetryLine onRetry={retry} isRetrying={isRetrying}>
      Não foi possível carregar esta parte da página.
    </RetryLine>
  )
}

interface Closable {
  isOpen?: boolean
  onClose: () => void
}

/** Stands for what a press opens (a dialog, a sheet, a viewer): a toast says that it is missing, and it counts as closed. */
export function MissingDialog({ isOpen = true, onClose, retry }: Closable & Retry) {
  const sayMissing = useMissingToast()
  const [wasSaid, setSaid] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    // Pressed once more, after it was said.
    if (wasSaid) return retry()
    setSaid(true)
    sayMissing()
    onClose()
  }, [isOpen, wasSaid, sayMissing, onClose, retry])
  return null
}

/** Handles a menu that cannot be loaded: its button stays and has the focus, a toast says so, and a press retries. */
export function useMissingMenu() {
  const sayMissing = useMissingToast()
  useEffect(sayMissing, [sayMissing])
  return focusOnMount
}

function useMissingToast() {
  const { toast } = useServices()
  return useCallback(
    () => void toast.error('Não foi possível abrir', 'Verifique a conexão e tente novamente.'),
    [toast],
  )
}
