import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRoutes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '../routing/app-router'
import { RouterProvider } from '../routing/router-provider'
import {
  type AddressOptions,
  addressParams,
  choiceParam,
  optionalParam,
  textParam,
  useAddressState,
  useOpenInAddress,
  useTypedParam,
} from './use-address'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

const PARAMS = addressParams({
  aba: choiceParam(['todas', 'minhas']),
  ordem: choiceParam(['antigas', 'novas']),
  tag: optionalParam,
})

test('one parameter each: defaults leave no trace, nonsense counts as absent, the rest of the address stays', () => {
  const address = new URLSearchParams('aba=outra&tag=lgpd&de=fora')
  expect(PARAMS.read(address)).toEqual({ aba: 'todas', ordem: 'antigas', tag: 'lgpd' })
  expect(PARAMS.write({ aba: 'minhas', ordem: 'antigas', tag: null }, address).toString()).toBe('aba=minhas&de=fora')
  expect(addressParams({ q: textParam }).read(new URLSearchParams())).toEqual({ q: '' })
})

const states: unknown[] = []

function Page({ options }: { options?: AddressOptions }) {
  const [state, set] = useAddressState(PARAMS, options)
  const { value, typed, setTyped, clear, resets } = useTypedParam('q', options)
  const { openId, open, close } = useOpenInAddress('item', options)
  states.push(state)
  const buttons: Record<string, () => void> = {
    minhas: () => set({ aba: 'minhas' }),
    alternar: () => set((now) => ({ ordem: now.ordem === 'novas' ? 'antigas' : 'novas' })),
    etiqueta: () => set({ tag: 'lgpd' }, { history: 'push' }),
    limpar: clear,
    'Abrir um': () => open('um'),
    'Abrir dois': () => open('dois'),
    Fechar: close,
  }
  return (
    <>
      {Object.entries(buttons).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
      <input key={resets} aria-label="Busca" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{JSON.stringify(state)}</output>
      <p>Busca por {value}</p>
      <p>Aberto: {openId ?? 'nada'}</p>
    </>
  )
}

function open(at = '/', options?: AddressOptions) {
  states.length = 0
  const router = createMemoryRouter(['/fora', at])
  render(
    <RouterProvider router={router}>
      <Pages options={options} />
    </RouterProvider>,
  )
  return router
}

function Pages({ options }: { options?: AddressOptions }) {
  return useRoutes([
    { path: '/', element: <Page options={options} /> },
    { path: '/fora', element: <p>fora</p> },
  ])
}

const press = (name: string) => screen.getByRole('button', { name }).click()
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const field = () => screen.getByRole<HTMLInputElement>('textbox')
/** Timers are held in this file, and user-event would wait for one. */
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('two changes before a render both hold, and a function gets the state that holds by then', () => {
  const router = open()
  act(() => {
    press('minhas')
    press('alternar')
    press('alternar')
    press('alternar')
  })
  expect(shown()).toEqual({ aba: 'minhas', ordem: 'novas', tag: null })
  expect(router.state.location.search).toBe('?aba=minhas&ordem=novas')
})

test('what changes nothing makes no step of the history, and no other state', () => {
  const router = open('/?aba=minhas')
  const changed = vi.fn()
  router.subscribe(changed)
  act(() => press('minhas'))
  expect(changed).not.toHaveBeenCalled()
  expect(new Set(states).size).toBe(1)
})

test('a pushed change is a step of the history, a replaced one is none', async () => {
  const router = open()
  act(() => press('minhas'))
  act(() => press('etiqueta'))
  expect(shown().tag).toBe('lgpd')
  await act(() => router.navigate(-1))
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?aba=minhas' })
  await act(() => router.navigate(-1))
  expect(screen.getByText('fora')).toBeDefined()
})

test('a page that is being left does not call itself back', async () => {
  const router = open()
  await act(async () => {
    void router.navigate('/fora')
    press('minhas')
  })
  expect(router.state.location).toMatchObject({ pathname: '/fora', search: '' })
})

describe('a field that is typed', () => {
  test('keeps every letter and moves the address once the typing has rested, with what else changed', async () => {
    const router = open('/?q=antes')
    for (const text of ['a', 'ab', 'abc']) type(text)
    act(() => press('minhas'))
    expect([field().value, router.state.location.search]).toEqual(['abc', '?q=antes&aba=minhas'])
    await wait(300)
    expect(router.state.location.search).toBe('?q=abc&aba=minhas')
    expect(screen.getByText('Busca por abc')).toBeDefined()
  })

  test('follows an address that changed by itself', async () => {
    const router = open('/?q=antes')
    type('outra')
    await wait(300)
    const before = field()
    await act(() => router.navigate('/?q=do+link'))
    expect(field().value).toBe('do link')
    expect(field()).not.toBe(before)
    act(() => press('limpar'))
    expect([field().value, router.state.location.search]).toEqual(['', ''])
  })
})

describe('a page whose address rests', () => {
  const rests = { rests: 150 }

  test('shows a choice at once and writes the address later, both of two choices', async () => {
    const router = open('/', rests)
    act(() => press('minhas'))
    expect([shown().aba, router.state.location.search]).toEqual(['minhas', ''])
    await wait(100)
    act(() => press('alternar'))
    expect(shown()).toMatchObject({ aba: 'minhas', ordem: 'novas' })
    await wait(149)
    expect(router.state.location.search).toBe('')
    await wait(1)
    expect(router.state.location.search).toBe('?aba=minhas&ordem=novas')
    expect(shown()).toMatchObject({ aba: 'minhas', ordem: 'novas' })
  })

  test('gives way to a link that is followed meanwhile', async () => {
    const router = open('/', rests)
    act(() => press('minhas'))
    await act(() => router.navigate('/?tag=lgpd'))
    expect(shown()).toEqual({ aba: 'todas', ordem: 'antigas', tag: 'lgpd' })
    await wait(300)
    expect(router.state.location.search).toBe('?tag=lgpd')
  })
})

describe.each([
  ['follows the router', undefined],
  ['rests', { rests: 150 }],
])('what is open, where the address %s', (_, options) => {
  test('is closed by Back, and going on to another is no step of the history', async () => {
    const router = open('/', options)
    act(() => press('Abrir um'))
    act(() => press('Abrir dois'))
    await wait(200)
    expect(screen.getByText('Aberto: dois')).toBeDefined()
    await act(() => router.navigate(-1))
    expect(screen.getByText('Aberto: nada')).toBeDefined()
    expect(router.state.location.pathname).toBe('/')
  })

  test('takes its step back when it is closed', async () => {
    const router = open('/', options)
    act(() => press('Abrir um'))
    await act(async () => press('Fechar'))
    await wait(200)
    expect(screen.getByText('Aberto: nada')).toBeDefined()
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/fora')
  })

  test('is closed in place when it came with a link, or when something else changed below it', async () => {
    const router = open('/?item=um', options)
    act(() => press('Fechar'))
    await wait(200)
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' })
    act(() => press('Abrir um'))
    act(() => press('minhas'))
    await wait(200)
    act(() => press('Fechar'))
    await wait(200)
    expect(router.state.location.search).toBe('?aba=minhas')
    await act(() => router.navigate(-1))
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' })
  })
})
