import { ERRORS } from '@ementa/contracts'
import { ORPCError } from '@orpc/server'

/** Awaits the code of an area. It is fetched like a server's answer and fails like one; the next call tries again. */
export async function loadArea<Area>(code: Promise<Area>): Promise<Area> {
  try {
    return await code
  } catch (cause) {
    const { status, message } = ERRORS.MOCK_NETWORK_ERROR
    throw new ORPCError('MOCK_NETWORK_ERROR', { defined: true, status, message, cause })
  }
}
