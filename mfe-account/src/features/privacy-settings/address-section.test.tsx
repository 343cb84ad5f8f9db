import { createTestWorld, renderWithServices } from '@ementa/testing'
import { proxy } from '@ementa/ui/data'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AddressSection } from './account-sections'

/** The one person of the sample world whose address is not confirmed. */
const UNCONFIRMED = 'peticoesprontas'

async function open(as: string, { mailsIssues = true } = {}) {
  const sendConfirmation = vi.fn(async () => undefined)
  const device = { host: proxy({ isCommunity: true, mailsIssues }), erase: async () => undefined, sendConfirmation }
  const world = await createTestWorld({ as, services: { device } })
  await renderWithServices(<AddressSection />, { world })
  return { sendConfirmation, toasts: world.toasts }
}

test('an address that is not confirmed says that no newsletter comes to it, and the link is sent again', async () => {
  const { sendConfirmation, toasts } = await open(UNCONFIRMED)
  expect(
    await screen.findByText(new RegExp(`só chegam por e-mail depois que você confirma ${UNCONFIRMED}@`)),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ title: 'Link enviado' }]))
  expect(sendConfirmation).toHaveBeenCalledOnce()
})

test('where no mail is sent, nothing of it is shown', async () => {
  await open(UNCONFIRMED, { mailsIssues: false })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
