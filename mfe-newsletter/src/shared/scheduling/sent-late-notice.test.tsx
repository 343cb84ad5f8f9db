import { createTestWorld, inputsOf, renderWithServices, withCalls } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SentLateNotice } from './sent-late-notice'

const due_at = '2026-11-24T12:00:00.000Z'

test('what could not be noted as seen says nothing: the next visit notes it', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const markLateSeen = vi.fn(() => Promise.reject(new Error('Failed.')))
  await renderWithServices(<SentLateNotice issue={{ id: 'issue-clausula-01', sent_late: { due_at, seen: false } }} />, {
    world: withCalls(world, 'newsletters', { markLateSeen }),
  })
  await waitFor(() => expect(markLateSeen).toHaveBeenCalledExactlyOnceWith({ issueId: 'issue-clausula-01' }))
  expect(screen.getByText(/^Enviada com atraso/)).toBeInTheDocument()
  expect(world.toasts).toEqual([])
})

test('stays with the issue once it was seen, and is silent about all others [P-13]', async () => {
  const { calls } = await renderWithServices(
    <>
      <SentLateNotice issue={{ id: 'issue-clausula-01', sent_late: { due_at, seen: true } }} />
      <SentLateNotice issue={{ id: 'issue-clausula-02' }} />
    </>,
    { as: 'anapaula' },
  )
  expect(screen.getAllByText(/Enviada com atraso/)).toHaveLength(1)
  expect(inputsOf(calls, 'newsletters.markLateSeen')).toEqual([])
})
