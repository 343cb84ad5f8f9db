import { getConfig } from '@testing-library/react'

const { setImmediate } = globalThis
const { asyncWrapper } = getConfig()

/**
 * Around each wait of testing-library: once it is over, so are the effects of what was waited for. React's scheduler runs
 * them as an immediate; the timer with which testing-library ends a wait by itself may come before that on a busy machine.
 */
export const afterEffects: typeof asyncWrapper = async (wait) => {
  const found = await asyncWrapper(wait)
  await new Promise((resolve) => setImmediate(resolve))
  return found
}
