import { renderWithServices, userEvent } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyRichText, preloadRichText } from './rich-text-loader'

vi.mock('./rich-text', () => {
  throw new Error('Loading chunk rich-text failed.')
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('an editor that cannot be downloaded says so in its place, and the other fields stay', async () => {
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await renderWithServices(
    <>
      <input aria-label="Assunto" defaultValue="Multa contratual" />
      <LazyRichText initialHtml={() => ''} label="Texto" placeholder="" onReady={vi.fn()} onChange={vi.fn()} />
    </>,
  )
  expect(await screen.findByRole('heading', { name: 'O editor não pôde ser carregado' })).toBeInTheDocument()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Assunto' }).value).toBe('Multa contratual')
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  // The card of the first try leaves, and that of the second comes.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'O editor não pôde ser carregado' })).toBeInTheDocument(),
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Assunto' }).value).toBe('Multa contratual')
})

test('a download that is begun early and fails is no failure of the page', async () => {
  preloadRichText()
  // A rejection that nobody takes fails the run.
  await vi.waitFor(() => expect(import('./rich-text')).rejects.toThrow())
})
