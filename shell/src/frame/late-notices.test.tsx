import { renderWithServices, windowOf } from '@ementa/testing'
import { Link } from '@ementa/ui/router'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thisVisit } from '../pwa/install-state'
import { updateState } from '../pwa/update-state'
import type { PageIdle } from '../services/page-idle'
import LateNotices from './late-notices'
import { useLateNotices } from './use-late-notices'

beforeEach(() => {
  thisVisit.offers = true
})
afterEach(() => {
  thisVisit.offers = undefined
  updateState.waiting = null
})

const pageIdle: PageIdle = { afterAnswers: vi.fn(), whenIdle: vi.fn() }

function Frame({ isMobile = true }) {
  const Notices = useLateNotices(pageIdle)
  return (
    <>
      <p>Página</p>
      {Notices && <Notices isMobile={isMobile} />}
    </>
  )
}
const offer = { name: 'Instalar o aplicativo' }
const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() })

test('the notices come once the page is idle, asked for once', async () => {
  windowOf(390)
  const run = vi.spyOn(pageIdle, 'whenIdle').mockImplementation(() => undefined)
  await renderWithServices(<Frame />)
  expect(screen.getByText('Página')).toBeInTheDocument()
  expect(screen.queryByRole('region', offer)).toBeNull()
  expect(run).toHaveBeenCalledOnce()
  await act(async () => run.mock.lastCall?.[0]())
  expect(await screen.findByRole('region', offer)).toBeInTheDocument()
  expect(run).toHaveBeenCalledOnce()
})

test('the offer to install is for phones, that of a new version for everybody', async () => {
  Object.assign(updateState, { waiting: worker })
  const { unmount } = await renderWithServices(<LateNotices isMobile={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('Nova versão disponível')
  expect(screen.queryByRole('region', offer)).toBeNull()
  unmount()
  updateState.waiting = null
  await renderWithServices(<LateNotices isMobile />)
  expect(screen.getByRole('region', offer)).toBeInTheDocument()
  expect(screen.queryByText('Nova versão disponível')).toBeNull()
})

test('with them another page comes in', async () => {
  const animate = vi.fn()
  await renderWithServices(
    <>
      <main id="conteudo" ref={(element) => void (element && Object.assign(element, { animate }))} />
      <Link to="/search">Buscar</Link>
      <LateNotices isMobile={false} />
    </>,
    { pattern: '*' },
  )
  fireEvent.click(screen.getByRole('link', { name: 'Buscar' }))
  await vi.waitFor(() => expect(animate).toHaveBeenCalledOnce())
})
