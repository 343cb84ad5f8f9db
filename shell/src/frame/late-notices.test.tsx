import { renderWithServices, windowOf } from '@ementa/testing'
import { Link } from '@ementa/ui/router'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thisVisit } from '../pwa/install-state'
import { updateState } from '../pwa/update-state'
import type { PageIdle } from '../services/page-idle'
import LateNotices from './late-notices'
import { addPrintStyles } from './paper'
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

test('a file of theirs that does not arrive is asked for again, and a frame that is gone asks for none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  windowOf(390)
  const run = vi.spyOn(pageIdle, 'whenIdle').mockImplementation(() => undefined)
  const { unmount } = await renderWithServices(<Frame />)
  await act(async () => run.mock.lastCall?.[0]())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(screen.getByRole('region', offer)).toBeInTheDocument())
  unmount()
  const added = vi.spyOn(window, 'addEventListener')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const gone = await renderWithServices(<Frame />)
  gone.unmount()
  run.mock.lastCall?.[0]()
  expect(added.mock.calls.filter(([type]) => type === 'online')).toEqual([])
  vi.useRealTimers()
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

test('a page on paper is black and without what can be pressed, beside the sheets that are there', () => {
  const before = document.adoptedStyleSheets
  expect(before.length, 'the notices have brought theirs').toBeGreaterThan(0)
  addPrintStyles()
  expect(document.adoptedStyleSheets.slice(0, -1)).toEqual(before)
  const text = [...(document.adoptedStyleSheets.at(-1)?.cssRules ?? [])].map(({ cssText }) => cssText).join()
  document.adoptedStyleSheets = before
  expect(text).toMatch(/@media print/)
  expect(text).toMatch(/\.skip-link[^}]*display: none !important/)
  expect(text).toMatch(/#conteudo \*[^}]*color: #000 !important/)
  expect(text).toMatch(
    /@media \(forced-colors: active\)[^}]*outline-style: double !important; outline-width: 4px !important/,
  )
})
