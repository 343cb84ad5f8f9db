import { createTestWorld, renderWithServices, required, userEvent } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AudienceList } from './audience-section'

const HANDLE = 'clausula-a-clausula'
const NEWSLETTER = 'newsletter-clausula'

interface Brought {
  email: string
  name?: string
  subscribedAt?: string
}

async function open(...subscribers: Brought[]) {
  const world = await createTestWorld({ as: 'anapaula' })
  if (subscribers.length > 0)
    await world.otherTab.newsletters.importAudience({ newsletterId: NEWSLETTER, consent: 'Formulário', subscribers })
  return world
}
async function show(world: Awaited<ReturnType<typeof open>>) {
  const { newsletter } = await world.otherTab.newsletters.get({ handle: HANDLE })
  await renderWithServices(<AudienceList newsletter={newsletter} />, { world })
}
const list = () => screen.findByRole('list', { name: 'Público' })
const rowOf = async (words: string) => required((await within(await list()).findByText(words)).closest('li'))
const emails = async ({ otherTab }: Awaited<ReturnType<typeof open>>) =>
  (await otherTab.newsletters.listAudience({ newsletterId: NEWSLETTER })).subscribers.flatMap(
    ({ email }) => email ?? [],
  )
const erase = (name: string) => screen.findByRole('button', { name: `Apagar da lista: ${name}` })

test('a person is shown by name, address, since when and on what ground', async () => {
  const world = await open(
    { email: 'ze@x.br', name: 'Zé', subscribedAt: '2023-05-02T12:00:00.000Z' },
    { email: 'anonima@x.br' },
  )
  await show(world)
  expect(await rowOf('Zé')).toHaveTextContent(/^Zéze@x\.brdesde 2 de maio de 2023 · consentimento: Formulário$/)
  const nameless = await rowOf('anonima@x.br')
  expect(nameless).toHaveTextContent(/^anonima@x\.brdata não informada · consentimento: Formulário$/)
  expect(await erase('Zé')).toBeEnabled()
  expect(await erase('anonima@x.br')).toBeEnabled()
})

test('who subscribed here has a profile and leaves by themselves', async () => {
  const world = await open()
  const { subscribers, total } = await world.otherTab.newsletters.listAudience({ newsletterId: NEWSLETTER })
  await show(world)
  const first = required(subscribers[0])
  const row = await rowOf(first.name)
  expect(row).toHaveTextContent(/· assinou na Ementa$/)
  expect(within(row).getByRole('link', { name: `@${first.username}` })).toHaveAttribute('href', `/u/${first.username}`)
  expect(screen.queryByRole('button', { name: /^Apagar/ })).toBeNull()
  expect(screen.getByText(`${total} pessoas`)).toHaveAttribute('role', 'status')
})

test('a person is erased, and comes back as they were', async () => {
  const world = await open({ email: 'ze@x.br', name: 'Zé', subscribedAt: '2023-05-02T12:00:00.000Z' })
  await show(world)
  const goOn = world.hold('newsletters.removeSubscriber')
  fireEvent.click(await erase('Zé'))
  expect(await erase('Zé')).toBeDisabled()
  goOn()
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Apagada da lista', status: 'success' }]))
  expect(await emails(world)).toEqual([])
  await waitFor(() => expect(screen.queryByText('Zé')).toBeNull())
  const { action } = required(world.toasts[0])
  expect(action?.label).toBe('Desfazer')
  action?.onClick()
  const row = await rowOf('Zé')
  expect(row).toHaveTextContent(/^Zéze@x\.brdesde 2 de maio de 2023 · consentimento: Formulário$/)
  expect(world.toasts).toHaveLength(1)
})

test('an erasure that failed leaves the person, and so does an undoing that failed', async () => {
  const world = await open({ email: 'ze@x.br', name: 'Zé' })
  await show(world)
  world.simulate({ fail: ['newsletters.removeSubscriber'] })
  fireEvent.click(await erase('Zé'))
  await waitFor(() => expect(world.toasts).toHaveLength(1))
  expect(world.toasts[0]).toMatchObject({ status: 'error' })
  await waitFor(async () => expect(await erase('Zé')).toBeEnabled())
  expect(await emails(world)).toEqual(['ze@x.br'])
  world.simulate({ fail: ['newsletters.restoreSubscriber'] })
  fireEvent.click(await erase('Zé'))
  await waitFor(() => expect(world.toasts).toHaveLength(2))
  required(world.toasts[1]).action?.onClick()
  await waitFor(() => expect(world.toasts).toHaveLength(3))
  expect(world.toasts[2]).toMatchObject({ status: 'error', title: world.toasts[0]?.title })
  expect(await emails(world)).toEqual([])
})

test('a search asks for what is typed and counts what it finds; more is loaded when asked for', async () => {
  const world = await open(...Array.from({ length: 60 }, (_, index) => ({ email: `p${index}@x.br` })))
  await show(world)
  const shown = async () => (await list()).children.length
  expect(await shown()).toBe(50)
  fireEvent.click(screen.getByRole('button', { name: /^Carregar mais/ }))
  await waitFor(async () => expect(await shown()).toBeGreaterThan(59))
  const user = userEvent.setup()
  await user.click(screen.getByRole('searchbox'))
  await user.paste('p59@')
  expect(await screen.findByText('1 pessoa')).toBeInTheDocument()
  expect(await shown()).toBe(1)
  expect(world.calls.at(-1)).toMatchObject({ name: 'newsletters.listAudience', input: { query: 'p59@', limit: 50 } })
})

test('a list that fails says so under a heading of its own', async () => {
  const world = await open()
  world.simulate({ fail: ['newsletters.listAudience'] })
  await show(world)
  expect(screen.getByText('Carregando o público…')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar o público', level: 3 })).toBeInTheDocument()
})
