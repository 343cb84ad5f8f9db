// @vitest-environment happy-dom
import { userEvent } from '@ementa/testing'
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SearchField } from './search-field'

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
