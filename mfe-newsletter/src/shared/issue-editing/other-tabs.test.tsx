import { createTestWorld } from '@ementa/testing'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notifyOtherTabs, useOtherTabs } from './other-tabs'

async function anIssue(id: string) {
  const world = await createTestWorld()
  const { issue } = await world.services.api.newsletters.getIssue({ issueId: 'issue-clausula-01' })
  return { ...issue, id }
}
test('what another tab saved is looked at a moment later and once more, for several saves too, and only of this issue', async () => {
  const check = vi.fn()
  const { unmount } = renderHook(() => useOtherTabs('tab-um', check))
  notifyOtherTabs(await anIssue('tab-dois'))
  const issue = await anIssue('tab-um')
  notifyOtherTabs(issue)
  notifyOtherTabs(issue)
  expect(check).not.toHaveBeenCalled()
  // Twice: the store of this tab may have been late. On a busy machine both looks come at once.
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2))
  notifyOtherTabs(issue)
  await waitFor(() => expect(check.mock.calls.length).toBeGreaterThan(2))
  unmount()
})
