import { createTestWorld, renderWithServices } from '@ementa/testing'
import { absoluteTime } from '@ementa/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConflictDialog } from './editor-notices'
import { openIssue } from './test/open-issue'

const OTHER = `<p>${'O texto da outra aba. '.repeat(10)}</p>`

/** The same issue was saved in another tab while something was written here. */
async function openConflict() {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const { issue, editing } = await openIssue(world)
  await renderWithServices(<ConflictDialog editing={editing} />, { world })
  await api.newsletters.updateIssue({ issueId: issue.id, subject: 'Da outra aba', html: OTHER })
  await act(async () => {
    editing.setField('subject', 'Desta aba')
    await editing.save()
  })
  const stored = async () => (await api.newsletters.getIssue({ issueId: issue.id })).issue
  return { dialog: within(await screen.findByRole('dialog')), editing, stored }
}

test('both versions can be read side by side, also with the keyboard alone', async () => {
  const { dialog } = await openConflict()
  fireEvent.click(dialog.getByRole('button', { name: 'Ver as duas' }))
  for (const version of ['Nesta aba', 'Na outra aba']) {
    const text = within(dialog.getByRole('region', { name: version })).getByRole('group', { name: `Texto: ${version}` })
    // A long text scrolls: it takes the focus, so that the arrow keys reach its end.
    expect(text.tabIndex).toBe(0)
    text.focus()
    expect(document.activeElement).toBe(text)
  }
  expect(dialog.getByRole('group', { name: 'Texto: Na outra aba' }).textContent).toContain('O texto da outra aba.')
  expect(dialog.getByRole('heading', { name: 'Desta aba' })).toBeInTheDocument()
})

test('nothing is decided by closing it; a notice opens it again', async () => {
  const { dialog, stored } = await openConflict()
  fireEvent.keyDown(dialog.getByRole('button', { name: 'Usar a outra' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await stored()).subject).toBe('Da outra aba')
  fireEvent.click(screen.getByRole('button', { name: 'Decidir' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Manter a minha' }))
  await waitFor(async () => expect((await stored()).subject).toBe('Desta aba'))
})

test('it says when the other tab saved, and taking its text keeps one’s own on this device', async () => {
  const { dialog, editing, stored } = await openConflict()
  const { updated_at } = await stored()
  expect(dialog.getByText(/^A outra aba salvou a edição em /).textContent).toBe(
    `A outra aba salvou a edição em ${absoluteTime(updated_at)}. O que está escrito aqui é diferente. “Manter a minha” substitui o que a outra salvou. Com “Usar a outra”, o que está aqui continua guardado neste aparelho até você descartá-lo.`,
  )
  expect(screen.getByText('Enquanto você não decidir, nada é salvo por cima da outra versão.')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Ver as duas' }))
  expect(dialog.getByRole('heading', { level: 3, name: 'Da outra aba' })).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Usar a outra' }))
  await waitFor(() => expect(editing.state.fields.subject).toBe('Da outra aba'))
  expect(editing.state.recovered?.subject).toBe('Desta aba')
  await waitFor(() => expect(screen.queryByText(/^Enquanto você não decidir/)).toBeNull())
})

test('a version without a subject has a name, and a preview text stands below it', async () => {
  const { dialog, editing } = await openConflict()
  await act(async () => {
    editing.setField('subject', '')
    editing.setField('preheader', 'Uma prévia')
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Ver as duas' }))
  const mine = within(dialog.getByRole('region', { name: 'Nesta aba' }))
  expect(mine.getByRole('heading', { name: 'Sem assunto' })).toBeInTheDocument()
  expect(mine.getByText('Uma prévia')).toBeInTheDocument()
  await act(async () => editing.setField('preheader', ''))
  // No empty line between the subject and the text.
  const below = mine.getByRole('heading', { name: 'Sem assunto' }).nextElementSibling
  expect(below).not.toBeEmptyDOMElement()
  expect(below?.nextElementSibling).toBeNull()
})
