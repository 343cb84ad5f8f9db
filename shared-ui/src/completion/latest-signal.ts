const newest = new Map<string, AbortController>()

/** Returns the signal of the newest call of its kind. It aborts the call before, whose answer nobody awaits any more. */
export function latestSignal(kind: string): AbortSignal {
  newest.get(kind)?.abort()
  const controller = new AbortController()
  newest.set(kind, controller)
  return controller.signal
}

/** Returns whether a read failed only because another text was asked for meanwhile. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
