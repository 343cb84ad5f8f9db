import { OfflineError } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { failureAdvice } from './failure-advice'

test('does not send anyone to try again without a connection', () => {
  expect(failureAdvice(new OfflineError())).toBe('Sem conexão. Tente quando ela voltar.')
  expect(failureAdvice(new Error('Mock network error'))).toBe('Tente novamente.')
})

test.each([
  ['UNAUTHORIZED', 'Entre na sua conta para continuar.'],
  ['BAD_REQUEST', 'Confira o que foi preenchido.'],
  ['TEST_NOT_RUNNING', 'Algo mudou nesse meio-tempo. Recarregue a página para ver como está.'],
  ['ISSUE_ALREADY_SENT', 'Algo mudou nesse meio-tempo. Recarregue a página para ver como está.'],
])('does not send anyone to try again where the answer stays the same: %s', (code, advice) => {
  expect(failureAdvice({ code })).toBe(advice)
})
