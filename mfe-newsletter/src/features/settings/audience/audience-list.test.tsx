import { createTestWorld, renderWithServices, userEvent } from '@ementa/testing'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AudienceList } from './audience-section'

test('offline a search that was never made finds people in what this device keeps, and says so', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.services.api
  const { newsletter } = await newsletters.get({ handle: 'clausula-a-clausula' })
  const subscribers = [
    { email: 'joao@escritorio.adv.br', name: 'João da Conceição' },
    { email: 'maria@escritorio.adv.br', name: 'Maria Prado' },
  ]
  await newsletters.importAudience({ newsletterId: newsletter.id, consent: 'Formulário do site', subscribers })
  const { total } = await newsletters.listAudience({ newsletterId: newsletter.id })
  await renderWithServices(<AudienceList newsletter={newsletter} />, { world })
  await screen.findByText(`${total} pessoas`)
  act(() => {
    world.services.offline.state.online = false
  })
  world.simulate({ fail: ['newsletters.listAudience'] })
  const user = userEvent.setup()
  const search = async (words: string) => {
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), words)
  }
  await search('CONCEICAO')
  await screen.findByText(`1 pessoa entre as ${total} que este aparelho guardou`)
  const people = within(screen.getByRole('list', { name: 'Público' })).getAllByRole('listitem')
  expect(people.map((person) => person.textContent)).toEqual([expect.stringContaining('João da Conceição')])
  await search('ninguém aqui')
  expect(await screen.findByText('Nada para “ninguém aqui” no que este aparelho guardou da lista.')).toBeInTheDocument()
})
