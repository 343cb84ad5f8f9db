import {
  asksBeforeUnload,
  createTestWorld,
  fill,
  inputsOf,
  renderWithServices,
  required,
  type TestOptions,
  type TestWorld,
  userEvent,
} from '@ementa/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ABTestsPage from './ab-tests-page'

const HANDLE = 'clausula-a-clausula'
const options = { at: `/newsletters/${HANDLE}/abtest`, pattern: '/newsletters/:handle/abtest' }

const page = (more: TestOptions & { world?: TestWorld } = {}) =>
  renderWithServices(<ABTestsPage />, { ...options, as: 'anapaula', ...more })
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const openForm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Novo teste' }))
const type = (name: RegExp, value: string) => fill(screen.getByRole('textbox', { name }), value)
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Criar teste' }))
const first = (elements: HTMLElement[]) => required(elements[0])

const question = () => screen.findByRole('alertdialog', { name: /^Declarar [AB] vencedor\?$/ })
const answer = async (name: string) => fireEvent.click(within(await question()).getByRole('button', { name }))

async function emptyPage() {
  const world = await createTestWorld({ as: 'beatriz' })
  await world.services.api.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Uma.' })
  await renderWithServices(<ABTestsPage />, { ...options, world, at: '/newsletters/nova/abtest' })
  return world
}
const testsOf = async ({ services }: Pick<TestWorld, 'services'>, handle: string) => {
  const { newsletter } = await services.api.newsletters.get({ handle })
  return (await services.api.newsletters.listABTests({ newsletterId: newsletter.id })).tests
}

test('tests stand in three groups, and the panel explains five steps [NWS-080] [NWS-082]', async () => {
  const world = await page()
  const tests = await testsOf(world, HANDLE)
  for (const [status, name] of [
    ['running', /^Em andamento/],
    ['draft', /^Rascunhos/],
    ['completed', /^Concluídos/],
  ] as const) {
    const expected = tests.filter((one) => one.status === status).map((one) => one.name)
    expect(expected.length).toBeGreaterThan(0)
    const cards = (await group(name)).getAllByRole('article')
    expect(cards.map((card) => card.getAttribute('aria-label')).sort()).toEqual(expected.sort())
  }
  const steps = (await group(/^Como funciona/)).getAllByRole('listitem')
  const names = ['Criação', 'Divisão', 'Métrica', 'Duração', 'Resultado']
  expect(steps.map((step, index) => within(step).getByText(names[index] ?? '').textContent)).toEqual(names)
})

test('only drafts can be started, only running tests stopped; results are sample data [NWS-091] [NWS-094]', async () => {
  await page()
  const running = await group(/^Em andamento/)
  const drafts = await group(/^Rascunhos/)
  const completed = await group(/^Concluídos/)
  expect(drafts.getAllByRole('button').map((button) => button.textContent)).toEqual(['Iniciar Teste', 'Apagar'])
  expect(running.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Declarar A vencedor',
    'Declarar B vencedor',
  ])
  expect(completed.queryAllByRole('button')).toEqual([])
  // Said once, not in every card.
  expect(screen.getAllByText('Dados de exemplo')).toHaveLength(1)
})

test('a toggle opens and closes the form, with the defaults in it [NWS-081] [NWS-087] [NWS-088]', async () => {
  await page()
  const toggle = await screen.findByRole('button', { name: 'Novo teste' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('form', { name: 'Novo teste A/B' })).toBeNull()
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('radio', { name: 'Aberturas' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Cliques' })).toHaveProperty('checked', false)
  const duration = screen.getByRole('combobox', { name: 'Duração' })
  expect(duration).toHaveProperty('value', '60')
  expect(
    within(duration)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['15', '30', '60', '120', '240'])
  fireEvent.click(toggle)
  expect(screen.queryByRole('form', { name: 'Novo teste A/B' })).toBeNull()
})

test('the split goes from 10 to 90 in steps of 5 and begins at 50 [NWS-086]', async () => {
  await page()
  await openForm()
  const slider = screen.getByRole('slider', { name: 'Divisão dos assinantes' })
  const value = () => slider.getAttribute('aria-valuenow')
  expect([slider.getAttribute('aria-valuemin'), value(), slider.getAttribute('aria-valuemax')]).toEqual([
    '10',
    '50',
    '90',
  ])
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  await waitFor(() => expect(value()).toBe('55'))
  fireEvent.keyDown(slider, { key: 'Home' })
  await waitFor(() => expect(value()).toBe('10'))
})

test('name and both subjects are needed, preview texts are not; a new test is a draft [NWS-084] [NWS-085] [NWS-089]', async () => {
  const world = await emptyPage()
  await openForm()
  const refused = {
    title: 'Campos obrigatórios',
    description: 'Por favor, preencha o nome do teste e ambos os assuntos.',
  }
  const texts = [
    [/^Nome do teste/, 'Pergunta'],
    [/^Assunto A/, 'Vale a multa?'],
    [/^Assunto B/, 'A multa vale'],
  ] as const
  for (const [index, [missing]] of texts.entries()) {
    for (const [field, text] of texts) await type(field, field === missing ? '  ' : text)
    create()
    await waitFor(() => expect(world.toasts).toMatchObject(Array(index + 1).fill(refused)))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: missing }))
  }
  await type(/^Assunto B/, 'A multa vale')
  create()
  await waitFor(() => expect(world.toasts[3]).toMatchObject({ title: 'Teste A/B criado!', status: 'success' }))
  expect((await group(/^Rascunhos \(1\)/)).getByRole('article', { name: 'Pergunta' })).toBeInTheDocument()
  // The form is gone: the focus went to what it made.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pergunta' })))
  expect(await testsOf(world, 'nova')).toMatchObject([
    { status: 'draft', preheader_a: '', preheader_b: '', split_percent: 50, metric: 'opens', duration_minutes: 60 },
  ])
  await openForm()
  expect(screen.getByRole('textbox', { name: /^Nome do teste/ })).toHaveProperty('value', '')
})

test('a started test runs; a failed start is told [NWS-091] [NWS-092] [NWS-093]', async () => {
  const { toasts, simulate } = await page({ simulation: { fail: ['newsletters.startABTest'] } })
  const start = async () => fireEvent.click(first((await group(/^Rascunhos/)).getAllByRole('button')))
  await start()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao iniciar teste', status: 'error' }]))
  simulate({})
  await start()
  await waitFor(() => expect(toasts[1]).toMatchObject({ title: 'Teste A/B iniciado!', status: 'success' }))
  expect(await screen.findByRole('region', { name: /^Em andamento \(2\)/ })).toBeInTheDocument()
  // The button is gone: the focus went along with the test.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'))
})

test('stopping declares the winner and completes the test; a failed stop is told [NWS-095] [NWS-096]', async () => {
  const { toasts, simulate } = await page({ simulation: { fail: ['newsletters.stopABTest'] } })
  const stop = async () => {
    fireEvent.click((await group(/^Em andamento/)).getByRole('button', { name: /^Declarar B vencedor: / }))
    await answer('Declarar B vencedor')
  }
  await stop()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao finalizar teste', status: 'error' }]))
  simulate({})
  await stop()
  await waitFor(() => expect(toasts[1]).toMatchObject({ title: 'Teste finalizado!', status: 'success' }))
  expect(toasts[1]?.description).toBe('Vencedor: assunto B.')
  expect(await screen.findByRole('region', { name: /^Em andamento \(0\)/ })).toBeInTheDocument()
  const card = within(
    (await group(/^Concluídos/)).getByRole('article', { name: 'Assunto curto para a edição sobre mensagens' }),
  )
  expect(card.getByText('Vencedor')).toBeInTheDocument()
})

test('two equal subjects are refused at the field, and nothing is made', async () => {
  const world = await emptyPage()
  await openForm()
  await type(/^Nome do teste/, 'Pergunta')
  await type(/^Assunto A/, 'Vale a multa?')
  await type(/^Assunto B/, ' Vale  a multa? ')
  create()
  const message = await screen.findByText('Os dois assuntos são iguais. Mude um deles para haver o que comparar.')
  const field = screen.getByRole('textbox', { name: /^Assunto B/ })
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-describedby')).toContain(message.id)
  expect(await testsOf(world, 'nova')).toEqual([])
  await type(/^Assunto B/, 'A multa vale')
  expect(screen.queryByText(/são iguais/)).toBeNull()
  create()
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Teste A/B criado!' }]))
})

test('without tests there is an empty state that opens the form [NWS-083]', async () => {
  await emptyPage()
  expect(await screen.findByRole('heading', { name: 'Nenhum teste ainda' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Criar o primeiro teste' }))
  expect(screen.getByRole('form', { name: 'Novo teste A/B' })).toBeInTheDocument()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Nome do teste/ }))
  // It would lead to where one is.
  expect(screen.queryByRole('button', { name: 'Criar o primeiro teste' })).toBeNull()
  expect(screen.getByText(/ainda não tem assinantes: os números do teste serão só um exemplo/)).toBeInTheDocument()
  expect(screen.queryByText(/cerca de/)).toBeNull()
})

test('a failed load is reported and leads to the newsletter [NWS-014]', async () => {
  const { toasts } = await page({ simulation: { fail: ['newsletters.listABTests'] } })
  expect((await screen.findByRole('status', { name: 'Endereço' })).textContent).toBe(`/newsletters/${HANDLE}`)
  expect(toasts).toMatchObject([{ title: 'Erro ao carregar dados', status: 'error' }])
})

test('others are refused with this page’s reason [NWS-010] [NWS-011]', async () => {
  const { toasts } = await page({ as: 'renata' })
  expect((await screen.findByRole('status', { name: 'Endereço' })).textContent).toBe(`/newsletters/${HANDLE}`)
  expect(toasts).toMatchObject([
    { title: 'Acesso negado', description: 'Apenas o proprietário pode gerenciar testes A/B desta newsletter.' },
  ])
})

const texts = async (name: string) => {
  await type(/^Nome do teste/, name)
  await type(/^Assunto A/, 'Um')
  await type(/^Assunto B/, 'Outro')
}

test('everything that was chosen is stored with the test', async () => {
  const world = await page()
  await openForm()
  expect(asksBeforeUnload()).toBe(false)
  expect(screen.getByText('A: 50% (cerca de 1.158) · B: 50% (cerca de 1.158)')).toBeInTheDocument()
  const slider = screen.getByRole('slider', { name: 'Divisão dos assinantes' })
  fireEvent.keyDown(slider, { key: 'Home' })
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe('10% recebem A, 90% recebem B'))
  expect(screen.getByText('A: 10% (cerca de 232) · B: 90% (cerca de 2.084)')).toBeInTheDocument()
  const metric = (name: string) => screen.getByRole('radio', { name })
  fireEvent.click(metric('Cliques'))
  expect(metric('Aberturas')).not.toBeChecked()
  fireEvent.click(metric('Aberturas'))
  expect(metric('Aberturas')).toBeChecked()
  fireEvent.click(metric('Cliques'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Duração' }), '240')
  await texts('Tudo escolhido')
  expect(asksBeforeUnload()).toBe(true)
  await type(/^Texto de prévia A/, 'Prévia um')
  await type(/^Texto de prévia B/, 'Prévia dois')
  expect(screen.getByRole('textbox', { name: /^Texto de prévia A/ })).toHaveAttribute('placeholder', 'Opcional')
  create()
  expect(screen.getByRole('button', { name: 'Criando…' })).toHaveAttribute('aria-disabled', 'true')
  // Enter in a field sends the form too.
  fireEvent.submit(screen.getByRole('form', { name: 'Novo teste A/B' }))
  await screen.findByRole('article', { name: 'Tudo escolhido' })
  expect(inputsOf(world.calls, 'newsletters.createABTest')).toHaveLength(1)
  expect((await testsOf(world, HANDLE)).find(({ name }) => name === 'Tudo escolhido')).toMatchObject({
    subject_a: 'Um',
    subject_b: 'Outro',
    preheader_a: 'Prévia um',
    preheader_b: 'Prévia dois',
    split_percent: 10,
    metric: 'clicks',
    duration_minutes: 240,
  })
  expect(asksBeforeUnload()).toBe(false)
})

test('a creation that failed says so, keeps what was written, and is tried again as the same one [NWS-090]', async () => {
  const world = await emptyPage()
  world.simulate({ fail: ['newsletters.createABTest'] })
  await openForm()
  await texts('Pergunta')
  create()
  await waitFor(() =>
    expect(world.toasts).toMatchObject([
      {
        ...{ title: 'Erro ao criar teste', status: 'error' },
        description: 'O que você escreveu continua aqui. Tente novamente.',
      },
    ]),
  )
  expect(screen.getByRole('textbox', { name: /^Assunto B/ })).toHaveValue('Outro')
  world.simulate({})
  create()
  await screen.findByRole('article', { name: 'Pergunta' })
  const sent = inputsOf(world.calls, 'newsletters.createABTest')
  expect(sent.length).toBeGreaterThan(1)
  for (const one of sent) expect(one).toEqual(sent[0])
  expect(sent[0]).toMatchObject({ requestId: expect.any(String) })
})

test('what an earlier visit left opens the form with it; a created test leaves nothing', async () => {
  const world = await page()
  await openForm()
  await type(/^Texto de prévia B/, 'Só isto')
  cleanup()
  await page({ world })
  expect(await screen.findByRole('textbox', { name: /^Texto de prévia B/ })).toHaveProperty('value', 'Só isto')
  // Nobody asked for the form: the focus stays where it is.
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('button', { name: 'Fechar formulário' }).getAttribute('aria-expanded')).toBe('true')
  await texts('De antes')
  create()
  await screen.findByRole('article', { name: 'De antes' })
  cleanup()
  await page({ world })
  expect(await screen.findByRole('button', { name: 'Novo teste' })).toBeInTheDocument()
})

test('a draft test is deleted, and brought back, before the list is read again', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { toasts } = await page({ world })
  const drafts = await group(/^Rascunhos/)
  world.hold('newsletters.listABTests')
  const [card] = drafts.getAllByRole('article')
  const name = card?.getAttribute('aria-label') ?? ''
  fireEvent.click(screen.getByRole('button', { name: `Apagar teste: ${name}` }))
  await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull())
  await act(async () => toasts.at(-1)?.action?.onClick())
  expect(await screen.findByRole('article', { name })).toBeInTheDocument()
})
