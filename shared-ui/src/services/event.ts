/** Connects parts of the page: one emits the event without knowing the others, which listen to it. */
export interface ServiceEvent<Args extends unknown[], Result> {
  /** Returns the function that ends it. */
  on(listener: (...args: Args) => Result): () => void
  /** Calls the listeners in the order in which they came; returns their results. */
  emit(...args: Args): Result[]
}

export function createEvent<Args extends unknown[] = [], Result = void>(): ServiceEvent<Args, Result> {
  const listeners = new Set<(...args: Args) => Result>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit: (...args) => [...listeners].map((listener) => listener(...args)),
  }
}
