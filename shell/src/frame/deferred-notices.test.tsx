import { renderWithServices, userEvent, windowOf, withLessMotion } from '@ementa/testing'
import { Link, SAME_PAGE } from '@ementa/ui/router'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thisVisit } from '../pwa/install-state'
import { updateState } from '../pwa/register-worker'
import type { PageIdle } from '../services/page-idle'
import DeferredNotices from './deferred-notices'
import { useDeferredNotices } from './deferred-parts'

beforeEach(() => {
  thisVisit.offers = true
})
afterEach(() => {
  thisVisit.offers = undefined
  updateState.waiting = null
})

const pageIdle: PageIdle = { afterAnswers: vi.fn(), whenIdle: vi.fn() }

function Frame({ isMobile = true }) {
  const Notices = useDeferredNotices(pageIdle)
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
  const { unmount } = await renderWithServices(<DeferredNotices isMobile={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('Nova versão disponível')
  expect(screen.queryByRole('region', offer)).toBeNull()
  unmount()
  updateState.waiting = null
  await renderWithServices(<DeferredNotices isMobile />)
  expect(screen.getByRole('region', offer)).toBeInTheDocument()
  expect(screen.queryByText('Nova versão disponível')).toBeNull()
})

const animate = vi.fn()

function Product() {
  return (
    <>
      <DeferredNotices isMobile={false} />
      <Link to="/search">Buscar</Link>
      <Link to="/search?q=lei">Buscar lei</Link>
      <Link to="/search/leis" replace state={SAME_PAGE}>
        O mesmo em outro endereço
      </Link>
      <main
        id="conteudo"
        ref={(element) => {
          if (element) Object.assign(element, { animate })
        }}
      />
    </>
  )
}

async function visit() {
  animate.mockClear()
  await renderWithServices(<Product />, { at: '/', pattern: '*' })
}
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))

test('another page comes in, the first one of a visit and another search of the same one do not', async () => {
  await visit()
  expect(animate).not.toHaveBeenCalled()
  await press('Buscar')
  expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: [0.4, 1] }, 140)
  await press('Buscar lei')
  await press('O mesmo em outro endereço')
  expect(animate).toHaveBeenCalledOnce()
})

test('where motion is not wanted, the page is there at once', async () => {
  await visit()
  withLessMotion()
  await press('Buscar')
  expect(animate).not.toHaveBeenCalled()
})
