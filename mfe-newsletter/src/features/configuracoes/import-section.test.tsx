import { renderWithServices, userEvent } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ImportSection } from './import-section'

test('what was here already counts no losses', async () => {
  const text = '<p></p><p>Um texto</p><video></video>'
  const posts = [1, 2].map((number) => ({ title: `Carta ${number}`, html: text, status: 'draft' }))
  const exported = JSON.stringify({ db: [{ data: { posts } }] })
  const { services } = await renderWithServices(<div />, { as: 'anapaula' })
  const { newsletter } = await services.api.newsletters.get({ handle: 'clausula-a-clausula' })
  await renderWithServices(<ImportSection newsletter={newsletter} />, { as: 'anapaula' })
  const bring = async () => {
    const file = new File([exported], 'ghost.json', { type: 'application/json' })
    await userEvent.upload(screen.getByLabelText('Arquivos a trazer'), file)
    fireEvent.click(await screen.findByRole('button', { name: 'Trazer 2 edições' }))
  }
  await bring()
  expect(await screen.findByText(/2 vieram sem tudo/)).toBeInTheDocument()
  await bring()
  expect(await screen.findByText(/2 já estavam aqui/)).toBeInTheDocument()
  expect(screen.queryByText(/sem tudo/)).toBeNull()
})
