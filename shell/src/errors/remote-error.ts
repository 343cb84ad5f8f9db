/** What can go wrong with a remote; each kind has a code with a page in docs/failures.md. */
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

/** What kept the files of a remote away, by the words of the bundler's and of federation's runtime. */
export function kindOfMissing(detail: string): FailureKind {
  if (/shared (singleton )?module .* does not satisfy/.test(detail)) return 'contract'
  return /\(timeout: |timed out/.test(detail) ? 'timeout' : 'unreachable'
}

/** For developers: English, naming the remote, the address and the cause. */
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
