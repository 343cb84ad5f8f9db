import { createTestWorld, renderWithServices, required, type TestOptions } from '@ementa/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
