import { createTestWorld, inputsOf, renderWithServices, type TestWorld } from '@ementa/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
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

test('each field has its name, its help and what is left of its limit', async () => {
  await open({ sender_name: 'Redação', masthead: 'Toda terça', welcome: 'Olá' })
  const fields = screen.getAllByRole('textbox').map((one) => [one.tagName, one.getAttribute('name')])
  expect(fields).toEqual([
    ['INPUT', 'title'],
    ['TEXTAREA', 'description'],
    ['INPUT', 'senderName'],
    ['INPUT', 'masthead'],
    ['TEXTAREA', 'welcome'],
  ])
  expect(field(/^Título/)).toBeRequired()
  expect(field(/^Descrição/)).toBeRequired()
  expect(field(/^Descrição/)).toHaveAttribute('rows', '4')
  expect(field(/^Título/)).not.toHaveAccessibleDescription()
  for (const [name, value, help] of [
    [/^Nome do remetente/, 'Redação', 'Quem assina os e-mails. Em branco, é Ana Paula Ferraz.'],
    [/^Linha do cabeçalho/, 'Toda terça', 'Aparece sob o título da newsletter: a periodicidade, por exemplo.'],
    [/^Mensagem de boas-vindas/, 'Olá', 'Quem assina lê esta mensagem logo depois.'],
  ] as const) {
    expect(field(name)).toHaveValue(value)
    expect(field(name)).not.toBeRequired()
    expect(field(name)).toBeValid()
    expect(field(name)).toHaveAccessibleDescription(help)
  }
  expect(field(/^Mensagem de boas-vindas/)).toHaveAttribute('rows', '3')
})

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

test('a price that cannot be read is a wrong field like any other, in its place', async () => {
  const world = await open({ is_paid: true, price_cents: 1490 })
  expect(field(/^Preço por mês/)).toHaveValue('14,90')
  put(/^Preço por mês/, 'dez')
  put(/^Mensagem de boas-vindas/, 'a'.repeat(501))
  save()
  expect(await screen.findByText('Preço inválido. Use o formato 14,90')).toBeInTheDocument()
  await waitFor(() => expect(field(/^Preço por mês/)).toHaveFocus())
  expect(updates(world)).toEqual([])
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

test('what came back can be kept: the word on it goes, the text stays', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletter } = await world.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  const shown = <AboutForm newsletter={newsletter} owner="Ana Paula" />
  await renderWithServices(shown, { world })
  await screen.findByRole('form')
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
  put(/^Título/, 'Novo título')
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
  cleanup()
  await renderWithServices(shown, { world })
  const notice = within(await screen.findByRole('status'))
  expect(notice.getByText('Rascunho recuperado')).toBeInTheDocument()
  fireEvent.click(notice.getByRole('button', { name: 'Manter' }))
  await waitFor(() => expect(screen.queryByText('Rascunho recuperado')).toBeNull())
  expect(field(/^Título/)).toHaveValue('Novo título')
  save()
  await waitFor(() => expect(world.toasts.at(-1)).toMatchObject({ title: 'Configurações salvas' }))
  cleanup()
  await renderWithServices(shown, { world })
  expect(await screen.findByRole('textbox', { name: /^Título/ })).toHaveValue(newsletter.title)
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
