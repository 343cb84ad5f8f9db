import { fireEvent, render, screen, within } from '@testing-library/react'
import { Info } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { Notice } from './notice'
import { RecoveredNotice } from './recovered-notice'
import { SampleNote } from './sample-note'

test('a notice is a named region that is announced, with its words and what can be done', () => {
  render(
    <Notice icon={Info} title="Aviso" actions={<button type="button">Agir</button>} tone="warning">
      Palavras
    </Notice>,
  )
  const notice = within(screen.getByRole('region', { name: 'Aviso' }))
  expect(notice.getByRole('status')).toHaveTextContent('Aviso')
  expect(notice.getByText('Palavras')).toBeInTheDocument()
  expect(notice.getByRole('button', { name: 'Agir' })).toBeInTheDocument()
  expect(screen.getByRole('region').querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('without words and actions it is its title alone', () => {
  render(<Notice icon={Info} title="Aviso" />)
  const region = screen.getByRole('region')
  expect(region.textContent).toBe('Aviso')
  expect(region.children).toHaveLength(2)
  expect(region.children[1]?.children).toHaveLength(1)
})

test('what was put back is kept or thrown away', () => {
  const onKeep = vi.fn()
  const onDiscard = vi.fn()
  render(<RecoveredNotice onKeep={onKeep} onDiscard={onDiscard} />)
  expect(screen.getByRole('status')).toHaveTextContent('Rascunho recuperado')
  fireEvent.click(screen.getByRole('button', { name: 'Manter' }))
  expect([onKeep.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0])
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect([onKeep.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1])
})

test('invented numbers say so', () => {
  render(<SampleNote />)
  expect(screen.getByText('Dados de exemplo')).toBeInTheDocument()
})
