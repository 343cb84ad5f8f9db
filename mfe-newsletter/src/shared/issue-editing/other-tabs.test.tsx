import { createTestWorld } from '@ementa/testing'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notifyOtherTabs, useOtherTabs } from './other-tabs'

async function anIssue(id: string) {
  const world = await createTestWorld()
  const { issue } = await world.services.api.newsletters.getIssue({ issueId: 'issue-clausula-01' })
  return { ...issue, id }
}
const seen = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
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

test('a tab that comes back into view looks, one that goes does not, and neither does a page that has gone', () => {
  const check = vi.fn()
  const { unmount } = renderHook(() => useOtherTabs('tab-tres', check))
  seen('hidden')
  expect(check).not.toHaveBeenCalled()
  seen('visible')
  expect(check).toHaveBeenCalledOnce()
  unmount()
  seen('visible')
  expect(check).toHaveBeenCalledOnce()
})

test('a page looks with what it knows now', () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender } = renderHook(({ check }) => useOtherTabs('tab-quatro', check), { initialProps: { check: first } })
  rerender({ check: second })
  seen('visible')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})
