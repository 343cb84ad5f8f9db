import { failureAdvice } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useState } from 'react'

/** The calls of one row: one at a time, named by what it does; a failure is a toast with `failure` for its title. */
export function useOneCall<Action extends string>() {
  const { toast } = useServices()
  const [busy, setBusy] = useState<Action | null>(null)

  async function run(action: Action, failure: string, call: () => Promise<void>) {
    if (busy) return
    setBusy(action)
    try {
      await call()
    } catch (error) {
      toast.error(failure, failureAdvice(error))
    } finally {
      setBusy(null)
    }
  }

  return { busy, run }
}
