import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NotesList } from './rich-text'

test('notes are listed as the issue will show them, each with a way to edit it', async () => {
  const onEdit = vi.fn()
  await renderWithServices(<NotesList notes={['CPC', 'CC <em>x</em>']} onEdit={onEdit} />)
  const list = within(screen.getByRole('region', { name: 'Notas de rodapé' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('CPC')).toBeInTheDocument()
  expect(list.getByText('x').tagName).toBe('EM')
  fireEvent.click(list.getByRole('button', { name: 'Editar a nota 2' }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(2)
  expect(list.getByRole('button', { name: 'Editar a nota 1' })).toHaveAttribute('type', 'button')
})

test('a text without notes has no list of them', async () => {
  await renderWithServices(<NotesList notes={[]} onEdit={vi.fn()} />)
  expect(screen.queryByRole('region', { name: 'Notas de rodapé' })).toBeNull()
})
