import { deviceStorage } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import CreatePage from './create-page'

const open = () => renderWithServices(<CreatePage />, { at: '/newsletters/create', as: 'beatriz' })
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const put = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const preview = () => within(screen.getByRole('region', { name: 'Prévia' }))

test('while this device has no room for a copy, the form says so', async () => {
  await open()
  const words = /^Este aparelho está sem espaço/
  await field(/^Título/)
  expect(screen.queryByText(words)).toBeNull()
  vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await put(/^Título/, 'Prazos')
  expect(await screen.findByText(words)).toHaveAttribute('role', 'status')
})

test('an address is typed as it is: no keyboard corrects it', async () => {
  await open()
  const handle = await field(/^Handle/)
  expect(handle).toHaveAttribute('autocapitalize', 'none')
  expect(handle).toHaveAttribute('spellcheck', 'false')
  expect(handle).toBeRequired()
  expect(await field(/^Título/)).toBeRequired()
  expect(await field(/^Descrição/)).toBeRequired()
})

test('the preview shows words without the blanks around them, and a free newsletter as free', async () => {
  await open()
  await put(/^Título/, '  Prazos  ')
  await put(/^Descrição/, ' Um por semana. ')
  expect(preview().getByText('Prazos').textContent).toBe('Prazos')
  expect(preview().getByText('Um por semana.').textContent).toBe('Um por semana.')
  expect(preview().getByText('Grátis')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('radio', { name: 'Paga, por mês' }))
  await put(/^Preço/, 'x')
  expect(preview().getByText('R$ —/mês')).toBeInTheDocument()
  await put(/^Título/, '   ')
  expect(preview().getByText('Título da newsletter')).toBeInTheDocument()
})

test('while a newsletter is being made its fields wait, and the button says so', async () => {
  const { hold, simulate, toasts } = await open()
  await put(/^Título/, 'Prazos e Provas')
  await put(/^Descrição/, 'Um prazo por semana.')
  simulate({ fail: ['newsletters.create'] })
  const goOn = hold('newsletters.create')
  fireEvent.click(screen.getByRole('button', { name: 'Criar newsletter' }))
  expect(await screen.findByRole('button', { name: 'Criando…' })).toHaveAttribute('aria-disabled', 'true')
  expect(await field(/^Título/)).toHaveAttribute('readonly')
  goOn()
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Criar newsletter' })).not.toHaveAttribute('aria-disabled')
  expect(await field(/^Título/)).not.toHaveAttribute('readonly')
})
