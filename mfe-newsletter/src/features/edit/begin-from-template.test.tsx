import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BeginFromTemplate, OtherDraftNotice } from './new-issue-parts'

const NEWSLETTER = 'newsletter-clausula'

async function open(names: string[], fail: string[] = []) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  for (const name of names) {
    await api.newsletters.saveTemplate({ newsletterId: NEWSLETTER, name, html: `<p>${name}</p>` })
  }
  world.simulate({ fail })
  const onBegin = vi.fn<(html: string) => void>()
  let asked = 0
  const getTemplate = (input: Parameters<typeof api.newsletters.getTemplate>[0]) => {
    asked++
    return api.newsletters.getTemplate(input)
  }
  await renderWithServices(<BeginFromTemplate newsletterId={NEWSLETTER} onBegin={onBegin} />, {
    world: withCalls(world, 'newsletters', { getTemplate }),
  })
  return { ...world, onBegin, asked: () => asked }
}
const button = (name: string) => screen.findByRole('button', { name })

test('each template of one’s own can begin the text, one of them', async () => {
  const { onBegin, asked } = await open(['Boletim', 'Carta'])
  const [bulletin, letter] = [await button('Boletim'), await button('Carta')]
  expect(screen.getByRole('region', { name: 'Começar de um modelo' }).textContent).toContain('Começar de um modelo:')
  fireEvent.click(letter)
  fireEvent.click(bulletin)
  await waitFor(() => expect(onBegin).toHaveBeenCalledExactlyOnceWith('<p>Carta</p>'))
  expect(asked()).toBe(1)
})

test('a template that cannot be opened is said, and another can be tried', async () => {
  const { onBegin, toasts, simulate } = await open(['Boletim'], ['newsletters.getTemplate'])
  fireEvent.click(await button('Boletim'))
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Erro ao abrir o modelo', description: 'Tente novamente.', status: 'error' },
    ]),
  )
  simulate({})
  await waitFor(async () => expect((await button('Boletim')).getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(await button('Boletim'))
  await waitFor(() => expect(onBegin).toHaveBeenCalledOnce())
})

test('without templates nothing is offered', async () => {
  const { calls } = await open([])
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('newsletters.listTemplates'))
  expect(screen.queryByRole('region', { name: 'Começar de um modelo' })).toBeNull()
})

test.each([
  [1, 'Há mais 1 edição começada neste aparelho'],
  [2, 'Há mais 2 edições começadas neste aparelho'],
])('%i other texts that were begun are named, and can be opened', async (count, title) => {
  const onOpen = vi.fn()
  await renderWithServices(<OtherDraftNotice count={count} onOpen={onOpen} />)
  expect(screen.getByRole('region', { name: title }).textContent).toContain(
    'A que está na tela continua guardada enquanto você trabalha na outra.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Abrir outra' }))
  expect(onOpen).toHaveBeenCalledOnce()
})
