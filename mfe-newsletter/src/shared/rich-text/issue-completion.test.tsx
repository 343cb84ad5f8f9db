import { renderWithServices, required } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import IssueCompletion from './issue-completion'
import { notedSurface } from './test/text-surface'

async function open() {
  const { surface, tools } = notedSurface()
  const { field } = surface
  field.tabIndex = 0
  field.append(document.createElement('p'), document.createElement('p'))
  document.body.append(field)
  onTestFinished(() => field.remove())
  const view = await renderWithServices(<IssueCompletion surface={surface} />, { as: 'anapaula' })
  /** As the browser says it after each key. */
  const moved = () => act(() => void document.dispatchEvent(new Event('selectionchange')))
  function write(before: string, { behind = '', length = 0, at = field } = {}) {
    const line = required(at.querySelector('p'))
    line.textContent = before + behind
    const words = line.firstChild ?? line
    const selection = required(document.getSelection())
    selection.setBaseAndExtent(words, before.length, words, before.length + length)
    moved()
  }
  const key = (name: string) => fireEvent.keyDown(field, { key: name })
  const options = () => screen.queryAllByRole('option')
  return { ...view, field, tools, write, key, options }
}

test('people are offered behind @, moved through by arrows, and put in with Enter', async () => {
  const { field, tools, write, key, options } = await open()
  expect(field).toHaveAttribute('aria-autocomplete', 'list')
  expect(field).not.toHaveAttribute('aria-controls')
  write('Ver @', { behind: ' hoje' })
  const list = await screen.findByRole('listbox', { name: 'Pessoas para mencionar' })
  // An effect says it, after the list is there.
  await waitFor(() => expect(field).toHaveAttribute('aria-controls', list.id))
  expect(field).not.toHaveAttribute('aria-activedescendant')
  expect(key('ArrowDown')).toBe(false)
  const [first] = options()
  expect(field).toHaveAttribute('aria-activedescendant', required(first).id)
  const username = /@(\S+)/.exec(required(first).textContent ?? '')?.[1]
  expect(key('Enter')).toBe(false)
  expect(tools.replaceBefore).toHaveBeenCalledExactlyOnceWith(1, `@${username} `)
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(field).not.toHaveAttribute('aria-controls')
  expect(field).not.toHaveAttribute('aria-activedescendant')
})

test('keys of the list come before the editor’s own', async () => {
  const { field, write, key } = await open()
  const editor = vi.fn()
  required(field.querySelector('p')).addEventListener('keydown', editor)
  write('Ver @')
  await screen.findByRole('listbox')
  fireEvent.keyDown(required(field.querySelector('p')), { key: 'ArrowDown' })
  expect(editor).not.toHaveBeenCalled()
  expect(key('a')).toBe(true)
})

test('the list goes with the focus, and with the word', async () => {
  const { field, write } = await open()
  write('Ver @')
  await screen.findByRole('listbox')
  fireEvent.blur(field)
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  write('Ver ')
  write('Ver @')
  await screen.findByRole('listbox')
  write('Ver ')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})
