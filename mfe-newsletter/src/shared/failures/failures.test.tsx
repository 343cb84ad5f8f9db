import { createTestWorld } from '@ementa/testing'
import { expect, test } from 'vitest'
import { ISSUE_FAILURE, NEWSLETTER_FAILURE, OWNER_DATA_FAILURE, reportFailure } from './use-leave-on-failure'

test.each([
  [{ code: 'ISSUE_NOT_FOUND' }, ISSUE_FAILURE, 'Edição não encontrada', ISSUE_FAILURE.unknown.advice],
  [{ code: 'NEWSLETTER_NOT_FOUND' }, ISSUE_FAILURE, 'Erro ao carregar edição', 'A newsletter não existe mais.'],
  [
    { code: 'NEWSLETTER_NOT_FOUND' },
    NEWSLETTER_FAILURE,
    'Newsletter não encontrada',
    NEWSLETTER_FAILURE.unknown.advice,
  ],
  [new Error('x'), NEWSLETTER_FAILURE, 'Falha ao carregar newsletter', 'Tente novamente.'],
  [{ code: 'ISSUE_NOT_FOUND' }, OWNER_DATA_FAILURE, 'Erro ao carregar dados', /^Algo mudou/],
])('%j is reported as %s', async (error, texts, title, description) => {
  const { services, toasts } = await createTestWorld()
  reportFailure(services.toast, error, texts)
  expect(toasts).toMatchObject([{ title, status: 'error' }])
  expect(toasts[0]?.description).toMatch(description)
})
