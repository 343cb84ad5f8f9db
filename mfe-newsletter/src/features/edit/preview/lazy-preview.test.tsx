import { createTestWorld, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LazyPreview, mailOf } from './preview'
import type { PreviewDialogProps } from './preview-dialog'

const file = vi.hoisted(() => ({ asked: 0 }))
vi.mock('./preview-dialog', () => {
  file.asked += 1
  throw new Error('Failed to load.')
})

const Dialog = ({ isOpen, content }: PreviewDialogProps) => isOpen && <p>Prévia de {content.subject}</p>

function Page({ content }: Pick<PreviewDialogProps, 'content'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Ver
      </button>
      <LazyPreview isOpen={isOpen} onClose={() => setOpen(false)} content={content} />
    </>
  )
}

test('a preview whose file does not come is given up with a word, the page stays, and it can be opened later', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const owned = await api.newsletters.get({ handle: 'clausula-a-clausula' })
  const { issue } = await api.newsletters.getIssue({ issueId: 'issue-clausula-01' })
  await renderWithServices(<Page content={mailOf(owned, issue)} />, { world })
  const opener = screen.getByRole('button', { name: 'Ver' })
  expect(file.asked).toBe(0)
  fireEvent.click(opener)
  await waitFor(() =>
    expect(world.toasts).toMatchObject([
      {
        title: 'A pré-visualização não pôde ser aberta',
        description: 'Verifique a conexão e tente novamente.',
        status: 'error',
      },
    ]),
  )
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
  expect(file.asked).toBe(1)
  vi.doMock('./preview-dialog', () => {
    file.asked += 1
    return { PreviewDialog: Dialog }
  })
  fireEvent.click(opener)
  expect(await screen.findByText(`Prévia de ${issue.subject}`)).toBeInTheDocument()
  fireEvent.click(opener)
  expect(screen.queryByText(/^Prévia de/)).toBeNull()
  fireEvent.click(opener)
  expect(screen.getByText(`Prévia de ${issue.subject}`)).toBeInTheDocument()
  // Loaded once.
  expect(file.asked).toBe(2)
  expect(world.toasts).toHaveLength(1)
})
