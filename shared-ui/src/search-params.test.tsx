import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchParams, useTypedParam } from './search-params'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page() {
  const [params, set] = useSearchParams()
  const toggle = (name: string) =>
    set((now) => {
      if (now.has(name)) now.delete(name)
      else now.set(name, 'sim')
      return now
    })
  const { value, typed, setTyped, clear } = useTypedParam('q')
  return (
    <>
      <button type="button" onClick={() => toggle('um')}>
        Um
      </button>
      <button type="button" onClick={() => toggle('dois')}>
        Dois
      </button>
      <button type="button" onClick={clear}>
        Limpar
      </button>
      <input aria-label="Busca" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{params.toString()}</output>
      <p>Busca por {value}</p>
    </>
  )
}

function open(at = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Page /> },
      { path: '/fora', element: <p>fora</p> },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const press = (name: string) => screen.getByRole('button', { name }).click()
const shown = () => screen.getByRole('status').textContent
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const rest = () => act(() => vi.advanceTimersByTimeAsync(300))

test('two changes before a render both hold', () => {
  open()
  act(() => {
    press('Um')
    press('Dois')
  })
  expect(shown()).toBe('um=sim&dois=sim')
  act(() => {
    press('Um')
    press('Um')
  })
  expect(new URLSearchParams(shown() ?? '').get('um')).toBe('sim')
})

test('what changes nothing makes no step of the history', async () => {
  const router = open('/?um=sim')
  const changed = vi.fn()
  router.subscribe(changed)
  act(() => press('Limpar'))
  expect(changed).not.toHaveBeenCalled()
})

test('a page that is being left does not call itself back', async () => {
  const router = open()
  await act(async () => {
    void router.navigate('/fora')
    press('Um')
  })
  expect(router.state.location).toMatchObject({ pathname: '/fora', search: '' })
})

test('the field keeps every letter and moves the address once the typing has rested, with what else changed', async () => {
  open('/?q=antes')
  for (const text of ['a', 'ab', 'abc']) type(text)
  act(() => press('Um'))
  expect([field().value, shown()]).toEqual(['abc', 'q=antes&um=sim'])
  await rest()
  expect(shown()).toBe('q=abc&um=sim')
  expect(screen.getByText('Busca por abc')).toBeDefined()
})

test('the field follows an address that changed by itself', async () => {
  const router = open('/?q=antes')
  type('outra')
  await rest()
  await act(async () => void router.navigate('/?q=do+link'))
  expect(field().value).toBe('do link')
  act(() => press('Limpar'))
  expect([field().value, shown()]).toEqual(['', ''])
})
