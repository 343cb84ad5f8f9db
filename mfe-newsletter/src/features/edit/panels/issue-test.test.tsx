import { crashCopyKey } from '@ementa/contracts'
import { asksBeforeUnload, createTestWorld, fill, inputsOf, renderWithServices, userEvent } from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openIssue } from '../test/open-issue'
import IssueTest from './issue-test'
import { sendSentence } from './send-texts'

async function openTest() {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const owned = await api.newsletters.get({ handle: 'clausula-a-clausula' })
  const newsletterId = owned.newsletter.id
  const draft = { newsletterId, title: 'Título', subject: 'Multa contratual' }
  const { id } = await api.newsletters.createIssue(draft)
  const { editing } = await openIssue(world, { id })
  await renderWithServices(<IssueTest editing={editing} owned={owned} />, { world })
  const stored = async () => {
    const { tests } = await api.newsletters.listABTests({ newsletterId })
    return tests.filter((one) => one.issue_id === id)
  }
  return { ...world, owned, stored, editing, issueId: id }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('two subjects of an issue are planned where it is written; equal ones and an empty one are refused', async () => {
  const { stored, owned } = await openTest()
  press('Testar dois assuntos')
  const form = within(await screen.findByRole('form', { name: 'Teste de assunto' }))
  expect(form.getByText('Multa contratual')).toBeInTheDocument()
  press('Usar no envio')
  expect(form.getByText('Escreva o segundo assunto.')).toBeInTheDocument()
  const write = (words: string) => fill(form.getByRole('textbox', { name: /Assunto B/ }), words)
  await write(' Multa  contratual')
  press('Usar no envio')
  expect(form.getByText('É igual ao assunto da edição: não há o que comparar.')).toBeInTheDocument()
  expect(await stored()).toEqual([])
  await write('Quando o juiz reduz a multa')
  press('Usar no envio')
  await screen.findByText(/Começa no envio\.$/)
  const [test] = await stored()
  expect(test).toMatchObject({ status: 'draft', subject_a: 'Multa contratual', sample_percent: 20, split_percent: 50 })
  const sending = { subject: 'Multa contratual', newsletter: 'C', subscribers: owned.subscribers, test }
  expect(sendSentence(sending, { scheduled_at: null })).toContain(
    'Teste de assunto: 10% dos assinantes recebem “Multa contratual”, outros 10% recebem “Quando o juiz reduz a multa”; os demais, o que você declarar vencedor.',
  )
  expect(sendSentence({ ...sending, subject: test?.subject_b ?? '' }, { scheduled_at: null })).not.toContain('Teste')
})

const subjectB = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Assunto B/ })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const plan = async (words: string) => {
  press('Testar dois assuntos')
  await userEvent.click(await subjectB())
  await userEvent.paste(words)
  press('Usar no envio')
  await screen.findByText(/Começa no envio\.$/)
}

test('a test begins with a fifth of the subscribers, opens and an hour; all of it can be chosen', async () => {
  const { stored, toasts } = await openTest()
  press('Testar dois assuntos')
  expect(document.activeElement).toBe(await subjectB())
  expect(asksBeforeUnload()).toBe(false)
  expect(['Quem participa', 'Métrica', 'Duração'].map((name) => choice(name).value)).toEqual(['20', 'opens', '60'])
  const labels = within(choice('Quem participa'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect([labels[0], labels.at(-1)]).toEqual(['10% dos 2.316 assinantes', 'Todos os assinantes'])
  expect(screen.getByText('Deles, metade recebe A, metade B; os demais, o vencedor.')).toBeInTheDocument()
  expect(screen.queryByText('Escreva o segundo assunto.')).toBeNull()
  await userEvent.selectOptions(choice('Quem participa'), '100')
  expect(screen.getByText('Metade recebe A, metade B.')).toBeInTheDocument()
  await userEvent.selectOptions(choice('Métrica'), 'clicks')
  await userEvent.selectOptions(choice('Duração'), '240')
  await userEvent.click(await subjectB())
  await userEvent.paste('Outro assunto')
  expect(asksBeforeUnload()).toBe(true)
  press('Usar no envio')
  expect((await screen.findByText(/Começa no envio\.$/)).textContent).toMatch(
    /^Todos os assinantes · .* · 4 horas\. Começa no envio\.$/,
  )
  expect(toasts).toMatchObject([{ title: 'Teste A/B criado!', description: 'Ele começa quando a edição for enviada.' }])
  expect(await stored()).toMatchObject([
    {
      subject_a: 'Multa contratual',
      subject_b: 'Outro assunto',
      name: 'Multa contratual',
      sample_percent: 100,
      metric: 'clicks',
      duration_minutes: 240,
      split_percent: 50,
    },
  ])
  expect(asksBeforeUnload()).toBe(false)
})

test('a planned test shows what it compares, and is changed in its form', async () => {
  const { stored, editing } = await openTest()
  await plan('Outro assunto')
  const section = screen.getByRole('region', { name: 'Teste de assunto' })
  expect(section.textContent).toContain('A Multa contratualB Outro assunto20% dos 2.316 assinantes · ')
  press('Alterar')
  expect((await subjectB()).value).toBe('Outro assunto')
  press('Cancelar')
  expect(screen.queryByRole('form', { name: 'Teste de assunto' })).toBeNull()
  press('Alterar')
  await userEvent.type(await subjectB(), '!')
  await userEvent.selectOptions(choice('Quem participa'), '50')
  press('Usar no envio')
  expect((await screen.findByText(/Começa no envio\.$/)).textContent).toMatch(/^50% dos 2\.316 assinantes · /)
  expect(await stored()).toMatchObject([{ subject_b: 'Outro assunto!', sample_percent: 50 }])
  expect(screen.queryByText('Os dois assuntos são iguais: a edição vai sem teste.')).toBeNull()
  await act(async () => editing.setField('subject', 'Outro assunto!'))
  expect(screen.getByText('Os dois assuntos são iguais: a edição vai sem teste.')).toBeInTheDocument()
  await act(async () => editing.setField('subject', ' '))
  expect(section.textContent).toContain('A ainda sem texto')
})

test('a second subject that was given up leaves nothing', async () => {
  const { issueId, stored } = await openTest()
  const copies = () => copyKeys(crashCopyKey('user-anapaula', 'abtest', issueId))
  press('Testar dois assuntos')
  await userEvent.click(await subjectB())
  await userEvent.paste('Meia ideia')
  window.dispatchEvent(new Event('pagehide'))
  expect(copies()).toHaveLength(1)
  press('Cancelar')
  expect(await screen.findByRole('button', { name: 'Testar dois assuntos' })).toBeInTheDocument()
  expect([copies(), await stored()]).toEqual([[], []])
})

test('what fails is said, and stays as it was', async () => {
  const { toasts, simulate, stored, calls } = await openTest()
  simulate({ fail: ['newsletters.createABTest'] })
  press('Testar dois assuntos')
  await userEvent.click(await subjectB())
  await userEvent.paste('Outro assunto')
  press('Usar no envio')
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Erro ao criar teste', description: 'O que você escreveu continua aqui. Tente novamente.' },
    ]),
  )
  simulate({})
  press('Usar no envio')
  await screen.findByText(/Começa no envio\.$/)
  const sent = inputsOf(calls, 'newsletters.createABTest')
  expect(sent.length).toBeGreaterThan(1)
  for (const one of sent) expect(one).toEqual(sent[0])
  simulate({ fail: ['newsletters.deleteABTest'] })
  press('Não testar')
  await waitFor(() => expect(toasts.at(-1)?.status).toBe('error'))
  expect(await stored()).toHaveLength(1)
  simulate({})
  press('Não testar')
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('A edição vai sem teste'))
  simulate({ fail: ['newsletters.createABTest'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(toasts.at(-1)?.status).toBe('error'))
  expect(await stored()).toEqual([])
})
