/** Returns a function that runs works one after another, in the order in which they came. */
export function inTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** The same with a queue for each name. A work that names several waits for all of them. */
export function inTurnsByName() {
  const queues = new Map<string, Promise<unknown>>()
  return async <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const before = Promise.all(names.map((name) => queues.get(name)))
    const result = before.then(work)
    const done = result.catch(() => undefined)
    for (const name of names) queues.set(name, done)
    try {
      return await result
    } finally {
      for (const name of names) if (queues.get(name) === done) queues.delete(name)
    }
  }
}
