import { renderWithServices } from '@ementa/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createWorkshopServices } from './services'
import { Stories } from './workshop-page'

afterEach(cleanup)

test('renders every group of parts without an error', async () => {
  const error = vi.spyOn(console, 'error')
  await renderWithServices(<Stories />)
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(7)
  expect(error.mock.calls).toEqual([])
})

test.each(['light', 'dark'] as const)('its theme %s is not the one of the device', (theme) => {
  const { theme: service } = createWorkshopServices(theme)
  expect(service.state.resolved).toBe(theme)
  expect(document.documentElement.classList.contains(theme)).toBe(true)
})
