// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

function Dialog({ rows }: { rows: string[] }) {
  return (
    <section role="dialog" tabIndex={-1} ref={useKeptFocus()}>
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </section>
  )
}

test('when the row that has the focus is removed, the dialog takes it', async () => {
  const { rerender } = render(<Dialog rows={['Cancelar: Curtir', 'Cancelar: Salvar']} />)
  screen.getByRole('button', { name: 'Cancelar: Curtir' }).focus()
  rerender(<Dialog rows={['Cancelar: Salvar']} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
})

test('focus elsewhere in the dialog stays where it is', async () => {
  const { rerender } = render(<Dialog rows={['Cancelar: Curtir', 'Cancelar: Salvar']} />)
  const other = screen.getByRole('button', { name: 'Cancelar: Salvar' })
  other.focus()
  rerender(<Dialog rows={['Cancelar: Salvar']} />)
  await Promise.resolve()
  expect(document.activeElement).toBe(other)
})
