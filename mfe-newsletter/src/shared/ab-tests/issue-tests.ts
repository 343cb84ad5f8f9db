import { AB_TEST, type ABTest, type ABVariant, type Api, failureAdvice } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { useEffect, useState } from 'react'
import { WINNER_LABEL } from './ab-test-words'

/** A/B tests of a newsletter. Their numbers change while the page is open. */
export const abTestsQuery = query(
  'abTests',
  (api, newsletterId: string) => api.newsletters.listABTests({ newsletterId }),
  { stale: 0 },
)

/** Returns the tests of an issue: the planned one, and those that ran. `read` is the read of all tests of the newsletter. */
export function useIssueTest(newsletterId: string, issueId: string) {
  const read = useRead(abTestsQuery(newsletterId))
  const ofIssue = read.data?.tests.filter((test) => test.issue_id === issueId) ?? []
  const isPlanned = (test: ABTest) => test.status === 'draft'
  return { read, planned: ofIssue.find(isPlanned), ran: ofIssue.filter((test) => !isPlanned(test)) }
}

/** Interval in ms at which the numbers of a running test are read again. */
const REREAD_EVERY = 15_000

/** Repeats the read while one of these tests runs, as its numbers grow. */
export function useRereadWhileRunning(tests: readonly ABTest[] | undefined, refresh: () => unknown): void {
  const isRunning = tests?.some(({ status }) => status === 'running') ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void refresh(), REREAD_EVERY)
    return () => clearInterval(timer)
  }, [isRunning, refresh])
}

/** Puts a test into the cached list: in its place, or first if it is new. */
export const putTest =
  (test: ABTest) =>
  ({ tests }: { tests: ABTest[] }) => ({
    tests: tests.some(({ id }) => id === test.id)
      ? tests.map((one) => (one.id === test.id ? test : one))
      : [test, ...tests],
  })

/** Takes a test out of the cached list. */
export const dropTest =
  (id: string) =>
  ({ tests }: { tests: ABTest[] }) => ({ tests: tests.filter((test) => test.id !== id) })

/** Creates a deleted test again, with the texts and the settings that it had. */
export function recreateTest({ newsletters }: Api, test: ABTest): Promise<ABTest> {
  const { newsletter_id: newsletterId, issue_id: issueId, split_percent, sample_percent, metric } = test
  const { name, subject_a, subject_b, preheader_a, preheader_b } = test
  return newsletters.createABTest({
    ...{ newsletterId, issueId, name, subject_a, subject_b, preheader_a, preheader_b },
    ...{ split_percent, sample_percent, metric },
    duration_minutes: AB_TEST.durations.find((minutes) => minutes === test.duration_minutes),
  })
}

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
