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

/** Tells a timeout from an unreachable host by the error messages of the bundler's and the federation's runtime. */
export function kindOfMissing(detail: string): FailureKind {
  if (/shared (singleton )?module .* does not satisfy/.test(detail)) return 'contract'
  return /\(timeout: |timed out/.test(detail) ? 'timeout' : 'unreachable'
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
