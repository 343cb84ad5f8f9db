import { renderWithServices } from '@ementa/testing'
import { profileOf } from '@ementa/testing/records'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ProfileTabs } from './profile-tabs'

/** Counts the requests for the file of the tab. */
const asked = vi.hoisted(() => ({ insights: 0 }))

vi.mock('./insights-tab', () => {
  asked.insights += 1
  throw new Error('Loading chunk insights-tab failed.')
})

test('where the sample does not arrive its tab says so, and asks again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderWithServices(<ProfileTabs profile={profileOf()} isOwn={false} />, { at: '/u/renata?tab=insights' })
  expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('Não foi possível carregar a amostra')
  // The other tabs still work.
  expect(screen.getAllByRole('tab')).toHaveLength(3)
  const before = asked.insights
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(asked.insights).toBe(before + 1))
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument()
})
