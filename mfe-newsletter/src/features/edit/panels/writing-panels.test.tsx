import {
  createTestWorld,
  inputsOf,
  renderWithServices,
  type TestOptions,
  type TestWorld,
  userEvent,
  withCalls,
} from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EditorPanels, SuggestionsPanel, suggestionHtml } from '../editor-panels'
import { openIssue, portWith } from '../test/open-issue'
import OwnTemplates from './own-templates'
import { TemplatesPanel } from './templates-panel'

async function openTemplates(text: string, given?: TestWorld) {
  const world = given ?? (await createTestWorld({ as: 'anapaula' }))
  const { editing } = await openIssue(world)
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
    // While one is on its way the others cannot be used.
    await waitFor(() => expect(screen.getByRole('button', { name: `Usar modelo ${name}` })).toBeEnabled())
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
  expect(screen.getByText('Fonte: f')).toBeInTheDocument()
  expect(screen.getByText('#c')).toBeInTheDocument()
  expect(screen.queryByText('#d')).toBeNull()
})

test('tells when suggestions cannot be loaded, and tries again [NWS-071]', async () => {
  const world = await createTestWorld({ as: 'anapaula', simulation: { fail: ['newsletters.suggestContent'] } })
  await renderWithServices(<SuggestionsPanel onAdd={() => undefined} />, { world })
  await waitFor(() =>
    expect(world.toasts.at(-1)).toMatchObject({ title: 'Erro ao carregar sugestões', status: 'error' }),
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Erro ao carregar sugestões' })).toBeInTheDocument()
  world.simulate({})
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Taxa legal negativa: o § 3º do art. 406')).toBeInTheDocument()
})

/** Models of one's own beside an issue with this text. */
async function openOwn({ text = '<p>Abertura de sempre</p>', ...options }: TestOptions & { text?: string } = {}) {
  const world = await createTestWorld({ as: 'anapaula', ...options })
  const { editing, issue } = await openIssue(world)
  editing.attach(portWith(text))
  const onApply = vi.fn<(html: string) => void>()
  const ui = <OwnTemplates editing={editing} newsletterId={issue.newsletter_id} onApply={onApply} />
  await renderWithServices(ui, { world })
  return { ...world, editing, issue, onApply }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Nome do modelo/ })

async function saveAs(name: string) {
  await press('Salvar texto como modelo')
  const user = userEvent.setup()
  await user.clear(await nameField())
  await user.type(await nameField(), name)
  await press('Salvar modelo')
}

test('the text of an issue becomes a template of one’s own, which is renamed, used, deleted and brought back', async () => {
  const { issue, onApply, toasts, calls } = await openOwn()
  expect(await screen.findByText(/^Guarde aqui a estrutura que você repete/)).toBeInTheDocument()
  await saveAs('Boletim')
  await press('Renomear modelo Boletim')
  expect(screen.queryByText(/^Guarde aqui/)).toBeNull()
  expect(toasts.at(-1)).toMatchObject({
    title: 'Modelo salvo',
    description: 'Ele aparece aqui e ao criar uma edição.',
    status: 'success',
  })
  const user = userEvent.setup()
  const newName = screen.getByRole<HTMLInputElement>('textbox', { name: 'Novo nome' })
  expect(screen.getByRole('form', { name: 'Renomear: Boletim' })).toContainElement(newName)
  await user.clear(newName)
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await user.type(newName, 'Carta{Enter}')
  await press('Usar modelo Carta')
  const question = await screen.findByRole('alertdialog', { name: 'Substituir o texto?' })
  expect(question.textContent).toContain('O modelo Carta entra no lugar do texto desta edição.')
  await answer('Substituir o texto')
  await waitFor(() => expect(onApply).toHaveBeenCalledExactlyOnceWith(issue.html))
  await press('Apagar modelo Carta')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Usar modelo Carta' })).toBeNull())
  expect(toasts.at(-1)).toMatchObject({ title: 'Modelo apagado', description: '“Carta”', duration: 10_000 })
  await press('Desfazer')
  expect(await screen.findByRole('button', { name: 'Usar modelo Carta' })).toBeInTheDocument()
  expect(inputsOf(calls, 'newsletters.renameTemplate')).toHaveLength(1)
})

test('each failure with a template of one’s own is said, and leaves it where it is', async () => {
  const { toasts, simulate, onApply } = await openOwn()
  await saveAs('Boletim')
  await screen.findByRole('button', { name: 'Usar modelo Boletim' })
  const fails = ['getTemplate', 'renameTemplate', 'deleteTemplate', 'saveTemplate'].map((name) => `newsletters.${name}`)
  simulate({ fail: fails })
  const lastIs = (title: string) => waitFor(() => expect(toasts.at(-1)).toMatchObject({ title, status: 'error' }))
  await press('Usar modelo Boletim')
  await answer('Cancelar')
  expect(toasts.at(-1)?.title).toBe('Modelo salvo')
  await press('Usar modelo Boletim')
  await answer('Substituir o texto')
  await lastIs('Erro ao abrir o modelo')
  expect(onApply).not.toHaveBeenCalled()
  await press('Apagar modelo Boletim')
  await lastIs('Erro ao apagar')
  simulate({})
  await press('Apagar modelo Boletim')
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Modelo apagado'))
  simulate({ fail: fails })
  await press('Desfazer')
  await lastIs('Erro ao desfazer')
  await saveAs('Outro')
  await lastIs('Erro ao salvar o modelo')
  expect((await nameField()).value).toBe('Outro')
})

test('a failed renaming keeps the new name in its field', async () => {
  const { toasts, simulate } = await openOwn()
  await saveAs('Boletim')
  await press('Renomear modelo Boletim')
  simulate({ fail: ['newsletters.renameTemplate'] })
  await userEvent.type(screen.getByRole('textbox', { name: 'Novo nome' }), 's{Enter}')
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Erro ao renomear', status: 'error' }))
  expect(screen.getByRole('textbox', { name: 'Novo nome' })).toHaveProperty('value', 'Boletims')
})

test('where there are enough templates, it is said what to do', async () => {
  const { toasts, services, issue } = await openOwn()
  for (const name of Array.from({ length: 30 }, (_, index) => `Modelo ${index}`)) {
    await services.api.newsletters.saveTemplate({ newsletterId: issue.newsletter_id, name, html: '<p>Um</p>' })
  }
  await saveAs('Mais um')
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Erro ao salvar o modelo',
      description: 'São 30 no máximo: apague um que não usa.',
    }),
  )
})

test('an empty text makes no template', async () => {
  const { toasts } = await openOwn({ text: ' \n' })
  await press('Salvar texto como modelo')
  expect(toasts).toMatchObject([{ title: 'Ainda não há texto', description: 'Escreva o que o modelo deve ter.' }])
  expect(screen.queryByRole('form', { name: 'Novo modelo' })).toBeNull()
})

async function openPanels(port: Parameters<typeof EditorPanels>[0]['port']) {
  const world = await createTestWorld({ as: 'anapaula' })
  const owned = await world.services.api.newsletters.get({ handle: 'clausula-a-clausula' })
  const { editing } = await openIssue(world)
  if (port) editing.attach(port)
  await renderWithServices(<EditorPanels editing={editing} owned={owned} port={port} onTest={() => undefined} />, {
    world,
  })
  return { ...world, editing }
}
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

test('templates take the place of the text, suggestions are added to it', async () => {
  const port = portWith('\n', { replace: vi.fn(), append: vi.fn() })
  await openPanels(port)
  tab('Modelos')
  use('Clássico')
  const html = expect.stringContaining('<h1>Título da edição</h1>')
  await waitFor(() => expect(port.replace).toHaveBeenCalledExactlyOnceWith({ html }))
  expect(await screen.findByRole('button', { name: 'Salvar texto como modelo' })).toBeEnabled()
  tab('Sugestões')
  const [add] = await screen.findAllByRole('button', { name: /^Adicionar: / })
  fireEvent.click(add as HTMLElement)
  expect(port.append).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<h2>'))
})

test('a template that cannot be opened is said, and can be tried again', async () => {
  const { onApply, toasts, simulate } = await openTemplates('\n')
  simulate({ fail: ['newsletters.applyTemplate'] })
  use('Clássico')
  await waitFor(() => expect(toasts).toMatchObject([{ status: 'error' }]))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Usar modelo Clássico' })).toBeEnabled())
  simulate({})
  use('Clássico')
  await waitFor(() => expect(onApply).toHaveBeenCalledOnce())
})

test('adds title, text and source, and no markup of their own [NS-54]', () => {
  expect(suggestionHtml({ title: 'A & B', content: '<img src=x onerror=alert(1)>', source: '"STJ"' })).toBe(
    '<h2>A &amp; B</h2><p>&lt;img src=x onerror=alert(1)&gt;</p><p><em>Fonte: &quot;STJ&quot;</em></p>',
  )
})
