import { renderWithServices, type TestOptions } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import SettingsPage from './settings-page'

const HANDLE = 'clausula-a-clausula'
const open = (options: TestOptions = {}) =>
  renderWithServices(<SettingsPage />, {
    ...{ at: `/newsletters/${HANDLE}/configuracoes`, pattern: '/newsletters/:handle/configuracoes', as: 'anapaula' },
    ...options,
  })

test('an owner finds what a newsletter is, who it reaches, and how it comes and goes', async () => {
  const { otherTab } = await open()
  // Title and way back are there before it is known whose page it is.
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeInTheDocument()
  expect(screen.queryByRole('form')).toBeNull()
  const { newsletter, owner } = await otherTab.newsletters.get({ handle: HANDLE })
  for (const name of ['Sobre a newsletter', 'Público', 'Trazer edições', 'Levar edições'])
    expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument()
  expect(document.title).toContain('Configurações')
  expect(screen.getByRole('textbox', { name: /^Título/ })).toHaveValue(newsletter.title)
  expect(screen.getByRole('link', { name: `Voltar para ${newsletter.title}` })).toHaveAttribute(
    'href',
    `/newsletters/${HANDLE}`,
  )
  expect(screen.getByText(`Quem assina os e-mails. Em branco, é ${owner?.display_name}.`)).toBeInTheDocument()
  expect(document.getElementById('publico')).not.toBeNull()
  expect(document.getElementById('trazer')).not.toBeNull()
  expect(document.getElementById('levar')).not.toBeNull()
})

test('who does not own it is told so and led to its page', async () => {
  const { toasts } = await open({ as: 'joaopedro' })
  expect(await screen.findByLabelText('Endereço')).toHaveTextContent(`/newsletters/${HANDLE}`)
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts).toMatchObject([
    {
      ...{ title: 'Acesso negado', status: 'error' },
      description: 'Apenas o proprietário pode mudar as configurações desta newsletter.',
    },
  ])
})
