import { inputsOf, renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SentLateNotice } from './sent-late-notice'

const due_at = '2026-11-24T12:00:00.000Z'

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
