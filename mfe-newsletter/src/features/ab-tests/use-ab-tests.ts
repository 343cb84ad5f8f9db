import { AB_TEST, type ABTest, paths, TIMING } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useState } from 'react'
import { abTestsQuery } from '../../shared/ab-tests/queries'
import { putTest, useRereadWhileRunning } from '../../shared/ab-tests/use-reread'
import { useTestActions } from '../../shared/ab-tests/use-test-actions'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { OWNER_DATA_FAILURE } from '../../shared/failures/texts'
import { useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'

/**
 * Returns the tests of a newsletter and the actions on them; `moved` is the one that last entered a group, as a new
 * test or from another group.
 */
export function useABTests({ id: newsletterId, handle }: { id: string; handle: string }) {
  const { api, toast } = useServices()
  const [moved, setMoved] = useState<string | null>(null)
  const { data, error, refresh, update } = useRead(abTestsQuery(newsletterId))
  useLeaveOnFailure(data ? undefined : error, OWNER_DATA_FAILURE, paths.newsletter.href({ handle }))
  useRereadWhileRunning(data?.tests, refresh)

  function add(test: ABTest) {
    update(putTest(test))
    setMoved(test.id)
  }

  async function restore({ id: _, issue_id: issueId, newsletter_id: __, ...test }: ABTest) {
    const duration_minutes = AB_TEST.durations.find((minutes) => minutes === test.duration_minutes)
    const { name, subject_a, subject_b, preheader_a, preheader_b, split_percent, sample_percent, metric } = test
    const fields = { name, subject_a, subject_b, preheader_a, preheader_b, split_percent, sample_percent, metric }
    try {
      add(await api.newsletters.createABTest({ newsletterId, issueId, duration_minutes, ...fields }))
    } catch (error) {
      toast.error('Erro ao desfazer', failureAdvice(error))
    }
  }

  async function remove(test: ABTest) {
    try {
      await api.newsletters.deleteABTest({ id: test.id })
      update(({ tests }) => ({ tests: tests.filter(({ id }) => id !== test.id) }))
      toast.success('Teste apagado', {
        duration: TIMING.undo,
        action: { label: 'Desfazer', onClick: () => void restore(test) },
      })
    } catch (error) {
      toast.error('Erro ao apagar', failureAdvice(error))
      void refresh()
    }
  }

  const actions = useTestActions({ onChange: add, onFailure: () => void refresh() })
  return { tests: data?.tests, moved, add, remove: (test: ABTest) => void remove(test), ...actions }
}
