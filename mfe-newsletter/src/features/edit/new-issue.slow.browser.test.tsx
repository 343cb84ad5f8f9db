import { createTestWorld, renderWithServices } from '@ementa/testing'
import { useRoutes } from '@ementa/ui/router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { routes } from '../../routes'

const HOME = '/newsletters/clausula-a-clausula'
const BEGUN = 'O começo de uma edição que já tem texto bastante para ser salva.'

function Pages() {
  return useRoutes(routes)
}

const subjectField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Assunto/ })
const textField = () => screen.findByRole('textbox', { name: 'Texto da edição' })
const save = () => userEvent.keyboard('{Control>}s{/Control}')
const edited = () => screen.findByRole('heading', { level: 1, name: 'Editar edição' })

/** Opens a new issue, writes a subject and a text, and holds the answer of the first save until `goOn`. */
async function begin() {
  const world = await createTestWorld({ as: 'anapaula' })
  await renderWithServices(<Pages />, { world, at: `${HOME}/new`, pattern: '*' })
  const [subject, text] = [await subjectField(), await textField()]
  await userEvent.click(subject)
  await userEvent.keyboard('Edição nova')
  await userEvent.click(text)
  await userEvent.keyboard(BEGUN)
  return { ...world, subject, text, goOn: world.hold('newsletters.createIssue') }
}
const storedText = async ({ otherTab }: Awaited<ReturnType<typeof begin>>) => {
  const { newsletter } = await otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  const { issues } = await otherTab.newsletters.listIssues({ newsletterId: newsletter.id, status: 'draft' })
  return issues.find(({ subject }) => subject.startsWith('Edição nova'))
}

test('a text stays open, as it is written, when its first save makes an issue [NWS-043]', async () => {
  const page = await begin()
  const { text, goOn } = page
  await userEvent.keyboard('{Home}{ArrowRight}')
  await save()
  await userEvent.keyboard('ra')
  goOn()
  await edited()
  await userEvent.keyboard('!')
  expect(await textField()).toBe(text)
  expect(text).toHaveFocus()
  expect(text).toHaveTextContent(`Ora! começo`)
  expect(await screen.findByText('Alterações não salvas')).toBeInTheDocument()
  await save()
  await waitFor(async () => expect((await storedText(page))?.html).toContain('Ora! começo'))
  for (let step = 0; step < 4; step++) await userEvent.keyboard('{Control>}z{/Control}')
  expect(text).not.toHaveTextContent('Ora!')
})

test('a subject stays open, with the caret where it was, when its first save makes an issue [NWS-043]', async () => {
  const { subject, goOn } = await begin()
  await userEvent.click(subject)
  await userEvent.keyboard('{Home}A ')
  await save()
  await userEvent.keyboard('minha ')
  goOn()
  await edited()
  await userEvent.keyboard('primeira ')
  expect(await subjectField()).toBe(subject)
  expect(subject).toHaveFocus()
  expect(subject).toHaveValue('A minha primeira Edição nova')
  expect(screen.getByRole('textbox', { name: 'Título interno' })).toHaveValue('A Edição nova')
})

test('a letter that is being composed is not lost when the first save makes an issue', async () => {
  const { text, goOn } = await begin()
  await userEvent.keyboard('{End} ')
  await save()
  await cdp().send('Input.imeSetComposition', { text: 'cafe', selectionStart: 4, selectionEnd: 4 })
  goOn()
  await edited()
  await cdp().send('Input.imeSetComposition', { text: 'café', selectionStart: 4, selectionEnd: 4 })
  await cdp().send('Input.insertText', { text: 'café' })
  await userEvent.keyboard('!')
  expect(text).toHaveTextContent(`${BEGUN} café!`)
})
