import { createTestWorld, renderWithServices, required, type TestOptions, titles } from '@ementa/testing'
import { usePagedRead } from '@ementa/ui/data'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { sentIssuesQuery } from '../newsletters/queries'
import { getCopiedCitation } from './citation'
import ReaderDialog from './reader-dialog'
import { changeSettings } from './reader-settings'

const ISSUE = 'issue-clausula-01'
const SUBJECT = 'Multa contratual: quanto é demais?'

async function open({ issueId = ISSUE, ...options }: TestOptions & { issueId?: string | null } = {}) {
  const { simulation, ...rest } = options
  const world = await createTestWorld(rest)
  const opened = await world.services.api.newsletters.get({ handle: 'clausula-a-clausula' })
  if (simulation) world.simulate(simulation)
  const onClose = vi.fn()
  await renderWithServices(<ReaderDialog opened={opened} issueId={issueId} onClose={onClose} />, { world })
  return { ...world, opened, onClose }
}
const dialog = () => screen.findByRole('dialog', { name: SUBJECT })

test('until the issue is there, a reader of screens hears that one loads', async () => {
  await open()
  const loading = within(screen.getByRole('dialog', { name: 'Edição' }))
  expect(loading.getByText('Carregando edição…')).toBeInTheDocument()
  await dialog()
  expect(screen.queryByText('Carregando edição…')).toBeNull()
})

test('the issue stands in a dialog of its name, its headings below the dialog’s, with the way to its page', async () => {
  const { opened, onClose } = await open({ as: 'renata' })
  const reader = within(await dialog())
  expect(reader.getByRole('heading', { level: 2, name: SUBJECT })).toBeInTheDocument()
  expect(reader.getByText('Edição nº 1')).toBeInTheDocument()
  expect(reader.getByText(`por ${opened.owner?.display_name}`)).toBeInTheDocument()
  expect(reader.queryByRole('heading', { level: 1 })).toBeNull()
  expect(reader.getByRole('link', { name: 'Abrir a página e os comentários' })).toHaveAttribute(
    'href',
    `/newsletters/clausula-a-clausula/issues/${ISSUE}`,
  )
  expect(reader.getByRole('region', { name: 'Opções de leitura' })).toBeInTheDocument()
  expect(await dialog()).toHaveAttribute('data-full-screen')
  // The text scrolls by itself: it is reached with the keyboard.
  const scrolled = required(reader.getByRole('article').parentElement)
  expect(scrolled).toHaveAttribute('tabindex', '0')
  expect(await reader.findByRole('button', { name: /^Marcar como/ })).toBeInTheDocument()
  fireEvent.click(reader.getByRole('button', { name: /^Fechar/ }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('without an issue it is closed', async () => {
  const { onClose, calls } = await open({ issueId: null })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.map(({ name }) => name)).not.toContain('newsletters.getIssue')
  expect(onClose).not.toHaveBeenCalled()
})

test('an issue that does not load closes it and says so', async () => {
  const { onClose, toasts } = await open({ simulation: { fail: ['newsletters.getIssue'] } })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(toasts).toMatchObject([{ title: 'Erro ao carregar edição', status: 'error' }])
})

test('an issue that does not exist closes it and says that', async () => {
  const { onClose, toasts } = await open({ issueId: 'issue-nenhuma' })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(toasts).toMatchObject([{ title: 'Edição não encontrada', status: 'error' }])
})

test('share and citation name the issue and its own page; the citation is remembered', async () => {
  const written: string[] = []
  const shared: unknown[] = []
  const navigator = {
    clipboard: { writeText: async (text: string) => void written.push(text) },
    share: async (what: unknown) => void shared.push(what),
  }
  const { toasts } = await open()
  await dialog()
  vi.stubGlobal('navigator', navigator)
  fireEvent.click(screen.getByRole('button', { name: 'Copiar citação (ABNT)' }))
  await waitFor(() => expect(titles(toasts)).toEqual(['Citação copiada!']))
  expect(written).toEqual([getCopiedCitation()])
  expect(getCopiedCitation()).toMatch(/Multa contratual: quanto é demais\? Cláusula a Cláusula, \[s\. l\.\], n\. 1, /)
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar edição' }))
  const url = `${location.origin}/newsletters/clausula-a-clausula/issues/${ISSUE}`
  await waitFor(() => expect([JSON.stringify(shared), written.at(-1)].join()).toContain(url))
})

test('the text is set smaller and larger between two ends, and looser, and printed', async () => {
  act(() => changeSettings({ size: 0, spacing: 0 }))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open()
  await dialog()
  const title = () => screen.getByRole('heading', { name: SUBJECT })
  const fontSize = () => title().parentElement?.style.fontSize
  const lineHeight = () => title().parentElement?.querySelector<HTMLElement>('.issue-text')?.style.lineHeight
  const button = (name: string) => screen.getByRole('button', { name })
  const sizes = [15, 17, 20, 23]
  expect(button('Diminuir texto')).toBeDisabled()
  expect(button('Aumentar texto')).toBeEnabled()
  for (const size of sizes) {
    await waitFor(() => expect(fontSize()).toBe(`${size / 16}rem`))
    if (size !== 23) fireEvent.click(button('Aumentar texto'))
  }
  await waitFor(() => expect(button('Aumentar texto')).toBeDisabled())
  fireEvent.click(button('Diminuir texto'))
  await waitFor(() => expect(fontSize()).toBe('1.25rem'))
  const looser = button('Mais espaço entre linhas')
  expect(looser).toHaveAttribute('aria-pressed', 'false')
  expect(lineHeight()).toBe('1.55')
  fireEvent.click(looser)
  await waitFor(() => expect(looser).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(lineHeight()).toBe('1.85'))
  fireEvent.click(looser)
  await waitFor(() => expect(lineHeight()).toBe('1.55'))
  fireEvent.click(button('Imprimir'))
  expect(print).toHaveBeenCalledOnce()
  act(() => changeSettings({ size: 1, spacing: 0 }))
})

/** The list of a newsletter, which is read before an issue of it is opened. */
function List({ newsletterId, children }: { newsletterId: string; children: ReactNode }) {
  const { pages } = usePagedRead(sentIssuesQuery({ newsletterId, viewer: null }))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {pages.length > 0 && (
        <button type="button" onClick={() => setOpen(true)}>
          abrir
        </button>
      )}
      {isOpen && children}
    </>
  )
}

/** The list is read; then single issues fail, without a connection or with one. */
async function openFailing(isOnline: boolean, issueId = ISSUE) {
  const world = await createTestWorld()
  const opened = await world.services.api.newsletters.get({ handle: 'clausula-a-clausula' })
  const onClose = vi.fn()
  const dialog = <ReaderDialog opened={opened} issueId={issueId} onClose={onClose} />
  await renderWithServices(<List newsletterId={opened.newsletter.id}>{dialog}</List>, { world })
  const button = await screen.findByRole('button', { name: 'abrir' })
  world.simulate({ fail: ['newsletters.getIssue'] })
  act(() => {
    world.services.offline.state.online = isOnline
  })
  fireEvent.click(button)
  return { onClose }
}

test('offline an issue that was never opened is read from the list, with its number and its text', async () => {
  const { onClose } = await openFailing(false)
  const reader = within(await dialog())
  expect(reader.getByText('Edição nº 1')).toBeInTheDocument()
  expect(reader.getByText(/min de leitura/)).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['offline an issue that is not in the list either', false, 'issue-nenhuma'],
  ['with a connection an issue that fails', true, ISSUE],
])('%s cannot be read', async (_, isOnline, issueId) => {
  const { onClose } = await openFailing(isOnline, issueId)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(screen.queryByRole('heading', { name: SUBJECT })).toBeNull()
})
