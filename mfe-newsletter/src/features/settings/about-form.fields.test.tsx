import { createTestWorld, inputsOf, renderWithServices, type TestWorld } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AboutForm } from './about-form'

async function open(change: object = {}) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletter } = await world.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  await renderWithServices(<AboutForm newsletter={{ ...newsletter, ...change }} owner="Ana Paula Ferraz" />, { world })
  await screen.findByRole('form', { name: 'Sobre a newsletter' })
  return { ...world, newsletter }
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const put = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar configurações' }))
const updates = ({ calls }: Pick<TestWorld, 'calls'>) => inputsOf(calls, 'newsletters.update')

test('what is wrong is said once it is tried, the first of it gets the focus, and nothing is sent', async () => {
  const world = await open()
  put(/^Título/, '')
  put(/^Linha do cabeçalho/, 'a'.repeat(121))
  expect(field(/^Título/)).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText('Título é obrigatório')).toBeNull()
  save()
  expect(await screen.findByText('Título é obrigatório')).toBeInTheDocument()
  expect(screen.getByText('Linha do cabeçalho deve ter no máximo 120 caracteres')).toBeInTheDocument()
  expect(field(/^Título/)).toBeInvalid()
  expect(field(/^Linha do cabeçalho/)).toBeInvalid()
  expect(field(/^Descrição/)).toBeValid()
  expect(field(/^Título/)).toHaveFocus()
  put(/^Título/, 'De novo')
  await waitFor(() => expect(field(/^Título/)).not.toHaveAttribute('aria-invalid'))
  save()
  await waitFor(() => expect(field(/^Linha do cabeçalho/)).toHaveFocus())
  expect(updates(world)).toEqual([])
  expect(world.toasts).toEqual([])
})

test('everything is saved as typed, the price in cents, and the form shows what was stored', async () => {
  const world = await open()
  put(/^Título/, ' Novo título ')
  put(/^Descrição/, 'Nova descrição')
  put(/^Nome do remetente/, 'Redação')
  put(/^Linha do cabeçalho/, 'Toda terça')
  put(/^Mensagem de boas-vindas/, 'Bem-vinda')
  fireEvent.click(screen.getByRole('radio', { name: 'Paga, por mês' }))
  put(/^Preço por mês/, '19,9')
  save()
  expect(screen.getByRole('button', { name: 'Salvando…' })).toHaveAttribute('aria-disabled', 'true')
  // Enter in a field sends the form too.
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Configurações salvas', status: 'success' }]))
  expect(updates(world)).toEqual([
    {
      ...{ newsletterId: world.newsletter.id, title: ' Novo título ', description: 'Nova descrição' },
      ...{ senderName: 'Redação', masthead: 'Toda terça', welcome: 'Bem-vinda', priceCents: 1990 },
    },
  ])
  await waitFor(() => expect(field(/^Preço por mês/)).toHaveValue('19,90'))
  expect(field(/^Título/)).toHaveValue('Novo título')
  expect(await screen.findByRole('button', { name: 'Salvar configurações' })).not.toHaveAttribute('aria-disabled')
})

test('what was not changed here stays as another device left it', async () => {
  const world = await open()
  const { otherTab, newsletter } = world
  await otherTab.newsletters.update({ newsletterId: newsletter.id, description: 'Do celular', priceCents: 990 })
  put(/^Linha do cabeçalho/, 'Toda terça')
  save()
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Configurações salvas' }]))
  expect(field(/^Descrição/)).toHaveValue('Do celular')
  expect(field(/^Preço por mês/)).toHaveValue('9,90')
  expect(field(/^Linha do cabeçalho/)).toHaveValue('Toda terça')
})

test('what failed says that nothing typed is lost, and can be tried again', async () => {
  const world = await open()
  world.simulate({ fail: ['newsletters.update'] })
  put(/^Título/, 'Novo título')
  save()
  await waitFor(() =>
    expect(world.toasts).toMatchObject([
      {
        ...{ title: 'Erro ao salvar', status: 'error' },
        description: 'O que você escreveu continua aqui. Tente novamente.',
      },
    ]),
  )
  expect(field(/^Título/)).toHaveValue('Novo título')
  world.simulate({})
  save()
  await waitFor(() => expect(world.toasts.at(-1)).toMatchObject({ title: 'Configurações salvas' }))
})

test('a paid newsletter becomes free only after its owner agrees to open so many issues to everybody', async () => {
  const world = await open({ is_paid: true, price_cents: 1490 })
  fireEvent.click(screen.getByRole('radio', { name: 'Gratuita' }))
  save()
  const question = within(await screen.findByRole('alertdialog', { name: 'Tornar a newsletter gratuita?' }))
  expect(question.getByText(/^\d+ edições que só assinantes leem se abrem a todos/)).toBeInTheDocument()
  fireEvent.click(question.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(updates(world)).toEqual([])
  save()
  fireEvent.click(await screen.findByRole('button', { name: /^Abrir \d+ edições a todos$/ }))
  await waitFor(() => expect(updates(world)).toMatchObject([{ priceCents: 0 }]))
})
