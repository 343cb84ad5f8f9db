import { renderWithServices, userEvent } from '@ementa/testing'
import { act, screen } from '@testing-library/react'
import { type ComponentType, Suspense, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyPart, MissingDialog, MissingSection, type Retry, useMissingMenu } from './lazy-part'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** A file that does not arrive so many times, and then does. */
function arrivesAfter<Props extends object>(failures: number, part: ComponentType<Props>) {
  let asked = 0
  return vi.fn(async () => {
    asked += 1
    if (asked <= failures) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    return { default: part }
  })
}

const Quotes = ({ count }: { count: number }) => <p>{count} citações</p>

/** The rest of the page, with something typed in it. */
function Page({ children }: { children: React.ReactNode }) {
  return (
    <>
      <input aria-label="Texto" defaultValue="Multa" />
      <Suspense fallback="…">{children}</Suspense>
    </>
  )
}
const isTextKept = () => expect(screen.getByRole('textbox', { name: 'Texto' })).toHaveValue('Multa')

test('a part that does not arrive leaves the rest of the page as it is, and comes with the line', async () => {
  const load = arrivesAfter(1, Quotes)
  const Part = lazyPart(load)
  await renderWithServices(
    <Page>
      <Part count={3} />
    </Page>,
  )
  await vi.waitFor(() => expect(screen.queryByText('…')).toBeNull())
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Failed to load a part of the page'),
    expect.objectContaining({ name: 'ChunkLoadError' }),
  )
  isTextKept()
  expect(screen.queryByText('3 citações')).toBeNull()
  // The part listens to the connection only after the paint.
  await act(async () => undefined)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('3 citações')).toBeInTheDocument()
  isTextKept()
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('a section that does not arrive says so in its place and is asked for again by hand', async () => {
  const Section = lazyPart(arrivesAfter(2, Quotes), MissingSection)
  await renderWithServices(
    <Page>
      <Section count={3} />
    </Page>,
  )
  expect(await screen.findByText(/Não foi possível carregar esta parte da página/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText(/Não foi possível carregar esta parte/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('3 citações')).toBeInTheDocument()
  isTextKept()
})

const Report = ({ isOpen }: { isOpen: boolean; onClose: () => void }) =>
  isOpen ? <p role="dialog">Denunciar</p> : null

/** `keeps`: the dialog stays mounted while it is closed, as one that folds away does. */
function Opener({
  Dialog,
  keeps,
}: {
  Dialog: ComponentType<{ isOpen: boolean; onClose: () => void }>
  keeps: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpen(true)
    setOpened(true)
  }
  return (
    <Page>
      <button type="button" aria-expanded={isOpen} onClick={open}>
        Denunciar
      </button>
      {(isOpen || (keeps && wasOpened)) && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Page>
  )
}

test.each([
  ['is unmounted when closed', false],
  ['stays mounted', true],
])('a dialog that %s and does not arrive is closed with a word, each time, until it does', async (_, keeps) => {
  const { services } = await renderWithServices(
    <Opener Dialog={lazyPart(arrivesAfter(2, Report), MissingDialog)} keeps={keeps} />,
  )
  const error = vi.spyOn(services.toast, 'error')
  const button = screen.getByRole('button', { name: 'Denunciar' })
  for (const times of [1, 2]) {
    await userEvent.click(button)
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(times))
    expect(error).toHaveBeenLastCalledWith('Não foi possível abrir', 'Verifique a conexão e tente novamente.')
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    expect(button).toHaveFocus()
  }
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(error).toHaveBeenCalledTimes(2)
  isTextKept()
})

function MissingMenu({ label, retry }: { label: string } & Retry) {
  return (
    <button type="button" ref={useMissingMenu()} onClick={retry}>
      {label}
    </button>
  )
}

test('in the place of a menu that does not arrive its button stays, has the focus and retries', async () => {
  const Menu = lazyPart(
    arrivesAfter(1, ({ label }: { label: string }) => <ul aria-label={label} />),
    MissingMenu,
  )
  const { services } = await renderWithServices(<p>antes</p>)
  const error = vi.spyOn(services.toast, 'error')
  await renderWithServices(
    <Page>
      <Menu label="Mais ações" />
    </Page>,
    { services },
  )
  const button = await screen.findByRole('button', { name: 'Mais ações' })
  await vi.waitFor(() => expect(button).toHaveFocus())
  expect(error).toHaveBeenCalledOnce()
  await userEvent.click(button)
  expect(await screen.findByRole('list', { name: 'Mais ações' })).toBeInTheDocument()
})
