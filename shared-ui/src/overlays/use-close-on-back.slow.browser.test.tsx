import { useLeaveGuard } from '@ementa/ui/forms'
import { createBrowserRouter, Link, RouterProvider } from '@ementa/ui/router'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ActionMenu } from './action-menu'
import { ConfirmHost, confirm } from './confirm'
import { Sheet } from './sheet'

/** Renders a dialog that asks before it drops the typed text, and a menu. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  useLeaveGuard(note !== '')
  async function close() {
    if (note && !(await confirm({ title: 'Fechar a nota?', body: 'Ela se perde.', confirmLabel: 'Fechar a nota' })))
      return
    setOpen(false)
    setNote('')
  }
  return (
    <>
      <Link to="/outra">Outra página</Link>
      <ActionMenu label="Mais ações" items={[{ label: 'Copiar link', onSelect: () => undefined }]} />
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Sheet title="Nota" isOpen={isOpen} onClose={() => void close()}>
        <input aria-label="Texto" value={note} onChange={(event) => setNote(event.target.value)} />
        <Link to="/outra">Ir para outra página</Link>
      </Sheet>
      <ConfirmHost />
    </>
  )
}

const start = location.href
let router: ReturnType<typeof createBrowserRouter>

function visit() {
  router = createBrowserRouter()
  router.navigate('/antes')
  router.navigate('/nota')
  render(
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>,
  )
}
afterEach(async () => {
  if (question()) await press('Cancelar')
  await waitFor(() => expect(question()).toBeNull())
  window.history.replaceState(null, '', start)
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.queryByRole('dialog', { name })
const question = () => screen.queryByRole('alertdialog')
const here = () => [location.pathname, router.state.location.pathname]

async function openNote(text: string) {
  await press('Abrir')
  await screen.findByRole('dialog', { name: 'Nota' })
  if (!text) return
  await userEvent.click(screen.getByRole('textbox', { name: 'Texto' }))
  await userEvent.keyboard(text)
}

test('Back closes a dialog, and only the next Back leaves the page', async () => {
  visit()
  await openNote('')
  history.back()
  await waitFor(() => expect(dialog('Nota')).toBeNull())
  expect(here()).toEqual(['/nota', '/nota'])
  history.back()
  await waitFor(() => expect(here()).toEqual(['/antes', '/antes']))
})

test('Back closes a menu', async () => {
  visit()
  await press('Mais ações')
  await screen.findByRole('menuitem', { name: 'Copiar link' })
  history.back()
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  expect(here()).toEqual(['/nota', '/nota'])
})

test('a dialog with typed text asks, and Back answers the question first [EXP-26]', async () => {
  visit()
  await openNote('Conferir o voto vencido')
  history.back()
  await waitFor(() => expect(question()).toBeVisible())
  history.back()
  await waitFor(() => expect(question()).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Texto' })).toHaveValue('Conferir o voto vencido')
  expect(here()).toEqual(['/nota', '/nota'])
})

test('a guard of the page, set up after the dialog opened, leaves Back to the dialog', async () => {
  visit()
  await openNote('Conferir o voto vencido')
  history.back()
  await waitFor(() => expect(question()).toHaveAccessibleName('Fechar a nota?'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Fechar a nota' })).not.toHaveAttribute('aria-disabled'),
  )
  await press('Fechar a nota')
  await waitFor(() => expect(dialog('Nota')).toBeNull())
  expect(question()).toBeNull()
  expect(here()).toEqual(['/nota', '/nota'])
  history.back()
  await waitFor(() => expect(here()).toEqual(['/antes', '/antes']))
})

test('two presses of Back in a row lead no further than the page', async () => {
  visit()
  await openNote('Conferir o voto vencido')
  history.back()
  history.back()
  await waitFor(() => expect(question()).toBeVisible())
  await waitFor(() => expect(here()).toEqual(['/nota', '/nota']))
  expect(screen.getByRole('textbox', { name: 'Texto', hidden: true })).toHaveValue('Conferir o voto vencido')
})

test('a link in a dialog leaves the page', async () => {
  visit()
  await openNote('')
  await userEvent.click(screen.getByRole('link', { name: 'Ir para outra página' }))
  await waitFor(() => expect(here()).toEqual(['/outra', '/outra']))
})

test('Escape closes one layer at a time', async () => {
  visit()
  await openNote('Conferir o voto vencido')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(question()).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(question()).toBeNull())
  expect(dialog('Nota')).toBeVisible()
})

test('a close request of the system, as Back is on Android, closes the topmost layer', async () => {
  const Own = window.CloseWatcher
  let last: CloseWatcher | undefined
  window.CloseWatcher = class extends Own {
    constructor() {
      super()
      last = this
    }
  }
  try {
    visit()
    await openNote('Conferir o voto vencido')
    last?.requestClose()
    await waitFor(() => expect(question()).toBeVisible())
    last?.requestClose()
    await waitFor(() => expect(question()).toBeNull())
    expect(dialog('Nota')).toBeVisible()
    await userEvent.fill(screen.getByRole('textbox', { name: 'Texto' }), '')
    last?.requestClose()
    await waitFor(() => expect(dialog('Nota')).toBeNull())
    expect(here()).toEqual(['/nota', '/nota'])
  } finally {
    window.CloseWatcher = Own
  }
})
