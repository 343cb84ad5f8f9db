import { createTestWorld, inputsOf, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ReadOnlyIssue from './read-only-issue'
import { openIssue } from './test/open-issue'

const NEWSLETTER = 'newsletter-clausula'

/** A sent issue whose subjects are being compared, and the press that declares the second one. */
async function openTested() {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.otherTab
  const html = `<p>${'Texto longo o bastante. '.repeat(5)}</p>`
  const { id } = await newsletters.createIssue({ newsletterId: NEWSLETTER, title: 'Um', subject: 'Primeiro', html })
  await newsletters.createABTest({
    ...{ newsletterId: NEWSLETTER, issueId: id, name: 'Primeiro', sample_percent: 20 },
    ...{ subject_a: 'Primeiro', subject_b: 'Segundo' },
  })
  await newsletters.sendIssueNow({ issueId: id })
  const owned = await newsletters.get({ handle: 'clausula-a-clausula' })
  const { editing } = await openIssue(world, { id })
  await renderWithServices(<ReadOnlyIssue editing={editing} owned={owned} />, { world })
  const history = within(await screen.findByRole('region', { name: 'Teste de assunto' }))
  const declare = async () => {
    fireEvent.click(history.getByRole('button', { name: /^Declarar B vencedor/ }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Declarar B vencedor' }))
  }
  const reads = () => inputsOf(world.calls, 'newsletters.listABTests').length
  return { ...world, id, editing, history, declare, reads }
}

test('a declaration that failed says so, and looks what became of the test elsewhere', async () => {
  const { simulate, otherTab, toasts, declare, reads, history, editing } = await openTested()
  simulate({ fail: ['newsletters.stopABTest'] })
  const before = reads()
  const { tests } = await otherTab.newsletters.listABTests({ newsletterId: NEWSLETTER })
  await declare()
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Erro ao finalizar teste', status: 'error' }))
  // At once, not when the numbers are read again anyway.
  await waitFor(() => expect(reads()).toBeGreaterThan(before), { timeout: 10_000 })
  expect(await history.findByRole('button', { name: /^Declarar B vencedor/ })).toBeInTheDocument()
  expect(tests.some(({ status }) => status === 'running')).toBe(true)
  expect(editing.state.issue.subject).toBe('Primeiro')
})

test('a winner is the subject of the issue as soon as that can be read, and the test is over in any case', async () => {
  const { declare, editing, simulate, toasts, history } = await openTested()
  simulate({ fail: ['newsletters.getIssue'] })
  await declare()
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ title: 'Teste finalizado!', description: 'Vencedor: assunto B.' }),
  )
  await waitFor(() => expect(history.queryByRole('button', { name: /^Declarar/ })).toBeNull())
  expect(editing.state.issue.subject).toBe('Primeiro')
  simulate({ fail: [] })
  await editing.readAgain()
  expect(editing.state.issue.subject).toBe('Segundo')
})
