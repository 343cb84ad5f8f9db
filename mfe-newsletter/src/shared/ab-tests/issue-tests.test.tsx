import type { ABTest } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { abTestOf } from '../../test/records'
import { useIssueTest, useRereadWhileRunning } from './issue-tests'

const running = abTestOf({ status: 'running' })

test('the numbers of a running test are read again each 15 seconds, until it ends or the page is left', () => {
  vi.useFakeTimers()
  const refresh = vi.fn()
  const initialProps: { tests: ABTest[] | undefined } = { tests: [abTestOf({ id: 'dois' }), running] }
  const { rerender, unmount } = renderHook(({ tests }) => useRereadWhileRunning(tests, refresh), { initialProps })
  vi.advanceTimersByTime(14_999)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(15_001)
  expect(refresh).toHaveBeenCalledTimes(2)
  rerender({ tests: [abTestOf({ id: 'dois' })] })
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
  return <p>{`espera: ${planned?.id ?? 'nenhum'}; correu: ${ran.map(({ id }) => id).join() || 'nenhum'}`}</p>
}

test('the test of an issue waits for it, or has run; those of others are not its', async () => {
  const tests = [
    abTestOf({ id: 'dois', issue_id: 'i1', status: 'completed' }),
    abTestOf({ issue_id: 'i1' }),
    abTestOf({ id: 'três', issue_id: 'i2', status: 'running' }),
    abTestOf({ id: 'solto' }),
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
