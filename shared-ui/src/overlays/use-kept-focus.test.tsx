// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('the page below does not scroll for it, and a dialog that is closed takes no focus any more', async () => {
  const view = (rows: string[] | null) => (
    <>
      <button type="button">Abrir</button>
      {rows && <Dialog rows={rows} />}
    </>
  )
  const { rerender } = render(view(['um', 'dois']))
  const dialog = screen.getByRole('dialog')
  const focus = vi.spyOn(dialog, 'focus')
  screen.getByRole('button', { name: 'um' }).focus()
  rerender(view(['dois']))
  await waitFor(() => expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true }))
  rerender(view(null))
  dialog.append('depois')
  await Promise.resolve()
  expect(focus).toHaveBeenCalledOnce()
})
