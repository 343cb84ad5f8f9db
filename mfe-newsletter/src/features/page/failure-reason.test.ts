import { OfflineError } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { whatNow } from './failure-reason'

test('does not send anyone to try again without a connection', () => {
  expect(whatNow(new OfflineError())).toBe('Sem conexão. Tente quando ela voltar.')
  expect(whatNow(new Error('Mock network error'))).toBe('Tente novamente.')
})
