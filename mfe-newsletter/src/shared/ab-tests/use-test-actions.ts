import type { ABTest, ABVariant } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useState } from 'react'
import { failureAdvice } from '../failures/failure-advice'
import { WINNER_LABEL } from './ab-test-words'

interface Options {
  /** Called with the changed test. */
  onChange: (test: ABTest) => void
  /** Called after a failed action: the test may have been started or stopped in another tab. */
  onFailure: () => void
}

/** Starts a test and declares its winner; `busy` names the test with an action in progress. */
export function useTestActions({ onChange, onFailure }: Options) {
  const { api, toast } = useServices()
  const [busy, setBusy] = useState<{ id: string; action: 'start' | ABVariant } | null>(null)

  async function act(
    id: string,
    action: 'start' | ABVariant,
    call: () => Promise<ABTest>,
    done: () => void,
    failure: string,
  ) {
    if (busy) return
    setBusy({ id, action })
    try {
      onChange(await call())
      done()
    } catch (error) {
      toast.error(failure, failureAdvice(error))
      onFailure()
    } finally {
      setBusy(null)
    }
  }

  const start = (id: string) =>
    act(
      id,
      'start',
      () => api.newsletters.startABTest({ id }),
      () => toast.success('Teste A/B iniciado!'),
      'Erro ao iniciar teste',
    )

  const stop = (id: string, winner: ABVariant) =>
    act(
      id,
      winner,
      () => api.newsletters.stopABTest({ id, winner }),
      () => toast.success('Teste finalizado!', { description: `Vencedor: assunto ${WINNER_LABEL[winner]}.` }),
      'Erro ao finalizar teste',
    )

  return { busy, start, stop }
}
