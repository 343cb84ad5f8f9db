import { renderWithServices, userEvent } from '@ementa/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { proxy } from '../data'
import { ErrorCard, UNSAVED_TEXTS, UnsavedPageContext } from './error-card'

const offline = {
  state: proxy({ online: false, syncing: false, pending: [] }),
  sync: async () => undefined,
  cancel: () => undefined,
  retry: async () => undefined,
  showPending: () => undefined,
}
const card = <ErrorCard title="Erro ao carregar temas" onRetry={() => undefined} />

test('offline, one sentence says that it was never saved here, and nothing offers to try in vain [P-21]', async () => {
  await renderWithServices(card, { services: { offline } })
  expect(screen.getByRole('note').textContent).toBe(UNSAVED_TEXTS.part)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the frame says of the whole page is not repeated', async () => {
  await renderWithServices(<UnsavedPageContext value={true}>{card}</UnsavedPageContext>, { services: { offline } })
  expect(screen.queryByRole('note')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failure of the product itself is shown as it is', async () => {
  await renderWithServices(<ErrorCard title="Falhou" onRetry={() => undefined} details={[['Código', 'EM-101']]} />, {
    services: { offline },
  })
  expect(screen.getByRole('alert').textContent).toContain('EM-101')
})

test('a card says what it was given, and has no empty line for the rest', async () => {
  await renderWithServices(<ErrorCard title="Falhou" details={[]} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Falhou$/)
  expect(screen.getByRole('alert').querySelectorAll('p, details')).toHaveLength(0)
  const heading = screen.getByRole('heading', { level: 2, name: 'Falhou' })
  expect(heading).not.toHaveAttribute('tabindex')
  cleanup()

  const onRetry = vi.fn()
  await renderWithServices(
    <ErrorCard
      eyebrow="Feed"
      title="Failed"
      titleLang="en"
      titleAs="h1"
      description="Sem resposta."
      note="O texto continua aqui."
      retryLabel="Abrir de novo"
      onRetry={onRetry}
      details={[['Código', 'EM-101']]}
    >
      <a href="/">Início</a>
    </ErrorCard>,
  )
  for (const text of ['Feed', 'Sem resposta.', 'O texto continua aqui.', 'Detalhes técnicos', 'EM-101'])
    expect(screen.getByText(text)).toBeInTheDocument()
  const title = screen.getByRole('heading', { level: 1, name: 'Failed' })
  expect([title.lang, title.tabIndex], 'the page can put the focus there').toEqual(['en', -1])
  expect(screen.getByRole('link', { name: 'Início' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Abrir de novo' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
