import { renderWithServices } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

test('nobody finds the undo of the person before', async () => {
  const { services } = await renderWithServices(<p>Página</p>, { as: 'anapaula' })
  services.toast.success('Newsletter enviada!', {
    duration: 60_000,
    action: { label: 'Desfazer envio', onClick: () => undefined },
  })
  expect(await screen.findByRole('button', { name: 'Desfazer envio' })).toBeInTheDocument()
  await services.session.refresh()
  expect(screen.getByRole('button', { name: 'Desfazer envio' })).toBeInTheDocument()
  await services.session.signOut()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer envio' })).toBeNull())
})
