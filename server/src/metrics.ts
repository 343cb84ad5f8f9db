import { once } from 'node:events'
import http from 'node:http'
import type { Done } from './calls/unit-of-work'
import type { Answered } from './log'

/** Counters of a process for those who run it. */
export interface Metrics {
  noteAnswer(answered: Answered): void
  noteWork(call: string | null, done: Done, tries: number): void
  url: string
  stop(): Promise<void>
}

/** In seconds. */
const DURATIONS = [0.005, 0.025, 0.1, 0.25, 1, 5]

/**
 * Serves metrics in the format of Prometheus at an address of their own, which visitors do not reach.
 * @param address `127.0.0.1:9464`
 */
export async function serveMetrics(address: string): Promise<Metrics> {
  const { hostname, port } = new URL(`http://${address}`)
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'ementa_answer_seconds',
    help: 'Time to an answer, by call and class of status',
    labelNames: ['call', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  })
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['call'], registers: [registry] })
  const rounds = counter('ementa_call_rounds_total', 'Runs of handlers until nothing was missing, by call')
  const statements = counter('ementa_call_statements_total', 'Statements sent to the database, by call')
  const retries = counter('ementa_call_retries_total', 'Calls that met another one and were made again, by call')

  const server = http.createServer(async (_, reply) => {
    reply.setHeader('content-type', registry.contentType)
    reply.end(await registry.metrics())
  })
  await once(server.listen(Number(port), hostname), 'listening')
  const taken = server.address()
  return {
    url: `http://${hostname}:${typeof taken === 'object' && taken ? taken.port : port}/metrics`,
    noteAnswer: ({ call, status, ms }) =>
      duration.observe({ call, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    noteWork(name, done, tries) {
      const call = name ?? 'unknown'
      rounds.inc({ call }, done.rounds)
      statements.inc({ call }, done.statements)
      retries.inc({ call }, tries - 1)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
