import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FilterBar } from './newsletters-page'

const focusField = vi.fn((element: HTMLElement | null) => element?.querySelector('input')?.focus())

function Bar() {
  const [fieldKey, setFieldKey] = useState(0)
  const filters = {
    text: '',
    setText: () => undefined,
    filter: 'todas',
    tab: 'explorar',
    change: () => undefined,
  } as const
  const clear = () => setFieldKey(1)
  return (
    <>
      <FilterBar filters={{ ...filters, fieldKey, clear }} holder={focusField} />
      <button type="button" onClick={clear}>
        Limpar filtros
      </button>
    </>
  )
}

test('the field takes the focus when it arrives after the press that asked for it, and not when the filters are cleared', async () => {
  await renderWithServices(<Bar />)
  const field = await screen.findByRole('searchbox', { name: 'Buscar newsletters' })
  expect(document.activeElement).toBe(field)
  const clear = screen.getByRole('button', { name: 'Limpar filtros' })
  clear.focus()
  fireEvent.click(clear)
  expect(screen.getByRole('searchbox')).not.toBe(field)
  expect(document.activeElement).toBe(clear)
})
