import { crashBufferKey } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createIssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import IssueTest from './issue-test'
import { sendSentence } from './send-texts'

let stop: () => void = () => undefined
afterEach(() => stop())

async function openTest() {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api, toast } = world.services
  const owned = await api.newsletters.get({ handle: 'clausula-a-clausula' })
  const newsletterId = owned.newsletter.id
  const { id } = await api.newsletters.createIssue({ newsletterId, title: 'Título', subject: 'Multa contratual' })
  const { issue } = await api.newsletters.getIssue({ issueId: id })
  const editing = createIssueEditing({ issue, api, toast, bufferKey: crashBufferKey('user-anapaula', 'issue', id) })
  stop = editing.start()
  await renderWithServices(<IssueTest editing={editing} owned={owned} />, { world })
  const stored = async () => {
    const { tests } = await api.newsletters.listABTests({ newsletterId })
    return tests.filter((one) => one.issue_id === id)
  }
  return { ...world, owned, stored }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('two subjects of an issue are planned where it is written; equal ones and an empty one are refused', async () => {
  const { stored, owned } = await openTest()
  press('Testar dois assuntos')
  const form = within(await screen.findByRole('form', { name: 'Teste de assunto' }))
  expect(form.getByText('Multa contratual')).toBeInTheDocument()
  press('Usar no envio')
  expect(form.getByText('Escreva o segundo assunto.')).toBeInTheDocument()
  const write = (words: string) =>
    fireEvent.change(form.getByRole('textbox', { name: /Assunto B/ }), { target: { value: words } })
  write(' Multa  contratual')
  press('Usar no envio')
  expect(form.getByText('É igual ao assunto da edição: não há o que comparar.')).toBeInTheDocument()
  expect(await stored()).toEqual([])
  write('Quando o juiz reduz a multa')
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

test('an issue goes without its test when the author says so, and undo plans it again', async () => {
  const { stored } = await openTest()
  press('Testar dois assuntos')
  const field = await screen.findByRole('textbox', { name: /Assunto B/ })
  fireEvent.change(field, { target: { value: 'Outro assunto' } })
  press('Usar no envio')
  fireEvent.click(await screen.findByRole('button', { name: 'Não testar' }))
  await screen.findByRole('button', { name: 'Testar dois assuntos' })
  expect(await stored()).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(async () => expect(await stored()).toMatchObject([{ subject_b: 'Outro assunto', sample_percent: 20 }]))
})
