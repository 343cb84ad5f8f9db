import { getConfig } from '@testing-library/react'

const { setImmediate } = globalThis
const { asyncWrapper } = getConfig()

/**
 * Runs pending effects after each wait of testing-library. React's scheduler runs effects in an immediate; the timer with
 * which testing-library ends a wait may fire before that on a busy machine.
 */
export const afterEffects: typeof asyncWrapper = async (wait) => {
  const found = await asyncWrapper(wait)
  await new Promise((resolve) => setImmediate(resolve))
  return found
}
