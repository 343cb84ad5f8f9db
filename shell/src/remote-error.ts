/** Kinds of failures of a remote; each has a code, explained in docs/failures.md. */
export const FAILURE_CODES = {
  unreachable: 'EM-101',
  timeout: 'EM-102',
  contract: 'EM-103',
  broken: 'EM-104',
  crashed: 'EM-105',
  untrusted: 'EM-106',
  disabled: 'EM-107',
} as const

export type FailureKind = keyof typeof FAILURE_CODES

/** Returns what an error says, whatever was thrown. */
export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Tells whether a request was given up for its time. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** Matches a shared module of another version, and code that was built without the kit and asks for a policy of its own. */
const MISFIT = /shared (singleton )?module .* does not satisfy|Trusted(Script|Type)|Sink type mismatch/

/** Tells why files did not arrive by the messages of the bundler's and the federation's runtime, and of the browser. */
export function kindOfMissing(detail: string): FailureKind {
  if (MISFIT.test(detail)) return 'contract'
  return /\(timeout: |timed out/.test(detail) ? 'timeout' : 'unreachable'
}

/** Matches what browsers say of a request that failed, which is a TypeError too. */
const REQUEST = /^Failed to fetch|NetworkError|^Load failed|dynamically imported module|module script/

/** Tells files that did not arrive from code that threw as it was loaded. */
export function kindOfLoadFailure(cause: unknown): FailureKind {
  const detail = detailOf(cause)
  const kind = kindOfMissing(detail)
  const isOfCode = (cause instanceof TypeError || cause instanceof ReferenceError) && !REQUEST.test(detail)
  return kind === 'unreachable' && isOfCode ? 'crashed' : kind
}

/** An error for developers, in English, that names the remote, the address and the cause. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  constructor(
    readonly remote: string,
    readonly kind: FailureKind,
    readonly entry: string,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(
      `${kind === 'crashed' ? 'Error in' : 'Failed to load'} the remote "${remote}" from ${entry}: ${detail}`,
      options,
    )
  }
}
