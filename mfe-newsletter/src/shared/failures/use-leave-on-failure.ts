import { namesNothing, type Services } from '@ementa/contracts'
import { useLeave, useServices } from '@ementa/ui'
import { failureAdvice } from './failure-advice'
import type { LoadFailure } from './texts'

/**
 * Leaves a page whose data could not be loaded, with a toast. `error` undefined: stay.
 * `leave` is an address, which replaces this one, or what closes the dialog.
 */
export function useLeaveOnFailure(error: unknown, texts: LoadFailure, leave: string | (() => void)): void {
  const { toast } = useServices()
  useLeave(error, (failure) => reportFailure(toast, failure, texts), leave)
}

/** The toast of a failed load: what does not exist, or what to do about the error. */
export function reportFailure(toast: Services['toast'], error: unknown, { failed, unknown }: LoadFailure): void {
  if (unknown && namesNothing(error, unknown.code)) toast.error(unknown.title, unknown.advice)
  else toast.error(failed, failureAdvice(error))
}
