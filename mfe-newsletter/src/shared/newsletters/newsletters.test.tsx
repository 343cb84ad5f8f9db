import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { useRead } from '@ementa/ui/data'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unsentIssuesQuery } from './queries'

function Unsent() {
  const { data } = useRead(unsentIssuesQuery('n1'))
  return <p>{data ? data.map(({ id }) => id).join() : 'lendo'}</p>
}

test('what goes out soonest stands first, then the drafts; all of them are asked for', async () => {
  const asked: unknown[] = []
  const issues = {
    scheduled: [
      { id: 'tarde', scheduled_at: '2026-11-24T12:00:00.000Z' },
      { id: 'cedo', scheduled_at: '2026-11-23T12:00:00.000Z' },
      { id: 'sem' },
    ],
    draft: [{ id: 'rascunho' }],
  }
  const world = withCalls(await createTestWorld(), 'newsletters', {
    listIssues: async (input: { status: 'draft' | 'scheduled' }) => {
      asked.push(input)
      return { issues: issues[input.status] }
    },
  })
  await renderWithServices(<Unsent />, { world })
  expect(await screen.findByText('sem,cedo,tarde,rascunho')).toBeInTheDocument()
  expect(asked).toEqual([
    { newsletterId: 'n1', status: 'scheduled', limit: expect.any(Number) },
    { newsletterId: 'n1', status: 'draft', limit: expect.any(Number) },
  ])
})
