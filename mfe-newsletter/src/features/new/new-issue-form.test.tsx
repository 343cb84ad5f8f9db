import { createTestWorld, renderWithServices, userEvent } from '@ementa/testing'
import { useRoutes } from '@ementa/ui/router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes'

const HANDLE = 'clausula-a-clausula'

function Pages() {
  return useRoutes(routes)
}

const subject = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Assunto/ })

async function openNew() {
  const world = await createTestWorld({ as: 'anapaula' })
  return renderWithServices(<Pages />, { world, at: `/newsletters/${HANDLE}/new`, pattern: '*' })
}

test('what is typed while the draft is being created is there in its editor, with the focus where it was', async () => {
  const world = await openNew()
  const goOn = world.hold('newsletters.createIssue')
  const field = await subject()
  await userEvent.type(field, 'Edição nova')
  fireEvent.click(screen.getByRole('button', { name: 'Salvar rascunho' }))
  await userEvent.paste(', com o que veio depois')
  goOn()
  expect(await screen.findByRole('heading', { name: 'Editar edição' })).toBeInTheDocument()
  await waitFor(async () => expect((await subject()).value).toBe('Edição nova, com o que veio depois'))
  await waitFor(async () => expect(document.activeElement).toBe(await subject()))
  expect(await screen.findByText('Alterações não salvas')).toBeInTheDocument()
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
})

test('saves with Control and S, and the button keeps the focus while it does', async () => {
  const world = await openNew()
  const goOn = world.hold('newsletters.createIssue')
  await userEvent.type(await subject(), 'Pelo teclado')
  const button = screen.getByRole('button', { name: 'Salvar rascunho' })
  button.focus()
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  expect(await screen.findByRole('button', { name: 'Salvando…' })).toBe(document.activeElement)
  goOn()
  expect(await screen.findByRole('heading', { name: 'Editar edição' })).toBeInTheDocument()
})

const textOf = () => screen.findByRole('textbox', { name: 'Texto da edição' })
const describedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('the text is described by where it is kept, and in the editor by its length', async () => {
  await openNew()
  expect(describedBy(await textOf())).toContain('o texto fica guardado neste aparelho')
  await userEvent.type(await subject(), 'Edição descrita')
  fireEvent.click(screen.getByRole('button', { name: 'Salvar rascunho' }))
  expect(await screen.findByRole('heading', { name: 'Editar edição' })).toBeInTheDocument()
  await waitFor(async () => expect(describedBy(await textOf())).toMatch(/^0 palavras/))
  // The real editor is downloaded twice, which is slow work in a simulated page.
}, 60_000)
