import { address, createTestWorld, fill, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './search-box'

const SUGGESTED = {
  tags: ['lgpd', 'direito-novo'],
  users: [{ id: 'u', username: 'renata', display_name: 'Renata Sampaio', avatar_url: null }],
}

async function open(query = '', history: string[] = []) {
  const world = await createTestWorld({ as: 'anapaula' })
  for (const text of history) await world.services.api.search.addHistory({ query: text })
  const onSearch = vi.fn()
  const box = (query: string) => <SearchBox query={query} onSearch={onSearch} />
  const own = withCalls(world, 'search', { suggest: async () => SUGGESTED })
  const view = await renderWithServices(box(query), { world: own, at: '/search' })
  const kept = async () => (await world.services.api.search.listHistory()).history
  return { ...view, onSearch, kept }
}
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(field(), { key })
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

async function suggest() {
  await fill(field(), 're')
  await waitFor(() => expect(options()).toHaveLength(3))
}

test('arrows go round through the suggestions and the field, Escape closes them and an arrow opens them again', async () => {
  await open()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await suggest()
  expect(options()).toEqual(['LGPD', '#direito-novo', expect.stringContaining('Renata Sampaio')])
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Sugestões' }).id)
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  press('ArrowDown')
  expect(chosen()).toBe('LGPD')
  press('ArrowUp')
  expect(chosen()).toBeUndefined()
  press('ArrowUp')
  expect(chosen()).toContain('Renata Sampaio')
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  press('ArrowDown')
  expect(chosen()).toBeUndefined()
  press('ArrowDown', 'Escape')
  expect(options()).toEqual([])
  expect(fireEvent.keyDown(field(), { key: 'Escape' }), 'left to the browser, which empties the field').toBe(true)
  press('ArrowDown')
  expect([options().length, chosen()]).toEqual([3, undefined])
  press('ArrowDown')
  expect(chosen()).toBe('LGPD')
  fireEvent.blur(field())
  expect(options()).toEqual([])
  fireEvent.click(field())
  expect(options()).toHaveLength(3)
})

test.each([
  ['LGPD', '/search?tag=lgpd', 'lgpd'],
  ['Renata Sampaio', '/u/renata', '@renata'],
])('a suggestion leads to its own page and is remembered: %s', async (name, href, remembered) => {
  const { onSearch, kept } = await open()
  await suggest()
  fireEvent.click(screen.getByRole('option', { name: new RegExp(name) }))
  // The current page is that of the tag.
  if (href.startsWith('/u/')) await waitFor(() => expect(address()).toBe(href))
  else await waitFor(() => expect(options()).toEqual([]))
  await waitFor(async () => expect(await kept()).toEqual([remembered]))
  expect(onSearch).not.toHaveBeenCalled()
})

test('the recent searches that cannot be removed come back, with a word about it', async () => {
  const { simulate, toasts } = await open('', ['um'])
  fireEvent.focus(field())
  const clear = await screen.findByRole('button', { name: 'Limpar buscas recentes' })
  simulate({ fail: ['search.clearHistory'] })
  fireEvent.click(clear)
  expect(field()).toHaveFocus()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro', status: 'error' }]))
  expect(options()).toEqual(['um'])
})

test('emptying the field empties the search at once, and what was searched elsewhere comes into it', async () => {
  const { onSearch, press: shortcut } = await open('direito')
  shortcut('/')
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 7])
  await fill(field(), 'direitos')
  expect(onSearch, 'before that, on the way through the empty field').toHaveBeenCalledExactlyOnceWith('')
  expect(field().value).toBe('direitos')
  fireEvent.click(screen.getByRole('button', { name: 'Limpar busca' }))
  expect(onSearch).toHaveBeenCalledTimes(2)
})
