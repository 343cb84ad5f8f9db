import { renderWithServices, userEvent } from '@ementa/testing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOverlays } from './use-overlays'

let imported = 0
vi.mock('./overlays', () => {
  imported += 1
  return { default: () => <p>Diálogos</p> }
})

/** A frame with overlays. */
function Frame() {
  const Overlays = useOverlays()
  return Overlays && <Overlays services={{} as never} />
}

test('what opens over the page is asked for with the first touch, and offline once the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderWithServices(<Frame />)
  expect(screen.queryByText('Diálogos')).toBeNull()
  await userEvent.keyboard('a')
  expect(imported).toBe(0)
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Diálogos')).toBeInTheDocument()
})
