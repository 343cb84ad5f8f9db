import { announce, useServices, useSession } from '@ementa/ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '.'

function View() {
  const { user } = useSession()
  const { toast } = useServices()
  return (
    <button type="button" onClick={() => toast.success('Feito')}>
      {user?.username ?? 'visitante'}
    </button>
  )
}

test('renders a view for the person who is signed in on a backend of its own', async () => {
  const { toasts } = await renderWithServices(<View />, { as: 'anapaula' })
  await userEvent.click(screen.getByRole('button', { name: 'anapaula' }))
  expect(toasts.map(({ title }) => title)).toEqual(['Feito'])
})

test('renders a view for a visitor', async () => {
  await renderWithServices(<View />)
  expect(screen.getByRole('button', { name: 'visitante' })).toBeVisible()
})

test('what a busy machine takes longer than a second for is waited for', async () => {
  let hasCome = false
  setTimeout(() => {
    hasCome = true
  }, 1100)
  await Promise.all([vi.waitFor(() => expect(hasCome).toBe(true)), vi.waitUntil(() => hasCome)])
})

test('a wait ends after the effects of what it waited for', async () => {
  // Two immediates with work between them make timers due before the next immediate runs.
  await new Promise((resolve) => {
    setImmediate(resolve)
    setImmediate(() => {
      for (const since = performance.now(); performance.now() - since < 20; );
    })
  })
  let hasRun = false
  await waitFor(() => {
    setImmediate(() => {
      hasRun = true
    })
  })
  expect(hasRun).toBe(true)
})

// Two tests are needed to prove what the first leaves to the second.
test('what is said to readers of screens is in the page', async () => {
  await renderWithServices(<View />)
  act(() => announce('Dito uma vez'))
  expect(screen.getByText('Dito uma vez')).toBeInTheDocument()
})
test('and not in the page of the next test', async () => {
  await renderWithServices(<View />)
  expect(screen.queryByText('Dito uma vez')).toBeNull()
})
