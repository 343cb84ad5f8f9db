import { createTestWorld, inputsOf, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import NewsletterPage from './newsletter-page'

const file = vi.hoisted(() => ({ asked: 0 }))
vi.mock('../../shared/reader/reader-dialog', () => {
  file.asked += 1
  throw new Error('Failed to load.')
})

test('the reader is loaded ahead when a pointer is near an issue, and without it the page stays as it is', async () => {
  const world = await createTestWorld({ as: 'renata' })
  await renderWithServices(<NewsletterPage />, {
    ...{ world, at: '/newsletters/clausula-a-clausula', pattern: '/newsletters/:handle' },
  })
  const link = await screen.findByRole('link', { name: 'Multa contratual: quanto é demais?' })
  expect(file.asked).toBe(0)
  fireEvent.pointerEnter(link)
  await waitFor(() => expect(file.asked).toBe(1))
  // Nobody has asked for it yet: nothing is said, and no issue is asked for.
  expect(world.toasts).toEqual([])
  expect(inputsOf(world.calls, 'newsletters.getIssue')).toEqual([])
  expect(link).toBeInTheDocument()
})
