import { createTestWorld, renderWithServices } from '@ementa/testing'
import { proxy } from '@ementa/ui/data'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AccountSection, AddressSection } from './account-sections'

/** The one person of the sample world whose address is not confirmed. */
const UNCONFIRMED = 'peticoesprontas'

async function openAddress(as: string, { mailsIssues = true } = {}) {
  const sendConfirmation = vi.fn(async () => undefined)
  const device = { host: proxy({ isCommunity: true, mailsIssues }), erase: async () => undefined, sendConfirmation }
  const world = await createTestWorld({ as, services: { device } })
  await renderWithServices(<AddressSection />, { world })
  return { sendConfirmation, toasts: world.toasts }
}

test('an address that is not confirmed says that no newsletter comes to it, and the link is sent again', async () => {
  const { sendConfirmation, toasts } = await openAddress(UNCONFIRMED)
  expect(
    await screen.findByText(new RegExp(`só chegam por e-mail depois que você confirma ${UNCONFIRMED}@`)),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ title: 'Link enviado' }]))
  expect(sendConfirmation).toHaveBeenCalledOnce()
})

test('where no mail is sent, nothing of it is shown', async () => {
  await openAddress(UNCONFIRMED, { mailsIssues: false })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

async function openAccount(isCommunity: boolean) {
  const eraseAccount = vi.fn(async () => undefined)
  const device = { host: proxy({ isCommunity }), erase: async () => undefined, eraseAccount }
  const world = await createTestWorld({ as: 'anapaula', services: { device } })
  await renderWithServices(<AccountSection />, { world })
  return eraseAccount
}

test('where people have accounts, one is erased after a question that says what happens and until when one may come back', async () => {
  const eraseAccount = await openAccount(true)
  fireEvent.click(screen.getByRole('button', { name: 'Apagar minha conta' }))
  expect(await screen.findByText(/deixa de aparecer agora\. Em 30 dias, .+ entre de novo para desistir/)).toBeVisible()
  expect(eraseAccount).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Apagar conta' }))
  await vi.waitFor(() => expect(eraseAccount).toHaveBeenCalledOnce())
})

test('in the demonstration there is no account to erase', async () => {
  await openAccount(false)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
