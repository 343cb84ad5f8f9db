import { required } from '@ementa/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claim } from '../drafts/kept-draft'
import { createMemoryRouter } from '../routing/app-router'
import { Link, NavLink } from '../routing/link'
import { RouterProvider } from '../routing/router-provider'
import { keepClear, observeHeight } from './layout'

const observers: { measure: (...heights: (number | undefined)[]) => void; options?: object; isOver?: boolean }[] = []

beforeEach(() => {
  observers.length = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      own: (typeof observers)[number]
      constructor(callback: (entries: unknown[]) => void) {
        const entry = (height?: number) => ({ borderBoxSize: height === undefined ? [] : [{ blockSize: height }] })
        this.own = { measure: (...heights) => callback(heights.map(entry)) }
        observers.push(this.own)
      }
      observe(_: Element, options: object) {
        this.own.options = options
      }
      disconnect() {
        this.own.isOver = true
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
})

test('a height is told once it is another one, in whole pixels, by the last measure', () => {
  const heights: number[] = []
  const stop = observeHeight(document.body, (px) => heights.push(px), 40)
  const [own] = observers
  own?.measure(39.8)
  own?.measure(10, 50.4)
  own?.measure(50)
  own?.measure(undefined)
  own?.measure()
  expect(heights).toEqual([50, 0])
  expect(own?.options).toEqual({ box: 'border-box' })
  stop()
  expect(own?.isOver).toBe(true)
})

const keepBar = keepClear('--ementa-action-bar')

test('what is kept in sight has its height known as long as it is there', () => {
  const known = () => document.documentElement.style.getPropertyValue('--ementa-action-bar')
  const { unmount } = render(<div ref={keepBar} />)
  observers[0]?.measure(64)
  expect(known()).toBe('64px')
  unmount()
  expect(known()).toBe('')
  expect(observers[0]?.isOver).toBe(true)
  expect(keepBar(null)).toBeUndefined()
})

/** The locks of a browser: each name is held by one at a time. */
function locks() {
  const held = new Set<string>()
  const requests: { options: { signal?: AbortSignal; ifAvailable?: boolean } }[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request: async (
        name: string,
        options: (typeof requests)[number]['options'],
        work: (lock: object | null) => unknown,
      ) => {
        requests.push({ options })
        if (held.has(name)) {
          if (options.signal) throw new DOMException('timed out', 'TimeoutError')
          return work(null)
        }
        held.add(name)
        await work({})
        held.delete(name)
      },
    },
  })
  return { held, requests }
}

test('a name belongs to who claims it first, until it is released', async () => {
  const { held, requests } = locks()
  const first = claim('a')
  const second = claim('a')
  expect(await Promise.all([first.isFirst, second.isFirst])).toEqual([true, false])
  second.release()
  expect(held.has('a')).toBe(true)
  first.release()
  await vi.waitFor(() => expect(held.has('a')).toBe(false))
  expect(requests[0]?.options).toEqual({ ifAvailable: true })
})

test('who has patience waits that long, and hears then that another tab has it', async () => {
  const { requests } = locks()
  claim('a')
  expect(await claim('a', { patience: 800 }).isFirst).toBe(false)
  expect(requests[1]?.options.signal).toBeInstanceOf(AbortSignal)
  expect(requests[1]?.options.ifAvailable).toBeUndefined()
})

test('what is released before it was given is not held, and without locks everybody is first', async () => {
  const { held } = locks()
  const given = claim('b')
  given.release()
  expect(await given.isFirst).toBe(true)
  await vi.waitFor(() => expect(held.has('b')).toBe(false))
  vi.stubGlobal('navigator', {})
  expect(await claim('a').isFirst).toBe(true)
})

function links(at = '/newsletters/a') {
  const router = createMemoryRouter(['/antes', at])
  const onClick = vi.fn()
  render(
    <RouterProvider router={router}>
      <Link to="/feed" state={{ from: 'a' }} onClick={onClick}>
        Feed
      </Link>
      <Link to="?aba=2">Aba</Link>
      <Link to={at}>Aqui</Link>
      <Link to="/feed" target="_blank">
        Outra janela
      </Link>
      <Link to="/feed" target="_self">
        Esta janela
      </Link>
      <Link to="/feed" onClick={(event) => event.preventDefault()}>
        Perguntar antes
      </Link>
      <NavLink to="/newsletters">Newsletters</NavLink>
      <NavLink to="/newsletters" end>
        Todas
      </NavLink>
      <NavLink to="/newsletter">Outra</NavLink>
      <NavLink to={at} end>
        Esta
      </NavLink>
    </RouterProvider>,
  )
  const press = (name: string, how: object = {}) => {
    const link = screen.getByRole('link', { name })
    let isTaken = false
    // A click that the page leaves to the browser must not load a page in happy-dom.
    const seen = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', seen, { once: true })
    act(() => void fireEvent.click(link, { button: 0, ...how }))
    return isTaken
  }
  const place = () => router.state.location.pathname + router.state.location.search
  return { router, onClick, press, place }
}

test('a plain click on a link is answered by the page, with its state; every other one is the browser’s', () => {
  const { router, onClick, press, place } = links()
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(press('Feed', how)).toBe(false)
  expect(press('Outra janela')).toBe(false)
  expect(place()).toBe('/newsletters/a')
  expect(press('Perguntar antes')).toBe(true)
  expect(place()).toBe('/newsletters/a')
  expect(press('Feed')).toBe(true)
  expect([place(), router.state.location.state]).toEqual(['/feed', { from: 'a' }])
  expect(onClick).toHaveBeenCalledTimes(6)
})

test('a link is relative to its page, one to the page itself is no step of the history', () => {
  const { router, press, place } = links()
  expect(screen.getByRole('link', { name: 'Aba' })).toHaveAttribute('href', '/newsletters/a?aba=2')
  press('Aqui')
  expect(router.state.action).toBe('REPLACE')
  press('Aba')
  expect([place(), router.state.action]).toEqual(['/newsletters/a?aba=2', 'PUSH'])
  expect(press('Esta janela')).toBe(true)
  expect(place()).toBe('/feed')
})

test('a link is marked on its page and on those below it, and with `end` on its page alone', () => {
  links()
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Newsletters', 'Esta'])
  expect(required(current[0])).toHaveAttribute('href', '/newsletters')
})
