import { expect, test } from 'vitest'
import { ERRORS, failureAdvice, OfflineError } from '..'

test('does not send anyone to try again without a connection', () => {
  expect(failureAdvice(new OfflineError())).toBe('Sem conexão. Tente quando ela voltar.')
  expect(failureAdvice(new Error('Mock network error'))).toBe('Tente novamente.')
})

test.each([
  ['UNAUTHORIZED', 'Entre na sua conta para continuar.'],
  ['MAY_NOT_WRITE', 'A moderação restringiu sua conta, que por enquanto só pode ler.'],
  ['BAD_REQUEST', 'Confira o que foi preenchido.'],
  ['TEST_NOT_RUNNING', 'Algo mudou nesse meio-tempo. Recarregue a página para ver como está.'],
  ['ISSUE_ALREADY_SENT', 'Algo mudou nesse meio-tempo. Recarregue a página para ver como está.'],
])('does not send anyone to try again where the answer stays the same: %s', (code, advice) => {
  expect(failureAdvice({ code })).toBe(advice)
})

test.each([
  ['POST_NOT_FOUND', 'A publicação não existe mais.'],
  ['POST_CONFLICT', 'A publicação foi alterada em outra aba.'],
  ['STORAGE_FULL', ERRORS.STORAGE_FULL.message],
  ['NOT_COMMENT_AUTHOR', 'O comentário é de outra pessoa.'],
])('says why: %s', (code, advice) => {
  expect(failureAdvice({ code })).toBe(advice)
})
