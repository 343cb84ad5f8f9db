import { createTestWorld, renderWithServices } from '@ementa/testing'
import { proxy } from '@ementa/ui/data'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AccountSection } from './account-sections'

async function open(isCommunity: boolean) {
  const eraseAccount = vi.fn(async () => undefined)
  const device = { host: proxy({ isCommunity }), erase: async () => undefined, eraseAccount }
  const world = await createTestWorld({ as: 'anapaula', services: { device } })
  await renderWithServices(<AccountSection />, { world })
  return eraseAccount
}

test('where people have accounts, one is erased after a question that says what happens and until when one may come back', async () => {
  const eraseAccount = await open(true)
  fireEvent.click(screen.getByRole('button', { name: 'Apagar minha conta' }))
  expect(await screen.findByText(/deixa de aparecer agora\. Em 30 dias, .+ entre de novo para desistir/)).toBeVisible()
  expect(eraseAccount).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Apagar conta' }))
  await vi.waitFor(() => expect(eraseAccount).toHaveBeenCalledOnce())
})

test('in the demonstration there is no account to erase', async () => {
  await open(false)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
