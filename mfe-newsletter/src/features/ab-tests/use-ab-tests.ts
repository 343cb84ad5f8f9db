import { type ABTest, type ABVariant, paths } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useEffect, useState } from 'react'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { OWNER_DATA_FAILURE } from '../../shared/failures/texts'
import { useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'
import { WINNER_LABEL } from './ab-test-words'
import { abTestsQuery } from './queries'

/** How often the numbers of a running test are read again, in ms. */
const REREAD_EVERY = 15_000

/**
 * The tests of a newsletter and what can be done with one; `busy` is the test something is being done with, `moved` the
 * one that last came into a group, as new or from another.
 */
export function useABTests({ id: newsletterId, handle }: { id: string; handle: string }) {
  const { api, toast } = useServices()
  const [busy, setBusy] = useState<{ id: string; action: 'start' | ABVariant } | null>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const { data, error, refresh, update } = useRead(abTestsQuery(newsletterId))
  useLeaveOnFailure(data ? undefined : error, OWNER_DATA_FAILURE, paths.newsletter.href({ handle }))

  const isRunning = data?.tests.some(({ status }) => status === 'running') ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void refresh(), REREAD_EVERY)
    return () => clearInterval(timer)
  }, [isRunning, refresh])

  /** In its place; a new one comes first, as in the next answer. */
  const put = (test: ABTest) =>
    update(({ tests }) => ({
      tests: tests.some(({ id }) => id === test.id)
        ? tests.map((one) => (one.id === test.id ? test : one))
        : [test, ...tests],
    }))

  function add(test: ABTest) {
    put(test)
    setMoved(test.id)
  }

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
      put(await call())
      setMoved(id)
      done()
    } catch (error) {
      toast.error(failure, failureAdvice(error))
      // It may have been started or stopped in another tab.
      void refresh()
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

  return { tests: data?.tests, busy, moved, start, stop, add }
}
