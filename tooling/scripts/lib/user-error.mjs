/** A refusal that a person reads: one sentence, no stack trace. */
export class ReleaseError extends Error {
  /** @override */
  name = 'ReleaseError'
}

/** Explains the system's error codes to a person who names folders. @type {Record<string, string>} */
const REASONS = {
  EACCES: 'this account may not do that there',
  EPERM: 'this account may not do that there',
  EROFS: 'it lies on a file system that cannot be written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'there is no such place',
  ENOTDIR: 'a part of it is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EMFILE: 'too many files are open',
}

/** Explains those of the network, where a place is an address. @type {Record<string, string>} */
const OF_THE_NETWORK = {
  EADDRINUSE: 'another program uses this port',
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'there is no such host',
}

/**
 * The sentence of a refusal, or null for an error that is a fault of these tools.
 * @param {unknown} error
 * @returns {string | null}
 */
export function sentenceOf(error) {
  if (!(error instanceof Error)) return null
  if (error instanceof ReleaseError || error.message.startsWith('Failed to ')) return error.message
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return error.message
  if (!('code' in error && 'syscall' in error)) return null
  const { code, path, message } = /** @type {NodeJS.ErrnoException} */ (error)
  const reason = OF_THE_NETWORK[code ?? '']
  if (reason) return `Failed to reach an address: ${reason} (${message}).`
  return `Failed to use ${path ?? 'a file'}: ${REASONS[code ?? ''] ?? message} (${code}).`
}
