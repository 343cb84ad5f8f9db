import { renderWithServices } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import ReportDialog from './report-dialog'

const target = { type: 'post', id: 'post-001' } as const
const author = { id: 'user-renata', username: 'renata' }

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Denunciar
      </button>
      {isOpen && <ReportDialog isOpen onClose={() => setOpen(false)} target={target} author={author} />}
    </>
  )
}

test('the focus is back where it was when the dialog closes after a report was sent', async () => {
  await renderWithServices(<Opener />, { as: 'lexcorp' })
  await userEvent.click(screen.getByRole('button', { name: 'Denunciar' }))
  await userEvent.click(await screen.findByText('Spam'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar denúncia' }))
  await screen.findByRole('dialog', { name: 'Denúncia enviada' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByText('Denunciar', { selector: 'button' })).toHaveFocus())
})
