import { address, renderWithServices, userEvent } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createPushPreview, helpState, pushState } from '../dialog-states'
import type { OwnedShortcuts } from '../shortcuts/shortcuts'
import { useGlobalShortcuts } from './use-global-shortcuts'

const awaitField = vi.fn()
const shortcuts = { awaitField } as unknown as OwnedShortcuts

function Frame() {
  useGlobalShortcuts(shortcuts)
  return (
    <>
      <a href="/compose">
        <span>Novo Post</span>
      </a>
      <a href="/drafts">Rascunhos</a>
      <a href="https://outra.example/compose">Outra casa</a>
      <button type="button">Nada</button>
    </>
  )
}

afterEach(() => {
  helpState.close()
  pushState.close()
  awaitField.mockClear()
  vi.restoreAllMocks()
})

test.each([
  ['/', '/search'],
  ['c', '/compose'],
  ['g n', '/notifications'],
  ['g p', '/profile'],
  ['g b', '/bookmarks'],
  ['g h', '/'],
])('%s goes to %s', async (key, href) => {
  const at = '/drafts'
  history.replaceState(null, '', at)
  const { press } = await renderWithServices(<Frame />, { as: 'anapaula', at })
  press(key)
  await vi.waitFor(() => expect(address()).toBe(href))
})

test('writing asks a visitor to sign in first', async () => {
  const { press, logins } = await renderWithServices(<Frame />)
  press('c')
  expect(logins()).toBe(1)
  expect(address()).toBeUndefined()
})

test('? opens the help and Escape puts a preview away', async () => {
  const { press } = await renderWithServices(<Frame />)
  press('?')
  expect(helpState.isOpen).toBe(true)
  createPushPreview().show({ title: 'Novo seguidor', body: 'Renata segue você', href: '/notifications' })
  expect(pushState.current).not.toBeNull()
  press('Escape')
  expect(pushState.current).toBeNull()
})

test('a press on what leads to the composer keeps the keys for its field, any other does not', async () => {
  const { unmount } = await renderWithServices(<Frame />)
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  for (const name of ['Rascunhos', 'Outra casa', 'Nada']) await userEvent.click(screen.getByText(name))
  expect(awaitField).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Novo Post'))
  expect(awaitField).toHaveBeenCalledOnce()
  unmount()
  document.body.append(Object.assign(document.createElement('a'), { href: '/compose', textContent: 'Depois' }))
  await userEvent.click(screen.getByText('Depois'))
  expect(awaitField).toHaveBeenCalledOnce()
  window.removeEventListener('click', stay)
})
