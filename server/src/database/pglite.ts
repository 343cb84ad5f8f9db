import { Worker } from 'node:worker_threads'
import AsyncLock from 'async-lock'
import { type Database, DatabaseError, type Query, type Row } from './database'

/** PGlite ignores `statement_timeout`: only ending its thread ends a query that takes longer than so many ms. */
const LONGEST_QUERY = 60_000
/** A new folder takes seconds of processor time, which may be minutes on a busy machine. */
const LONGEST_START = 300_000

interface Answer {
  id: number
  rows?: Row[]
  error?: { message: string; code?: string }
}

interface Waiting {
  resolve: (rows: Row[]) => void
  reject: (error: Error) => void
}

export interface PgliteOptions {
  /** Folder of the data; absent: in memory. */
  folder?: string
  /** Content of a folder to begin with, as a compressed archive. */
  prepared?: Blob
}

/** Starts PGlite in a thread of its own. It has one connection, so transactions run one after another. */
export async function openPglite({ folder, prepared }: PgliteOptions = {}): Promise<Database> {
  const thread = new Worker(new URL('./pglite-thread.mjs', import.meta.url), { workerData: { folder, prepared } })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let failure: Error | null = null

  const fail = (error: Error) => {
    failure = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  thread.on('message', ({ id, rows = [], error }: Answer) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (error) one?.reject(new DatabaseError(error.message, error.code))
    else one?.resolve(rows)
  })
  thread.on('error', fail)
  thread.on('exit', () => fail(new DatabaseError('Failed to ask the database: its thread has ended.', 'AWAY')))

  const answerTo = (id: number, send: () => void, longest = LONGEST_QUERY) =>
    new Promise<Row[]>((resolve, reject) => {
      if (failure) return reject(failure)
      const tooLong = setTimeout(() => {
        fail(new DatabaseError(`Failed to run a query within ${longest} ms.`, 'AWAY'))
        void thread.terminate()
      }, longest)
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(tooLong)
          settle(value)
        }
      waiting.set(id, { resolve: settled(resolve), reject: settled(reject) })
      send()
    })
  const ask = (text: string, values?: readonly unknown[]) => {
    lastId += 1
    const order = { id: lastId, text, values }
    return answerTo(order.id, () => thread.postMessage(order))
  }
  // Rows are named by the caller's statement, which no type can check.
  const query = ask as Query
  await answerTo(-1, () => {}, LONGEST_START)

  const lock = new AsyncLock({ maxPending: Number.POSITIVE_INFINITY })
  const turn = <Result>(work: () => Promise<Result>) => lock.acquire('connection', work)
  return {
    query: (text, values) => turn(() => query(text, values)),
    transaction: (work) =>
      turn(async () => {
        await ask('begin isolation level repeatable read')
        try {
          const result = await work(query)
          await ask('commit')
          return result
        } catch (error) {
          await ask('rollback').catch(() => undefined)
          throw error
        }
      }),
    close: () =>
      turn(async () => {
        await answerTo(0, () => thread.postMessage('close'))
        await thread.terminate()
      }),
  }
}
