import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MomentFields, MomentNote } from './moment-form'

const NOW = Date.parse('2026-11-21T15:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

const day = () => screen.getByLabelText<HTMLInputElement>(/^Data/)
const time = () => screen.getByLabelText<HTMLInputElement>(/^Horário/)
const isInvalid = () => [day(), time()].map((field) => field.getAttribute('aria-invalid') === 'true')

test.each([
  [{ day: '', time: '' }, true, [true, true], ['Informe a data', 'Informe o horário']],
  [{ day: '2026-11-21', time: '' }, true, [false, true], ['Informe o horário']],
  [{ day: '', time: '10:00' }, true, [true, false], ['Informe a data']],
  [{ day: '2026-11-21', time: '11:59' }, true, [true, false], ['A data e horário devem ser no futuro.']],
  [{ day: '2026-11-21', time: '12:01' }, true, [false, false], []],
  [{ day: '', time: '' }, false, [false, false], []],
])('%j, tried: %s', (value, isTried, invalid, errors) => {
  render(<MomentFields value={value} onChange={() => undefined} now={NOW} isTried={isTried} />)
  expect(isInvalid()).toEqual(invalid)
  const all = ['Informe a data', 'Informe o horário', 'A data e horário devem ser no futuro.']
  expect(all.filter((text) => screen.queryByText(text))).toEqual(errors)
  expect([day().name, time().name, day().type, time().type]).toEqual(['day', 'time', 'date', 'time'])
  expect([day().required, time().required]).toEqual([true, true])
})

test.each([
  [{ day: '', time: '' }, 'Horários no fuso deste aparelho: Horário Padrão de Brasília.'],
  [{ day: '2026-11-21', time: '11:00' }, 'Horários no fuso deste aparelho: Horário Padrão de Brasília.'],
  [{ day: '2026-11-21', time: '13:00' }, 'Sai em 1 hora: sáb., 21 nov. 2026 às 13:00 (Horário Padrão de Brasília).'],
])('of %j is said: %s', (value, text) => {
  render(<MomentNote value={value} now={NOW} />)
  expect(screen.getByRole('status')).toHaveTextContent(text)
})
