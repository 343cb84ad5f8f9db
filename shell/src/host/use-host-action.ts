import { useState } from 'react'
import { hostFailure } from './host-failure'

/** Runs an action of a dialog once at a time, and says why it failed. */
export function useHostAction() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const run = async (action: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      await action()
    } catch (failure) {
      setError(hostFailure(failure))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, run }
}
