// @vitest-environment happy-dom
import { userEvent } from '@ementa/testing'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SelectField } from './select-field'

const options = [
  { value: 'civil', label: 'Cível' },
  { value: 'penal', label: 'Penal' },
] as const

test('an option with an empty value is an error that names the component [SHL-082]', () => {
  const broken = [{ value: '', label: 'Nenhum' }]
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<SelectField label="Área" value="" onChange={() => {}} options={broken} />)).toThrow(
    /SelectField "Área": an option has an empty value/,
  )
})

test('shows a prompt until something is chosen, and reports the choice by its value', async () => {
  const chosen = vi.fn()
  const { rerender } = render(
    <SelectField label="Área" value="" prompt="Escolha" onChange={chosen} options={options} />,
  )
  const select = screen.getByRole('combobox', { name: 'Área' })
  expect(screen.getByText('Escolha')).toBeInTheDocument()
  await userEvent.selectOptions(select, 'penal')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('penal')
  rerender(<SelectField label="Área" value="penal" prompt="Escolha" onChange={chosen} options={options} />)
  expect(screen.queryByText('Escolha')).toBeNull()
})

test('an error is linked to the field', () => {
  render(<SelectField label="Área" value="civil" error="Escolha outra área." onChange={() => {}} options={options} />)
  const select = screen.getByRole('combobox', { name: 'Área' })
  expect(select.getAttribute('aria-invalid')).toBe('true')
  const described = select.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toContain('Escolha outra área.')
})

test('a field that has to be filled in says so, and one that cannot be changed now is disabled', () => {
  const field = (isDisabled: boolean) => (
    <SelectField label="Área" value="civil" onChange={() => {}} options={options} isDisabled={isDisabled} isRequired />
  )
  const { rerender } = render(field(false))
  const select = screen.getByRole('combobox', { name: /Área/ })
  expect(select).toBeRequired()
  expect(select).toBeValid()
  rerender(field(true))
  expect(select).toBeDisabled()
})
