import { crashBufferKey } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createIssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import type { IssueTextPort } from '../../../shared/rich-text/issue-text'
import OwnTemplates from './own-templates'
import { SuggestionsPanel } from './suggestions-panel'
import { TemplatesPanel } from './templates-panel'

function portWith(text: string): IssueTextPort {
  return {
    ops: () => [{ insert: text }],
    html: () => text,
    load: () => undefined,
    replace: () => undefined,
    append: () => undefined,
    focus: () => undefined,
    caret: () => null,
    type: () => undefined,
  }
}

async function openTemplates(text: string) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api, toast } = world.services
  const { issue } = await api.newsletters.getIssue({ issueId: 'issue-clausula-05' })
  const editing = createIssueEditing({ issue, api, toast, bufferKey: crashBufferKey('a', 'issue', issue.id) })
  editing.attach(portWith(text))
  const onApply = vi.fn<(html: string) => void>()
  await renderWithServices(<TemplatesPanel editing={editing} onApply={onApply} />, { world })
  return { onApply, ...world }
}

const use = (template: string) => fireEvent.click(screen.getByRole('button', { name: `Usar modelo ${template}` }))
const answer = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

test('offers three templates and fills an empty text without asking [NWS-069] [NS-52]', async () => {
  const { onApply, toasts } = await openTemplates('\n')
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Usar modelo Clássico', 'Usar modelo Magazine', 'Usar modelo Destaques'])
  for (const [name, heading] of [
    ['Clássico', '<h1>Título da edição</h1>'],
    ['Magazine', '<h1>Nesta edição</h1>'],
    ['Destaques', '<h1>Destaques da semana</h1>'],
  ] as const) {
    use(name)
    await waitFor(() => expect(onApply.mock.lastCall?.[0]).toContain(heading))
  }
  expect(toasts).toEqual([])
})

test('asks before it replaces a text [NS-53] [NWS-069]', async () => {
  const { onApply } = await openTemplates('Já há texto.\n')
  use('Clássico')
  await answer('Cancelar')
  expect(onApply).not.toHaveBeenCalled()
  use('Clássico')
  await answer('Substituir o texto')
  await waitFor(() => expect(onApply).toHaveBeenCalledOnce())
})

test('shows five suggestions and adds one with title, text and source [NWS-070] [NS-54]', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { suggestions } = await world.services.api.newsletters.suggestContent({})
  const onAdd = vi.fn<(html: string) => void>()
  await renderWithServices(<SuggestionsPanel onAdd={onAdd} />, { world })
  await screen.findByText(suggestions[0]?.title ?? '')
  expect(screen.getAllByRole('button', { name: /^Adicionar: / })).toHaveLength(5)
  const { title, content, source } = suggestions[1] ?? { title: '?', content: '?', source: '?' }
  fireEvent.click(screen.getByRole('button', { name: `Adicionar: ${title}` }))
  for (const part of [`<h2>${title}</h2>`, content, source]) expect(onAdd.mock.lastCall?.[0]).toContain(part)
})

test('shows three of many tags [NWS-070]', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const many = { id: 's', title: 'Muitas tags', content: 'c', source: 'f', tags: ['a', 'b', 'c', 'd', 'e'] }
  await renderWithServices(<SuggestionsPanel onAdd={() => undefined} />, {
    world: withCalls(world, 'newsletters', { suggestContent: async () => ({ suggestions: [many] }) }),
  })
  await screen.findByText('Muitas tags')
  expect(screen.getByText('#c')).toBeInTheDocument()
  expect(screen.queryByText('#d')).toBeNull()
})

test('offers nothing to add or to use while the editor is not there', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  await renderWithServices(<SuggestionsPanel onAdd={null} />, { world })
  for (const button of await screen.findAllByRole('button', { name: /^Adicionar: / }))
    expect(button).toHaveProperty('disabled', true)
})

test('tells when suggestions cannot be loaded, and tries again [NWS-071]', async () => {
  const world = await createTestWorld({ as: 'anapaula', simulation: { fail: ['newsletters.suggestContent'] } })
  await renderWithServices(<SuggestionsPanel onAdd={() => undefined} />, { world })
  await waitFor(() =>
    expect(world.toasts.at(-1)).toMatchObject({ title: 'Erro ao carregar sugestões', status: 'error' }),
  )
  world.simulate({})
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Taxa legal negativa: o § 3º do art. 406')).toBeInTheDocument()
})

test('the text of an issue becomes a template of one’s own, which is renamed, used, deleted and brought back', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api, toast } = world.services
  const { issue } = await api.newsletters.getIssue({ issueId: 'issue-clausula-05' })
  const editing = createIssueEditing({ issue, api, toast, bufferKey: crashBufferKey('a', 'issue', issue.id) })
  editing.attach(portWith('<p>Abertura de sempre</p>'))
  const onApply = vi.fn<(html: string) => void>()
  const newsletterId = issue.newsletter_id
  await renderWithServices(<OwnTemplates editing={editing} newsletterId={newsletterId} onApply={onApply} />, { world })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar texto como modelo' }))
  fireEvent.change(await screen.findByLabelText(/Nome do modelo/), { target: { value: 'Boletim' } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar modelo' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Renomear modelo Boletim' }))
  fireEvent.change(screen.getByLabelText('Novo nome'), { target: { value: 'Carta' } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Usar modelo Carta' }))
  await answer('Substituir o texto')
  await waitFor(() => expect(onApply).toHaveBeenCalledWith(issue.html))
  fireEvent.click(screen.getByRole('button', { name: 'Apagar modelo Carta' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Usar modelo Carta' })).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByRole('button', { name: 'Usar modelo Carta' })).toBeInTheDocument()
})
