import type { ABTest } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useIssueTest, useRereadWhileRunning } from './issue-tests'

const testOf = (id: string, changes: Partial<ABTest> = {}): ABTest => ({
  id,
  newsletter_id: 'n1',
  name: id,
  subject_a: 'A',
  subject_b: 'B',
  preheader_a: '',
  preheader_b: '',
  metric: 'opens',
  split_percent: 50,
  duration_minutes: 120,
  status: 'draft',
  results: null,
  winner: null,
  started_at: null,
  completed_at: null,
  ...changes,
})
const running = testOf('um', { status: 'running' })

test('the numbers of a running test are read again each 15 seconds, until it ends or the page is left', () => {
  vi.useFakeTimers()
  const refresh = vi.fn()
  const initialProps: { tests: ABTest[] | undefined } = { tests: [testOf('dois'), running] }
  const { rerender, unmount } = renderHook(({ tests }) => useRereadWhileRunning(tests, refresh), { initialProps })
  vi.advanceTimersByTime(14_999)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(15_001)
  expect(refresh).toHaveBeenCalledTimes(2)
  rerender({ tests: [testOf('dois')] })
  vi.advanceTimersByTime(60_000)
  rerender({ tests: undefined })
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  rerender({ tests: [running] })
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

function OfIssue({ issueId }: { issueId: string }) {
  const { read, planned, ran } = useIssueTest('n1', issueId)
  if (!read.data) return <p>lendo</p>
  return <p>{`espera: ${planned?.name ?? 'nenhum'}; correu: ${ran.map(({ name }) => name).join() || 'nenhum'}`}</p>
}

test('the test of an issue waits for it, or has run; those of others are not its', async () => {
  const tests = [
    testOf('dois', { issue_id: 'i1', status: 'completed' }),
    testOf('um', { issue_id: 'i1' }),
    testOf('três', { issue_id: 'i2', status: 'running' }),
    testOf('solto'),
  ]
  const world = withCalls(await createTestWorld(), 'newsletters', { listABTests: async () => ({ tests }) })
  await renderWithServices(
    <>
      <OfIssue issueId="i1" />
      <OfIssue issueId="i2" />
      <OfIssue issueId="i3" />
    </>,
    { world },
  )
  expect(screen.getAllByText('lendo')).toHaveLength(3)
  for (const text of ['espera: um; correu: dois', 'espera: nenhum; correu: três', 'espera: nenhum; correu: nenhum'])
    expect(await screen.findByText(text)).toBeInTheDocument()
})
