import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
