import { type ABTest, paths } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { useState } from 'react'
import { abTestsQuery } from '../../shared/ab-tests/queries'
import { putTest, useRereadWhileRunning } from '../../shared/ab-tests/use-reread'
import { useTestActions } from '../../shared/ab-tests/use-test-actions'
import { OWNER_DATA_FAILURE } from '../../shared/failures/texts'
import { useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'

/** The tests of a newsletter and what can be done with one; `moved` is the one that last came into a group, as new or from another. */
export function useABTests({ id: newsletterId, handle }: { id: string; handle: string }) {
  const [moved, setMoved] = useState<string | null>(null)
  const { data, error, refresh, update } = useRead(abTestsQuery(newsletterId))
  useLeaveOnFailure(data ? undefined : error, OWNER_DATA_FAILURE, paths.newsletter.href({ handle }))
  useRereadWhileRunning(data?.tests, refresh)

  function add(test: ABTest) {
    update(putTest(test))
    setMoved(test.id)
  }

  const actions = useTestActions({ onChange: add, onFailure: () => void refresh() })
  return { tests: data?.tests, moved, add, ...actions }
}
