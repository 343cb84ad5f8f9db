import { COUNT, failureAdvice, TIMING, type Toaster, type ToastInput } from '@ementa/contracts'

/** A toast with every default filled in. */
export interface Toast extends ToastInput {
  id: string
  /** ms */
  duration: number
  /** The element that had the focus at the request: the pressed or edited one. It may have lost it when the toast appears. */
  source?: Element | null
  /** The host calls it when the toast left by itself or by the user's hand. */
  onClosed: () => void
}

/** Renders toasts: the ToastHost of `@ementa/ui/overlays`. */
export interface ToastSink {
  show(toast: Toast): void
  close(id: string): void
}

export interface OwnedToaster extends Toaster {
  /** Connects the host; toasts shown before are handed over now. Returns the disconnection. */
  attach(sink: ToastSink): () => void
  /** Closes every open toast with a button: what it undoes is of the person who leaves. */
  closeWithAction(): void
}

const TRY_AGAIN = 'Tente novamente.'

/**
 * Queue and defaults of the toasts; at most 3 are open, a fourth closes the oldest.
 * Good news said twice is said once: five likes while offline are one `Ação salva`, with its full time. Errors are counted.
 * `onWaiting`: a toast is there and nobody to render it yet.
 */
export function createToaster({ onWaiting }: { onWaiting?: () => void } = {}): OwnedToaster {
  let sink: ToastSink | null = null
  let open: Toast[] = []
  let toastCount = 0

  function show(input: ToastInput): string {
    const id = `toast-${++toastCount}`
    const toast: Toast = {
      ...input,
      id,
      duration: input.duration ?? durationOf(input),
      source: globalThis.document?.activeElement,
      onClosed: () => forget(id),
    }
    const repeated = open.find((earlier) => repeats(toast, earlier))
    if (repeated) close(repeated.id)
    open.push(toast)
    while (open.length > COUNT.toastsVisible) close(open[0]?.id ?? '')
    if (sink) sink.show(toast)
    else onWaiting?.()
    return id
  }

  function close(id: string) {
    if (!open.some((toast) => toast.id === id)) return
    forget(id)
    sink?.close(id)
  }

  function forget(id: string) {
    open = open.filter((toast) => toast.id !== id)
  }

  const error = (title: string, description = TRY_AGAIN) => show({ title, description, status: 'error' })

  return {
    show,
    close,
    error,
    success: (title, more) => show({ ...more, title, status: 'success' }),
    info: (title, description) => show({ title, description, status: 'info' }),
    closeWithAction() {
      for (const { id, action } of open) if (action) close(id)
    },
    failed: (title, problem) => error(title, failureAdvice(problem)),
    actionFailed: (problem) => error('Erro', `Não foi possível completar a ação. ${failureAdvice(problem)}`),
    attach(host) {
      sink = host
      for (const toast of open) host.show(toast)
      return () => {
        if (sink === host) sink = null
      }
    },
  }
}

function repeats(toast: Toast, earlier: Toast): boolean {
  if (toast.status === 'error' || toast.action || earlier.action) return false
  return toast.status === earlier.status && toast.title === earlier.title && toast.description === earlier.description
}

function durationOf({ kind, status }: ToastInput): number {
  if (status === 'error') return TIMING.toastError
  return kind === 'post' ? TIMING.toastPost : TIMING.toastDefault
}
