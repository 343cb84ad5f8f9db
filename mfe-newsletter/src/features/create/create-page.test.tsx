import { crashBufferKey } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestOptions } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import CreatePage from './create-page'

const page = (options: TestOptions = {}) =>
  renderWithServices(<CreatePage />, { at: '/newsletters/create', as: 'beatriz', ...options })
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Criar newsletter' }))
const place = () => screen.findByRole('status', { name: 'Endereço' }).then((output) => output.textContent)

async function fill() {
  await type(/^Título/, 'Prazos e Provas')
  await type(/^Descrição/, 'Um prazo por semana.')
}

test('a form with a live preview, whose handle follows the title [NWS-031]', async () => {
  await page()
  await fill()
  fireEvent.click(screen.getByRole('radio', { name: 'Paga, por mês' }))
  await type(/^Preço/, '14,90')
  const preview = within(screen.getByRole('region', { name: 'Prévia' }))
  expect(preview.getByText('Prazos e Provas')).toBeInTheDocument()
  expect(preview.getByText('Um prazo por semana.')).toBeInTheDocument()
  expect(preview.getByText('R$ 14,90/mês')).toBeInTheDocument()
  expect(preview.getByText('/newsletters/prazos-e-provas')).toBeInTheDocument()
})

test('errors appear when a field is left; the first wrong one gets the focus on submit', async () => {
  await page()
  await type(/^Título/, 'Prazos')
  await type(/^Handle/, 'Prazos E')
  expect(screen.queryByText('Use apenas letras minúsculas, números e hífens')).toBeNull()
  fireEvent.blur(await field(/^Handle/))
  expect(await screen.findByText('Use apenas letras minúsculas, números e hífens')).toBeInTheDocument()
  submit()
  expect(await screen.findByText('Descrição é obrigatória')).toBeInTheDocument()
  expect(document.activeElement).toBe(await field(/^Handle/))
  await type(/^Handle/, 'jornada')
  expect(await screen.findByText('Este handle já está em uso')).toBeInTheDocument()
})

test('the price field has a minimum of R$ 0,01 and steps of 0.01 [NWS-039]', async () => {
  await page()
  await screen.findByRole('radio', { name: 'Gratuita' })
  expect(screen.queryByRole('textbox', { name: /^Preço/ })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Paga, por mês' }))
  const price = await field(/^Preço/)
  expect([price.getAttribute('min'), price.getAttribute('step')]).toEqual(['0.01', '0.01'])
  fireEvent.keyDown(price, { key: 'ArrowUp' })
  expect(price).toHaveProperty('value', '0,01')
})

test('creates it, says so and shows it [NWS-038]', async () => {
  const { services, toasts } = await page()
  await fill()
  fireEvent.click(screen.getByRole('radio', { name: 'Paga, por mês' }))
  await type(/^Preço/, 'R$ 19,99')
  submit()
  expect(await place()).toBe('/newsletters/prazos-e-provas')
  expect(toasts).toMatchObject([{ title: 'Newsletter criada com sucesso!', status: 'success' }])
  const { newsletter } = await services.api.newsletters.get({ handle: 'prazos-e-provas' })
  expect(newsletter).toMatchObject({ is_paid: true, price_cents: 1999, title: 'Prazos e Provas' })
  const buffer = crashBufferKey(newsletter.owner_id, 'newsletter')
  expect(copyKeys(buffer)).toEqual([])
})

test('a failed creation is reported and keeps what was written [NWS-040]', async () => {
  const { toasts } = await page({ simulation: { fail: ['newsletters.create'] } })
  await fill()
  submit()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Falha ao criar newsletter', status: 'error' }]))
  expect(await field(/^Título/)).toHaveProperty('value', 'Prazos e Provas')
  expect(screen.getByRole('button', { name: 'Criar newsletter' })).toHaveProperty('disabled', false)
})

test('a handle taken meanwhile is told at its field, not as a failure [NWS-035]', async () => {
  const world = await createTestWorld({ as: 'beatriz' })
  const { services } = world
  await renderWithServices(<CreatePage />, { world, at: '/newsletters/create' })
  await fill()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Criar newsletter' })).toBeInTheDocument())
  await services.api.newsletters.create({ handle: 'prazos-e-provas', title: 'Outra', description: 'Antes.' })
  submit()
  expect(await screen.findByText('Este handle já está em uso')).toBeInTheDocument()
  expect(world.toasts).toEqual([])
})

test('what an earlier visit left comes back and can be thrown away', async () => {
  const world = await createTestWorld({ as: 'beatriz' })
  const key = crashBufferKey(world.services.session.state.user?.id ?? '', 'newsletter')
  const left = { title: 'Meia ideia', handle: 'meia-ideia', description: '', isPaid: false, price: '' }
  localStorage.setItem(key, JSON.stringify(left))
  await renderWithServices(<CreatePage />, { world, at: '/newsletters/create' })
  expect(await field(/^Título/)).toHaveProperty('value', 'Meia ideia')
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(await field(/^Título/)).toHaveProperty('value', '')
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
})

test('a visitor is asked to sign in', async () => {
  await page({ as: undefined })
  expect(await screen.findByText('Entre para criar uma newsletter')).toBeInTheDocument()
})
