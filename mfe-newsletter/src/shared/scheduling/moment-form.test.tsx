import { renderWithServices } from '@ementa/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type DayAndTime, MomentFields, MomentNote } from './moment-fields'
import { useMomentForm } from './use-moment-form'

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

test('a change says which of the two it was', () => {
  const onChange = vi.fn()
  render(<MomentFields value={{ day: '', time: '' }} onChange={onChange} now={NOW} isTried={false} />)
  fireEvent.change(day(), { target: { value: '2026-11-22' } })
  fireEvent.change(time(), { target: { value: '09:30' } })
  expect(onChange.mock.calls).toEqual([[{ day: '2026-11-22' }], [{ time: '09:30' }]])
})

test.each([
  [{ day: '', time: '' }, 'Horários no fuso deste aparelho: Horário Padrão de Brasília.'],
  [{ day: '2026-11-21', time: '11:00' }, 'Horários no fuso deste aparelho: Horário Padrão de Brasília.'],
  [{ day: '2026-11-21', time: '13:00' }, 'Sai em 1 hora: sáb., 21 nov. 2026 às 13:00 (Horário Padrão de Brasília).'],
])('of %j is said: %s', (value, text) => {
  render(<MomentNote value={value} now={NOW} />)
  expect(screen.getByRole('status')).toHaveTextContent(text)
})

type Fields = DayAndTime & Record<string, string>

function Form({ fields, onCheck }: { fields: Fields; onCheck: (outcome: string | null) => void }) {
  const { form, isTried, check, focus, reset } = useMomentForm('Preencha tudo.')
  return (
    <form ref={form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} aria-label={name} defaultValue={value} />
      ))}
      <output>{isTried ? 'tentado' : 'novo'}</output>
      <button type="button" onClick={() => onCheck(check(fields))}>
        enviar
      </button>
      <button type="button" onClick={reset}>
        limpar
      </button>
      <button type="button" onClick={() => focus('nenhum')}>
        ir
      </button>
    </form>
  )
}

async function formWith(fields: Fields) {
  const outcomes: (string | null)[] = []
  const { toasts } = await renderWithServices(<Form fields={fields} onCheck={(outcome) => outcomes.push(outcome)} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { outcomes, toasts, press }
}
const focused = () => document.activeElement?.getAttribute('name')

test.each([
  [{ issue: ' ', day: '', time: '' }, 'Campos obrigatórios', 'Preencha tudo.', 'issue'],
  [{ issue: 'x', day: '2026-11-22', time: '' }, 'Campos obrigatórios', 'Preencha tudo.', 'time'],
  [{ issue: 'x', day: '2026-02-31', time: '10:00' }, 'Campos obrigatórios', 'Preencha tudo.', 'day'],
  [{ issue: 'x', day: '2026-11-21', time: '11:00' }, 'Data inválida', 'A data e horário devem ser no futuro.', 'day'],
])('%j is refused: %s', async (fields, title, description, place) => {
  const { outcomes, toasts, press } = await formWith(fields)
  expect(screen.getByText('novo')).toBeInTheDocument()
  press('enviar')
  expect(outcomes).toEqual([null])
  expect(toasts).toMatchObject([{ title, description, status: 'error' }])
  expect(focused()).toBe(place)
  expect(screen.getByText('tentado')).toBeInTheDocument()
  press('limpar')
  expect(screen.getByText('novo')).toBeInTheDocument()
  press('ir')
  expect(focused()).toBe(place)
})

test('a moment to come is given as it is stored', async () => {
  const { outcomes, toasts, press } = await formWith({ issue: 'x', day: '2026-11-21', time: '13:00' })
  press('enviar')
  expect([outcomes, toasts]).toEqual([['2026-11-21T16:00:00.000Z'], []])
})
