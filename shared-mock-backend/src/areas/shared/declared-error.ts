import { ERRORS, type ErrorCode } from '@ementa/contracts'
import { ORPCError } from '@orpc/server'

/**
 * Creates a declared error by its code, for rules that several calls share. The transport checks that the call declares
 * it, and that `data` is what it declares.
 */
export const createDeclaredError = (code: ErrorCode, data?: unknown) => new ORPCError(code, { ...ERRORS[code], data })
