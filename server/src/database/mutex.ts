/** Creates a mutex: a function that runs one work at a time, in the order in which they came. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** Creates a mutex with a queue for each name. A work that names several waits for all of them. */
export function createKeyedMutex() {
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
