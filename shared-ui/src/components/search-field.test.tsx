// @vitest-environment happy-dom
import { userEvent, windowOf } from '@ementa/testing'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useMediaQuery } from '../hooks/layout'
import { SearchField, useFoldedSearch } from './search-field'

function Page({ given }: { given: string }) {
  const [text, setText] = useState(given)
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setText(given)
  }
  return (
    <>
      <SearchField label="Buscar" value={text} onChange={setText} />
      <output>{text}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
const clear = () => screen.queryByRole('button', { name: 'Limpar busca' })

test('what is typed reaches the page, and is cleared with a button that is there only then', async () => {
  render(<Page given="" />)
  expect(clear()).toBeNull()
  await userEvent.type(field(), 'tutela')
  expect(screen.getByRole('status').textContent).toBe('tutela')
  const button = clear()
  if (!button) throw new Error('No button that clears')
  await userEvent.click(button)
  expect(field().value).toBe('')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(clear()).toBeNull()
  // The button is gone, and it had the focus.
  expect(document.activeElement).toBe(field())
})

test('the field follows the page, and the page what is typed after that', async () => {
  const { rerender } = render(<Page given="dano" />)
  expect(field().value).toBe('dano')
  rerender(<Page given="prazo" />)
  expect(field().value).toBe('prazo')
  await userEvent.type(field(), 's')
  expect(screen.getByRole('status').textContent).toBe('prazos')
})

function Searching({ isActive = false }: { isActive?: boolean }) {
  const { isShown, button, holder } = useFoldedSearch('Buscar nos rascunhos', isActive)
  return (
    <>
      {button}
      {isShown && (
        <div ref={holder}>
          <input aria-label="Busca" />
        </div>
      )}
      <output>{String(useMediaQuery('mobile'))}</output>
    </>
  )
}

test('on a phone a search is behind its button, which shows it with the focus in it; wider it is always there', async () => {
  windowOf(390)
  render(<Searching />)
  const button = screen.getByRole('button', { name: 'Buscar nos rascunhos' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(button)
  expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(button)
  expect(screen.queryByRole('textbox')).toBeNull()
  act(() => windowOf(1280))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('textbox')).toBeInTheDocument()
})
