import { renderWithServices } from '@ementa/testing'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EditorSkeleton } from '../../features/edit/issue-editor'
import { SubjectField } from '../../features/edit/issue-fields'

const field = () => screen.getByLabelText(/^Assunto/)

test.each([
  ['Um\ndois', 'Um dois'],
  ['Um  \n\n  dois', 'Um dois'],
  ['Um  dois', 'Um  dois'],
])('pasted lines become one: %j', (pasted, kept) => {
  const onChange = vi.fn()
  render(<SubjectField value="" onChange={onChange} />)
  fireEvent.change(field(), { target: { value: pasted } })
  expect(onChange.mock.calls).toEqual([[kept]])
})

test('Enter begins no line, other keys work', () => {
  render(<SubjectField value="Um" onChange={() => undefined} />)
  const isTaken = (key: string) => {
    const event = createEvent.keyDown(field(), { key })
    fireEvent(field(), event)
    return event.defaultPrevented
  }
  expect([isTaken('Enter'), isTaken('a')]).toEqual([true, false])
})

test('an editor that loads has its title, and says that it loads', async () => {
  await renderWithServices(<EditorSkeleton title="Nova edição" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Nova edição' })).toBeInTheDocument()
  expect(screen.getByText('Carregando a edição…')).toBeInTheDocument()
})
