import { toLocal } from '@ementa/ui'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MomentFields, MomentNote } from './moment-fields'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test.each([
  ['America/Noronha', 2],
  ['America/Sao_Paulo', 3],
  ['America/Manaus', 4],
  ['America/Rio_Branco', 5],
  ['Europe/Lisbon', 0],
])('at 23:30 on the last day of the year in %s the fields begin today and hold what is scheduled', (zone, hours) => {
  vi.stubEnv('TZ', zone)
  const now = Date.UTC(2026, 11, 31, 23 + hours, 30)
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const value = toLocal(new Date(now + 15 * 60_000).toISOString())
  const onChange = () => undefined
  render(
    <>
      <MomentFields value={value} onChange={onChange} now={now} isTried />
      <MomentNote value={value} now={now} />
    </>,
  )
  const day = screen.getByLabelText(/^Data/)
  expect(day).toHaveAttribute('min', '2026-12-31')
  expect(day).toHaveValue('2026-12-31')
  expect(screen.getByLabelText(/^Horário/)).toHaveValue('23:45')
  expect(screen.getByText(/^Sai em 15 minutos: qui\., 31 dez\. 2026 às 23:45/)).toBeInTheDocument()
})
