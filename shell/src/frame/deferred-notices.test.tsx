import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thisVisit } from '../pwa/install-state'
import { updateState } from '../pwa/register-worker'
import DeferredNotices from './deferred-notices'

beforeEach(() => {
  thisVisit.offers = true
})
afterEach(() => {
  thisVisit.offers = undefined
  updateState.waiting = null
})

const offer = { name: 'Instalar o aplicativo' }
const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() })

test('the offer to install is for phones, that of a new version for everybody', async () => {
  Object.assign(updateState, { waiting: worker })
  const { unmount } = await renderWithServices(<DeferredNotices isMobile={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('Nova versão disponível')
  expect(screen.queryByRole('region', offer)).toBeNull()
  unmount()
  updateState.waiting = null
  await renderWithServices(<DeferredNotices isMobile />)
  expect(screen.getByRole('region', offer)).toBeInTheDocument()
  expect(screen.queryByText('Nova versão disponível')).toBeNull()
})
