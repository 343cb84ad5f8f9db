import { failureAdvice, type Services, TIMING } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useState } from 'react'

/** Comes before the advice about a failed call of a form. */
const TEXT_KEPT = 'O que você escreveu continua aqui. '

/**
 * The calls of one row or form: one at a time, named by what it does; a failure is a toast with `failure` for its title.
 * With `keepsText` it also says that what was written stays.
 */
export function useOneCall<Action extends string>({ keepsText = false } = {}) {
  const { toast } = useServices()
  const [busy, setBusy] = useState<Action | null>(null)

  async function run(action: Action, failure: string, call: () => Promise<void>) {
    if (busy) return
    setBusy(action)
    try {
      await call()
    } catch (error) {
      toast.error(failure, `${keepsText ? TEXT_KEPT : ''}${failureAdvice(error)}`)
    } finally {
      setBusy(null)
    }
  }

  return { busy, run }
}

/** Says that something was deleted, and offers for a while to restore it. */
export function offerUndo(
  toast: Services['toast'],
  title: string,
  description: string | undefined,
  restore: () => Promise<unknown>,
): void {
  const undo = () => restore().catch((error) => toast.error('Erro ao desfazer', failureAdvice(error)))
  toast.success(title, {
    description,
    duration: TIMING.undo,
    action: { label: 'Desfazer', onClick: () => void undo() },
  })
}
