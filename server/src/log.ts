import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { callNameOf } from '@ementa/contracts'
import type { MiddlewareHandler } from 'hono'
import { pino } from 'pino'

/** An answered request, as logs and metrics know it: nothing in it says who asked, or what. */
export interface Answered {
  method: string
  /** Name of the call, such as `posts.create`. */
  call: string
  status: number
  ms: number
}

const requests = new AsyncLocalStorage<string>()

/** Writes a line of JSON for each event. Tests hear of failures alone; `main` turns it up. */
export const log = pino(
  {
    level: 'warn',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ request: requests.getStore() }),
  },
  process.stdout,
)

/** Values in messages of databases, schemas and mail servers stand in quotes or brackets, and may be what somebody wrote. */
const withoutValues = (message: string) => message.replaceAll(/"[^"]*"|'[^']*'|\([^)]*\)|<[^>]*>|\S+@\S+/g, '…')

/** Logs a failure: where it happened and of which kind, without the values that it is about. */
export function logFailure(what: string, error: unknown): void {
  const { name: kind, message = '', stack = '' } = error instanceof Error ? error : new Error('No error was thrown')
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line))
  log.error({ kind, code, message: withoutValues(message), at: at.map((line) => line.trim()) }, what)
}

/** Names what a path asks for. Addresses of images and whatever else people typed stay out of it. */
export function nameOf(pathname: string): string {
  const call = callNameOf(pathname)
  if (call) return call
  const [, verb] = /^\/api\/host\/(\w{1,40})\/?$/.exec(pathname) ?? []
  if (verb) return `host.${verb}`
  const [, known] = /^\/(?:api\/)?(images|read|live|mail|healthz|readyz)(?:\/|$)/.exec(pathname) ?? []
  return known ?? 'unknown'
}

/** Answers with the number of the request, and tells of each answer. */
export function watchAnswers(onAnswer?: (answered: Answered) => void): MiddlewareHandler {
  return async (context, next) => {
    const request = randomUUID()
    const start = performance.now()
    await requests.run(request, next)
    context.res.headers.set('x-request-id', request)
    const { method, path } = context.req
    const answered = {
      ...{ method, call: nameOf(path), status: context.res.status },
      ms: Math.round(performance.now() - start),
    }
    // Health is asked every few seconds, and addresses of nothing by programs that try all doors; a line would not say which.
    if (!/z$|^unknown$/.test(answered.call)) log.info({ request, ...answered }, 'answered')
    onAnswer?.(answered)
  }
}
