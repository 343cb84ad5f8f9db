import { renderWithServices, required } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMERGING_TOPICS } from './emerging-topics'
import TopicsPage from './topics-page'

test('is a grid of popular tags, each leading to its search [SOC-006] [SOC-133]', async () => {
  const { services } = await renderWithServices(<TopicsPage />, { at: '/topics' })
  const { tags } = await services.api.tags.listPopular({ limit: 20 })
  expect(screen.getByRole('heading', { level: 1, name: 'Explorar Temas' })).toBeInTheDocument()
  for (const { slug, label } of tags) {
    const link = await screen.findByRole('link', { name: label })
    expect(link.getAttribute('href')).toBe(`/search?tag=${slug}`)
  }
})

test('emerging topics are the same sample for everyone, and say that they are one [SOC-134]', async () => {
  const { calls } = await renderWithServices(<TopicsPage />, { at: '/topics' })
  await screen.findByRole('link', { name: 'Contratos' })
  const section = screen.getByRole('region', { name: 'Temas emergentes' })
  expect(within(section).getByText('Dados de exemplo')).toBeInTheDocument()
  for (const { topic } of EMERGING_TOPICS) expect(within(section).getByText(topic)).toBeInTheDocument()
  expect(calls.map(({ name }) => name).filter((name) => !name.startsWith('auth.'))).toEqual(['tags.listPopular'])
})

test('a tag can be followed here', async () => {
  const { toasts } = await renderWithServices(<TopicsPage />, { at: '/topics', as: 'anapaula' })
  const [button] = await screen.findAllByRole('button', { name: /^Seguir / })
  const name = button?.getAttribute('aria-label')?.replace('Seguir ', '')
  fireEvent.click(required(button))
  await waitFor(() => expect(toasts[0]?.title).toMatch(/^Agora você segue #/))
  expect(await screen.findByRole('button', { name: `Seguindo ${name}` })).toBeInTheDocument()
})
