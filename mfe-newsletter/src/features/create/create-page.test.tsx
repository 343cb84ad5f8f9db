import { crashCopyKey } from '@ementa/contracts'
import {
  createTestWorld,
  fill,
  findAddress,
  inputsOf,
  renderWithServices,
  type TestOptions,
  userEvent,
} from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import CreatePage from './create-page'

const page = (options: TestOptions = {}) =>
  renderWithServices(<CreatePage />, { at: '/newsletters/create', as: 'beatriz', ...options })
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const type = async (name: RegExp, value: string) => fill(await field(name), value)
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Criar newsletter' }))

async function fillIn() {
  await type(/^Título/, 'Prazos e Provas')
  await type(/^Descrição/, 'Um prazo por semana.')
}

test('a form with a live preview, whose handle follows the title [NWS-031]', async () => {
  await page()
  await fillIn()
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
  await userEvent.tab()
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
  await fillIn()
  fireEvent.click(screen.getByRole('radio', { name: 'Paga, por mês' }))
  await type(/^Preço/, 'R$ 19,99')
  submit()
  expect(await findAddress()).toBe('/newsletters/prazos-e-provas')
  expect(toasts).toMatchObject([{ title: 'Newsletter criada com sucesso!', status: 'success' }])
  const { newsletter } = await services.api.newsletters.get({ handle: 'prazos-e-provas' })
  expect(newsletter).toMatchObject({ is_paid: true, price_cents: 1999, title: 'Prazos e Provas' })
  const buffer = crashCopyKey(newsletter.owner_id, 'newsletter')
  expect(copyKeys(buffer)).toEqual([])
})

test('a failed creation is reported and keeps what was written [NWS-040]', async () => {
  const { toasts } = await page({ simulation: { fail: ['newsletters.create'] } })
  await fillIn()
  submit()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Falha ao criar newsletter', status: 'error' }]))
  expect(await field(/^Título/)).toHaveProperty('value', 'Prazos e Provas')
  expect(screen.getByRole('button', { name: 'Criar newsletter' })).toHaveProperty('disabled', false)
})

test('pressed by a mouse, a creation that fails leaves the focus on its button', async () => {
  const { toasts } = await page({ simulation: { fail: ['newsletters.create'] } })
  await fillIn()
  await userEvent.click(document.body)
  const button = screen.getByRole('button', { name: 'Criar newsletter' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(button).toHaveFocus()
})

test('a visitor is asked to sign in', async () => {
  await page({ as: undefined })
  expect(await screen.findByText('Entre para criar uma newsletter')).toBeInTheDocument()
})

const writtenIn = async (name: RegExp) => (await field(name)).getAttribute('value') ?? ''

test('an address of one’s own stays when the title changes; without one it follows again', async () => {
  await page()
  await type(/^Título/, 'Prazos')
  await type(/^Handle/, 'meu-prazo')
  await type(/^Título/, 'Provas')
  expect(await writtenIn(/^Handle/)).toBe('meu-prazo')
  await type(/^Descrição/, 'Uma')
  expect(await writtenIn(/^Handle/)).toBe('meu-prazo')
  await userEvent.clear(await field(/^Handle/))
  await type(/^Título/, 'Custas')
  expect(await writtenIn(/^Handle/)).toBe('custas')
})

test('what was put back is kept on request, or begun again from nothing', async () => {
  const left = { title: 'Meia ideia', handle: 'minha', description: '', isPaid: false, price: '' }
  localStorage.setItem(crashCopyKey('user-beatriz', 'newsletter'), JSON.stringify(left))
  const { unmount } = await page()
  fireEvent.click(await screen.findByRole('button', { name: 'Manter' }))
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
  expect(await writtenIn(/^Título/)).toBe('Meia ideia')
  unmount()
  await page()
  await screen.findByText('Rascunho recuperado')
  submit()
  expect(await screen.findByText('Descrição é obrigatória')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(screen.queryByText('Descrição é obrigatória')).toBeNull()
  await type(/^Título/, 'Nova')
  expect(await writtenIn(/^Handle/)).toBe('nova')
})

test('a form that is on its way is not sent twice, and a refusal says what to do', async () => {
  const { calls, toasts } = await page({ simulation: { fail: ['newsletters.create'] } })
  await fillIn()
  // The press would leave the field, whose message would move the button away.
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Criar newsletter' }))).toBe(false)
  const form = (await field(/^Título/)).closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() =>
    expect(toasts).toMatchObject([{ description: 'O que você escreveu continua aqui. Tente novamente.' }]),
  )
  const handles = inputsOf(calls, 'newsletters.create')
  expect(new Set(handles.map((input) => JSON.stringify(input))).size).toBe(1)
})

test('a refused handle keeps the focus, and is refused again without asking', async () => {
  const world = await createTestWorld({ as: 'beatriz' })
  await renderWithServices(<CreatePage />, { world, at: '/newsletters/create' })
  await fillIn()
  await world.otherTab.newsletters.create({ handle: 'prazos-e-provas', title: 'Outra', description: 'Antes.' })
  submit()
  expect(await screen.findByText('Este handle já está em uso')).toBeInTheDocument()
  expect(document.activeElement).toBe(await field(/^Handle/))
  const asked = () => inputsOf(world.calls, 'newsletters.create').length
  const before = asked()
  await type(/^Handle/, 'outro')
  expect(screen.queryByText('Este handle já está em uso')).toBeNull()
  await type(/^Handle/, 'prazos-e-provas')
  submit()
  expect(await screen.findByText('Este handle já está em uso')).toBeInTheDocument()
  expect(asked()).toBe(before)
})
