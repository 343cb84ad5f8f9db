import { ERRORS } from '@ementa/contracts'
import { ORPCError } from '@orpc/server'

/** Code of the backend is fetched like a server's answer, and can fail like one. The next call tries again. */
export async function fetched<Area>(code: Promise<Area>): Promise<Area> {
  try {
    return await code
  } catch (cause) {
    const { status, message } = ERRORS.MOCK_NETWORK_ERROR
    throw new ORPCError('MOCK_NETWORK_ERROR', { defined: true, status, message, cause })
  }
}
