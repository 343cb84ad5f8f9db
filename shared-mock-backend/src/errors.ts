import { ERRORS, type ErrorCode } from '@ementa/contracts'
import { ORPCError } from '@orpc/server'

/**
 * Creates a declared error by its code, for rules that several calls share. The transport checks that the call declares
 * it, and that `data` is what it declares.
 */
export const createDeclaredError = (code: ErrorCode, data?: unknown) => new ORPCError(code, { ...ERRORS[code], data })

/** Awaits code or data that is fetched like a server's answer, and fails like one; the next call tries again. */
export async function awaitFetched<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch (cause) {
    const { status, message } = ERRORS.MOCK_NETWORK_ERROR
    throw new ORPCError('MOCK_NETWORK_ERROR', { defined: true, status, message, cause })
  }
}
